import css from '../parts/cells.module.css';
import { signOf } from '../parts/decimal.ts';
import { defineCell } from '../parts/define-cell.tsx';
import { moneyFormat } from './format.ts';

/** Below zero red, zero grey, figures of one width. */
const classes = { [-1]: css.negative, 0: css.zero, 1: css.number } as const;
/** What the company gains is green and what it loses is red, whichever way the column counts. */
const gains = {
  company: { [-1]: css.negative, 0: css.zero, 1: css.positive },
  player: { [-1]: css.positive, 0: css.zero, 1: css.negative },
} as const;

export const moneyCell = defineCell(moneyFormat, {
  render: (value, field, context, row) => (
    <span className={(field.gain ? gains[field.gain] : classes)[signOf(value)]}>
      {moneyFormat.text(value, field, context, row)}
    </span>
  ),
});
