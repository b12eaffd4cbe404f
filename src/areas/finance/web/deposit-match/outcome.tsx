import { Link } from 'wouter';
import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './match.module.css';
import type { KnownLine } from './read-match.ts';
import { useMatchText } from './texts.ts';

/** What was decided about a line: the word, who gave it when and why, and what became of the money. */
export function Outcome({ line }: { readonly line: KnownLine | undefined }) {
  const text = useMatchText();
  const context = useFormatContext();
  if (!line || (line.review_status !== 'cleared' && line.review_status !== 'confirmed')) return null;
  const { review_status: result, reviewer: by, reviewed_at: at, review_note: note } = line;
  const deposit = line.match_status === 'matched' ? line.deposit_ref : undefined;
  return (
    <Card
      className={`${css.part} ${css.outcome}`}
      data-tone={result === 'confirmed' ? 'danger' : 'success'}
      aria-label={text.review}
    >
      <Toolbar className={css.row}>
        <strong>
          {text.review}: {formatValue(r.review_status, result, context)}
        </strong>
        <span>{[by && text.by(by), at && formatValue(r.reviewed_at, at, context)].filter(Boolean).join(' · ')}</span>
      </Toolbar>
      {note && <blockquote>{note}</blockquote>}
      {deposit ? (
        <span>
          {text.creditedAs}{' '}
          <Link className={css.ref} href={`/finance/deposit_requests?ref=${deposit}`}>
            {deposit}
          </Link>
        </span>
      ) : (
        line.match_status === 'ignored' && <span>{text.leftAside}</span>
      )}
    </Card>
  );
}
