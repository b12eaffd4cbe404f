import { replenishTicketFields as fields } from '#generated/api/fields/replenish-ticket.ts';
import type { Note } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import css from './stepper.module.css';

/** What people said about the ticket, oldest first; nothing where nobody said anything. */
export function TicketComments({ said }: { readonly said: readonly Note[] }) {
  const label = useLabel();
  const context = useFormatContext();
  if (said.length === 0) return null;
  return (
    <Card dense title={label(fields.comments.label)} aria-label={label(fields.comments.label)}>
      {said.map((one) => (
        <div key={`${one.at} ${one.by}`} className={css.comment}>
          <Quiet>
            {one.by} · {formatValue(fields.created_at, one.at, context)}
          </Quiet>
          {one.text}
        </div>
      ))}
    </Card>
  );
}
