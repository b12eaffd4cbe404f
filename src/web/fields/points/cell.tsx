import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { pointsFormat } from './format.ts';

export const pointsCell = defineCell(pointsFormat, {
  render: (value, field, context, row) => (
    <span className={css.number}>{pointsFormat.text(value, field, context, row)}</span>
  ),
});
