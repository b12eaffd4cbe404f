import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import css from './match.module.css';
import { useOwnerText } from './owner-texts.ts';
import type { KnownLine } from './read-match.ts';

/** How much came, from whom, when and where to: what every member is compared with, in as little room as it takes. */
export function Payer({ line }: { readonly line: KnownLine }) {
  const text = useOwnerText();
  const context = useFormatContext();
  const parts = [
    [line.from_bank_code, line.from_account_no].filter(Boolean).join(' '),
    formatField(r.txn_at, line, context),
    line.bank_name && `${text.into} ${line.bank_name}`,
  ];
  return (
    <Card className={`${css.part} ${css.edge}`} data-tone="warning" aria-label={text.payer}>
      <div className={css.who}>
        <strong>{line.from_account_name || text.unknownPayer}</strong>
        <strong className={`tnum ${css.amount}`}>{formatField(r.amount, line, context)}</strong>
      </div>
      <Quiet className={css.small}>{parts.filter(Boolean).join(' · ')}</Quiet>
    </Card>
  );
}
