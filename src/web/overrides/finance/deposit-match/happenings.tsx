import type { Row } from '#contract/envelope.ts';
import { depositFields as d } from '#generated/web/finance/fields/deposit.ts';
import { rawTransactionFields as r } from '#generated/web/finance/fields/raw-transaction.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from './match.module.css';
import { textOf } from './read-match.ts';
import { useMatchText } from './texts.ts';

/** What happened on all sides, in the order of time. */
export function Happenings({ moments }: { readonly moments: readonly Row[] }) {
  const text = useMatchText();
  const context = useFormatContext();
  const words: Readonly<Record<string, string>> = {
    'line.moved': text.moved,
    'line.detected': text.detected,
    'order.created': text.orderCreated,
    'order.callback': text.callback,
    'wallet.credited': text.credited,
  };
  const nameOf = (what: string): string => {
    const [side = '', state = ''] = what.split('.');
    if (side === 'deposit') return formatValue(d.status, state, context);
    if (side === 'review') return `${text.review}: ${formatValue(r.review_status, state, context)}`;
    return words[what] ?? what;
  };
  return (
    <ol className={css.time}>
      {moments.map((moment, index) => {
        const at = textOf(moment, 'at');
        const message = textOf(moment, 'message');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: moments are never reordered
          <li key={index}>
            {nameOf(textOf(moment, 'what') ?? '')}
            <small>
              <time dateTime={at}>{formatValue(d.requested_at, at, context)}</time>
              {textOf(moment, 'by') && ` · ${textOf(moment, 'by')}`}
              {message && ` · ${message}`}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
