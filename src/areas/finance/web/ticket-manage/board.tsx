import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { ticketStatusOptions } from '#generated/api/enums/ticket-status.ts';
import type { TicketListReply } from '#generated/api/finance.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { boardDrag } from '#web/ui/board-drag.ts';
import { Card } from '#web/ui/card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import css from './board.module.css';
import { TicketCard } from './card.tsx';
import { moveTo } from './moves.ts';
import { useBoardText } from './texts.ts';

const statuses = ticketStatusOptions.map(({ value }) => value);

/** Cards are dragged inside `area`, or sent with Alt and an arrow: either asks for the move that leads there. */
function useCardMoves(area: RefObject<HTMLElement | null>, model: ListModel<TicketListReply>) {
  const can = useCan();
  const { rows } = model.list;
  const rowOf = (id: string) => rows.find((row) => String(row.id) === id);
  const actions = {
    canLand: (id: string, column: string) => {
      const row = rowOf(id);
      return row !== undefined && moveTo(row, column, { model, can }) !== undefined;
    },
    land: (id: string, column: string) => {
      const row = rowOf(id);
      const move = row && moveTo(row, column, { model, can });
      if (row && move) model.actions.start(move, row);
    },
  };
  const latest = useRef(actions);
  latest.current = actions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are those of the rows
  useEffect(() => {
    if (!area.current) return;
    return boardDrag(area.current, {
      cards: 'li[data-id]',
      columns: 'section[data-column]',
      canLand: (id, column) => latest.current.canLand(id, column),
      onDrop: (id, column) => latest.current.land(id, column),
    });
  }, [rows]);
  return (event: KeyboardEvent, row: TicketListReply) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (by === undefined || !event.altKey) return;
    // Alt+← would leave the page.
    event.preventDefault();
    const from = statuses.indexOf(row.status);
    const id = String(row.id);
    const ahead = by > 0 ? statuses.slice(from + 1) : statuses.slice(0, Math.max(0, from)).reverse();
    const column = ahead.find((one) => actions.canLand(id, one));
    if (column !== undefined) actions.land(id, column);
  };
}

/**
 * The tickets of the list by status: a column each, which a narrow screen shows one after the other. A card that is
 * dragged into another column, or sent there with Alt and an arrow, asks for the move that leads there.
 */
export function TicketBoard({ model }: { readonly model: ListModel<TicketListReply> }) {
  const text = useBoardText();
  const label = useLabel();
  const area = useRef<HTMLDivElement>(null);
  const { list } = model;
  const facets = list.reply?.facets ?? {};
  const onKeyDown = useCardMoves(area, model);
  return (
    <>
      <Quiet className={css.hint}>{text.hint}</Quiet>
      <div ref={area} className={css.board}>
        {ticketStatusOptions.map(({ value, label: name }) => {
          const here = list.rows.filter(({ status }) => status === value);
          const count = facets[value] ?? here.length;
          return (
            <Card
              key={value}
              dense
              className={css.column}
              aria-label={label(name)}
              data-column={value}
              title={`${label(name)} ${count}`}
            >
              {here.length === 0 && <Quiet>{text.none}</Quiet>}
              <ul className={css.list}>
                {here.map((ticket) => (
                  <TicketCard
                    key={ticket.id}
                    ticket={ticket}
                    model={model}
                    onKeyDown={(event) => onKeyDown(event, ticket)}
                  />
                ))}
              </ul>
              {count > here.length && here.length > 0 && <Quiet>{text.more(count - here.length)}</Quiet>}
            </Card>
          );
        })}
      </div>
    </>
  );
}
