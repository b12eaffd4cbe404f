import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { multiplierFormat } from './format.ts';

export const multiplierCell = defineCell(multiplierFormat, {
  render: (value, field, context, row) => (
    <span className={css.number}>{multiplierFormat.text(value, field, context, row)}</span>
  ),
});
