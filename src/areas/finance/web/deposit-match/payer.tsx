import type { Row } from '#contract/envelope.ts';
import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useOwnerText } from './owner-texts.ts';
import css from './owners.module.css';
import { textOf } from './read-match.ts';

/** How much came, from whom, when and where to: what every member is compared with, in as little room as it takes. */
export function Payer({ line }: { readonly line: Row }) {
  const text = useOwnerText();
  const context = useFormatContext();
  const bank = textOf(line, 'bank_name');
  const said = [
    [textOf(line, 'from_bank_code'), textOf(line, 'from_account_no')].filter(Boolean).join(' '),
    formatField(r.txn_at, line, context),
    bank && `${text.into} ${bank}`,
  ];
  return (
    <section className={css.payer} aria-label={text.payer}>
      <strong>{textOf(line, 'from_account_name') ?? text.unknownPayer}</strong>
      <span className={css.amount}>{formatField(r.amount, line, context)}</span>
      <small>{said.filter(Boolean).join(' · ')}</small>
    </section>
  );
}
