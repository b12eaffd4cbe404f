import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import type { DepositMoment } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Moments } from '#web/ui/panel.tsx';
import { useMatchText } from './texts.ts';

/** What happened on all sides, in the order of time. */
export function Timeline({ moments }: { readonly moments: readonly DepositMoment[] }) {
  const text = useMatchText();
  const context = useFormatContext();
  const labels: Readonly<Record<string, string>> = {
    'line.moved': text.moved,
    'line.detected': text.detected,
    'line.match': text.matched,
    'line.unmatch': text.unmatched,
    'line.reopen': text.reopened,
    'order.created': text.orderCreated,
    'order.callback': text.callback,
    'wallet.credited': text.credited,
  };
  const nameOf = (what: string): string => {
    const [side = '', state = ''] = what.split('.');
    if (side === 'deposit') return formatValue(d.status, state, context);
    if (side === 'review') return `${text.review}: ${formatValue(r.review_status, state, context)}`;
    return labels[what] ?? what;
  };
  return (
    <Moments
      list={moments.map((moment) => ({
        at: moment.at,
        shown: formatValue(d.requested_at, moment.at, context),
        what: nameOf(moment.what),
        more: [moment.by, moment.message].map((part) => (part ? ` · ${part}` : '')).join(''),
      }))}
    />
  );
}
