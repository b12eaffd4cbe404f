import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { ipFormat } from './format.ts';

export const ipCell = defineCell(ipFormat, {
  render: (value, field, context, row) => <span className={css.code}>{ipFormat.text(value, field, context, row)}</span>,
});
