import { type TicketStatus, ticketStatusOptions } from '#generated/api/enums/ticket-status.ts';
import { useLabel } from '#web/locale/language.ts';
import surface from '#web/ui/card.module.css';
import css from './stepper.module.css';

const way: readonly TicketStatus[] = ['open', 'accepted', 'transferred', 'completed'];

/** The progress of the ticket: the steps done, the current one, those to come. */
export function TicketStepper({ status }: { readonly status: TicketStatus }) {
  const label = useLabel();
  const steps: readonly TicketStatus[] = status === 'cancelled' ? ['open', 'cancelled'] : way;
  const at = steps.indexOf(status);
  return (
    <ol className={`${surface.card} ${css.steps}`} data-dense>
      {steps.map((step, index) => {
        const option = ticketStatusOptions.find(({ value }) => value === step);
        const state = index < at || status === 'completed' ? 'done' : index === at ? 'now' : 'next';
        return (
          <li
            key={step}
            className={css.step}
            data-state={step === 'cancelled' ? 'ended' : state}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={css.mark}>{state === 'done' ? '✓' : index + 1}</span>
            {option ? label(option.label) : step}
          </li>
        );
      })}
    </ol>
  );
}
