import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { idFormat } from './format.ts';

export const idCell = defineCell(idFormat, {
  render: (value, field, context, row) => (
    <span className={css.number}>{idFormat.text(value, field, context, row)}</span>
  ),
});
