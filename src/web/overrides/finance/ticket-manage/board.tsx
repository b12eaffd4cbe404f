import { ticketStatusOptions } from '#generated/api/enums/ticket-status.ts';
import type { TicketListReply } from '#generated/api/finance.ts';
import { useLabel } from '#web/locale/language.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import css from './board.module.css';
import { TicketCard } from './card.tsx';
import { useBoardText } from './texts.ts';

/** The tickets of the list by status: a column each, which a narrow screen shows one after the other. */
export function TicketBoard({ model }: { readonly model: ListModel }) {
  const text = useBoardText();
  const label = useLabel();
  const { list } = model;
  const facets = list.reply?.facets ?? {};
  // Rows of this list are what its call answers.
  const tickets = list.rows as unknown as readonly TicketListReply[];
  return (
    <div className={css.board}>
      {ticketStatusOptions.map(({ value, label: name }) => {
        const here = tickets.flatMap((ticket, index) => {
          const row = list.rows[index];
          return ticket.status === value && row ? [{ ticket, row }] : [];
        });
        const count = facets[value] ?? here.length;
        return (
          <section key={value} className={css.column} aria-label={label(name)}>
            <h2 className={css.heading}>
              {label(name)} <span>{count}</span>
            </h2>
            {here.length === 0 && <p className={css.empty}>{text.none}</p>}
            <ul className={css.list}>
              {here.map(({ ticket, row }) => (
                <TicketCard key={ticket.id} ticket={ticket} row={row} model={model} />
              ))}
            </ul>
            {count > here.length && here.length > 0 && <p className={css.empty}>{text.more(count - here.length)}</p>}
          </section>
        );
      })}
    </div>
  );
}
