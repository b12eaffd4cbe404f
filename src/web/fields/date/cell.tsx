import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { dateFormat } from './format.ts';

export const dateCell = defineCell(dateFormat, {
  render: (value, field, context, row) => (
    <span className={css.clock}>{dateFormat.text(value, field, context, row)}</span>
  ),
});
