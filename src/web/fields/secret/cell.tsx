import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { secretFormat } from './format.ts';

export const secretCell = defineCell(secretFormat, {
  render: (value, field, context, row) => (
    <span className={css.code}>{secretFormat.text(value, field, context, row)}</span>
  ),
});
