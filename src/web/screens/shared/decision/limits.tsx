import type { Limit } from '#contract/decision.ts';
import type { Field } from '#contract/field.ts';
import { formatMoney, satang } from '#contract/money.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import marks from '#web/ui/marks.module.css';
import css from './decision.module.css';
import { useDecisionText } from './texts.ts';

const money: Field = { name: 'amount', kind: 'money', label: { th: '', en: '' } };

/** How much of a limit is taken once this is done, 0 to 100: for drawing alone. */
function taken({ max, left, needs }: Limit): number {
  const whole = Number(max);
  if (!(whole > 0)) return 100;
  return Math.min(100, Math.max(0, Math.round(((whole - Number(left) + Number(needs)) / whole) * 100)));
}

function isPassed({ left, needs }: Limit): boolean {
  try {
    return satang(needs) > satang(left);
  } catch {
    return true;
  }
}

/** A limit that is passed already has nothing left. */
const leftOf = ({ left }: Limit): string => (left.startsWith('-') ? formatMoney(0n) : left);

/** What is left of each limit, and how much of it this takes. */
export function Limits({ limits }: { readonly limits: readonly Limit[] }) {
  const text = useDecisionText();
  const context = useFormatContext();
  if (limits.length === 0) return null;
  return (
    <ul className={css.limits} aria-label={text.limits}>
      {limits.map((limit) => (
        <li key={limit.code} data-tone={isPassed(limit) ? 'danger' : 'success'}>
          <span>{limit.label[context.language]}</span>
          <span className={css.left}>
            {text.left(formatValue(money, leftOf(limit), context), formatValue(money, limit.max, context))}
          </span>
          <span className={marks.meter}>
            <span style={{ width: `${taken(limit)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
