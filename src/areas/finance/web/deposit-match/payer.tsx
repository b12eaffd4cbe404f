import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useOwnerText } from './owner-texts.ts';
import css from './owners.module.css';
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
    <section className={css.payer} aria-label={text.payer}>
      <strong>{line.from_account_name || text.unknownPayer}</strong>
      <span className={css.amount}>{formatField(r.amount, line, context)}</span>
      <small>{parts.filter(Boolean).join(' · ')}</small>
    </section>
  );
}
