import { Link } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from './match.module.css';
import { textOf } from './read-match.ts';
import { useMatchText } from './texts.ts';

/** What was decided about a line: the word, who gave it when and why, and what became of the money. */
export function Outcome({ line }: { readonly line: Row | undefined }) {
  const text = useMatchText();
  const context = useFormatContext();
  const result = textOf(line, 'review_status');
  if (result !== 'cleared' && result !== 'confirmed') return null;
  const by = textOf(line, 'reviewer');
  const at = textOf(line, 'reviewed_at');
  const note = textOf(line, 'review_note');
  const deposit = line?.match_status === 'matched' ? textOf(line, 'deposit_ref') : undefined;
  return (
    <section className={css.outcome} data-result={result} aria-label={text.review}>
      <p>
        <strong>
          {text.review}: {formatValue(r.review_status, result, context)}
        </strong>
        <span>{[by && text.by(by), at && formatValue(r.reviewed_at, at, context)].filter(Boolean).join(' · ')}</span>
      </p>
      {note && <blockquote>{note}</blockquote>}
      <p>
        {deposit ? (
          <>
            {text.creditedAs}{' '}
            <Link className={css.ref} href={`/finance/deposit_requests?ref=${deposit}`}>
              {deposit}
            </Link>
          </>
        ) : (
          line?.match_status === 'ignored' && text.leftAside
        )}
      </p>
    </section>
  );
}
