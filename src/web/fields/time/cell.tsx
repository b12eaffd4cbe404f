import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { timeFormat } from './format.ts';

export const timeCell = defineCell(timeFormat, {
  render: (value, field, context, row) => (
    <span className={css.clock}>{timeFormat.text(value, field, context, row)}</span>
  ),
});
