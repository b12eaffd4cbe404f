import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { percentFormat } from './format.ts';

export const percentCell = defineCell(percentFormat, {
  render: (value, field, context, row) => (
    <span className={css.number}>{percentFormat.text(value, field, context, row)}</span>
  ),
});
