import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { phoneFormat } from './format.ts';

export const phoneCell = defineCell(phoneFormat, {
  render: (value, field, context, row) => (
    <span className={css.clock}>{phoneFormat.text(value, field, context, row)}</span>
  ),
});
