import { replenishTicketFields as fields } from '#generated/web/finance/fields/replenish-ticket.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import css from './stepper.module.css';

type Unknown = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

/** What people said about the ticket, oldest first; nothing where nobody said anything. */
export function TicketComments({ value }: { readonly value: unknown }) {
  const label = useLabel();
  const context = useFormatContext();
  const said = Array.isArray(value) ? value.filter(isRecord) : [];
  if (said.length === 0) return null;
  return (
    <section className={css.comments} aria-label={label(fields.comments.label)}>
      <h2 className={css.title}>{label(fields.comments.label)}</h2>
      {said.map((one) => (
        <p key={`${String(one.at)} ${String(one.by)}`} className={css.comment}>
          <small>
            {String(one.by ?? '')} · {formatValue(fields.created_at, one.at, context)}
          </small>
          {String(one.text ?? '')}
        </p>
      ))}
    </section>
  );
}
