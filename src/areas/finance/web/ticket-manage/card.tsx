import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { replenishTicketFields as fields } from '#generated/api/fields/replenish-ticket.ts';
import type { TicketListReply } from '#generated/api/finance.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import surface from '#web/ui/card.module.css';
import table from '#web/ui/framed-table.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './board.module.css';
import { readyMoves } from './moves.ts';
import { useBoardText } from './texts.ts';

interface Props {
  readonly ticket: TicketListReply;
  readonly model: ListModel<TicketListReply>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One ticket on the board: what it asks for, whose it is, and the moves that can be made now. */
export function TicketCard({ ticket, model, onKeyDown }: Props) {
  const text = useBoardText();
  const label = useLabel();
  const can = useCan();
  const context = useFormatContext();
  const { actions } = model;
  const ready = readyMoves(ticket, { model, can });
  return (
    <li
      className={`${surface.card} ${css.ticket}`}
      data-dense
      data-id={ticket.id}
      data-priority={ticket.priority}
      data-movable={ready.length > 0 || undefined}
      onKeyDown={onKeyDown}
    >
      <Toolbar className={css.top}>
        <Link
          className={table.link}
          href={`/finance/ticket/detail?id=${ticket.id}`}
          draggable={false}
          aria-keyshortcuts="Alt+ArrowRight Alt+ArrowLeft"
        >
          {ticket.ticket_ref}
        </Link>
        <span data-end>
          {ticket.priority !== 'normal' && `${formatValue(fields.priority, ticket.priority, context)} · `}
          <time className={css.dim} dateTime={ticket.created_at}>
            {sinceText(ticket.created_at, text)}
          </time>
        </span>
      </Toolbar>
      <div className={css.amount}>{formatValue(fields.amount, ticket.amount, context)}</div>
      {ticket.actual_amount !== null && ticket.actual_amount !== ticket.amount && (
        <Quiet className={css.line}>
          {text.actual} {formatValue(fields.actual_amount, ticket.actual_amount, context)}
        </Quiet>
      )}
      <Quiet className={css.line}>
        <strong>{ticket.target_bank_name}</strong> {text.from}{' '}
        {ticket.source_bank_name ||
          ticket.gateway_account_name ||
          formatValue(fields.source_type, ticket.source_type, context)}
      </Quiet>
      <Quiet className={css.line}>{ticket.assignee_name || ticket.finance_team_name || text.nobody}</Quiet>
      {ready.length > 0 && (
        <Toolbar className={css.buttons}>
          {ready.map((action) => (
            <Button
              key={action.id}
              size="xs"
              variant="light"
              {...(action.tone === 'danger' && { color: 'red' })}
              aria-label={`${label(action.label)} ${ticket.ticket_ref ?? ''}`}
              onClick={() => actions.start(action, ticket)}
            >
              {label(action.label)}
            </Button>
          ))}
        </Toolbar>
      )}
    </li>
  );
}

function sinceText(at: string, text: ReturnType<typeof useBoardText>): string {
  const age = Math.max(0, Math.round((Date.now() - Date.parse(at)) / 60_000));
  if (age < 60) return text.minutes(age);
  return age < 1_440 ? text.hours(Math.round(age / 60)) : text.days(Math.round(age / 1_440));
}
