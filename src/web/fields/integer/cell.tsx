import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { integerFormat } from './format.ts';

export const integerCell = defineCell(integerFormat, {
  render: (value, field, context, row) => (
    <span className={css.number}>{integerFormat.text(value, field, context, row)}</span>
  ),
});
