import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { datetimeFormat } from './format.ts';

export const datetimeCell = defineCell(datetimeFormat, {
  render: (value, field, context, row) => (
    <span className={css.clock}>{datetimeFormat.text(value, field, context, row)}</span>
  ),
});
