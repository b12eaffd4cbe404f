import { replenishTicketFields as fields } from '#generated/api/fields/replenish-ticket.ts';
import type { Note } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import css from './stepper.module.css';

/** What people said about the ticket, oldest first; nothing where nobody said anything. */
export function TicketComments({ said }: { readonly said: readonly Note[] }) {
  const label = useLabel();
  const context = useFormatContext();
  if (said.length === 0) return null;
  return (
    <section className={css.comments} aria-label={label(fields.comments.label)}>
      <h2 className={css.title}>{label(fields.comments.label)}</h2>
      {said.map((one) => (
        <p key={`${one.at} ${one.by}`} className={css.comment}>
          <small>
            {one.by} · {formatValue(fields.created_at, one.at, context)}
          </small>
          {one.text}
        </p>
      ))}
    </section>
  );
}
