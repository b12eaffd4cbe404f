import { reasonOf } from '#contract/decision.ts';
import type { Entity } from '#contract/endpoint.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid } from '#server/base/failure.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { applyMove } from '#server/records/apply-move.ts';
import type { Tools } from '#server/records/write.ts';
import { complete } from './complete.ts';
import { prove } from './prove.ts';
import { ticketTexts } from './texts.ts';

export type Ticket = RowOf<'replenish_ticket'>;
export type TicketBody = Parameters<Services<Context>['ticket.update']>[0]['body'];
type Action = TicketBody['action'];

/** Columns that a move sets in addition to the status. `before` is the locked row. */
export type TicketMove = (ctx: TransactionContext, before: Ticket, body: TicketBody) => Promise<Partial<Ticket>>;

const moves: Readonly<Record<Action, TicketMove>> = {
  accept: async ({ principal }) => ({ assignee_id: principal.userId }),
  release: async () => ({ assignee_id: null }),
  transfer: prove,
  confirm: complete,
  // The proof is removed: the next transfer needs its own.
  reject: async () => ({
    actual_amount: null,
    transferred_at: null,
    transferred_by: null,
    reference: null,
    slip_image: null,
  }),
  cancel: async () => ({}),
  comment: async (ctx, before, body) => {
    const text = body.comment?.trim() ?? '';
    if (text === '') throw invalid({ comment: ticketTexts.commentRequired });
    const line = { at: ctx.clock.now().toISOString(), by: ctx.principal.name, text };
    // Comments are no part of the history of the status.
    return { comments: [...before.comments, line], timeline: before.timeline };
  },
};

/**
 * `POST ticket/update`: one guarded move of a ticket, or a comment, in the transaction that also keeps the answer for
 * the same key. Who may make which is in `decide/`. Throws 404, 409 (somebody was faster), 422.
 */
export function updateTicket(tools: Tools, entity: Entity<Ticket>): Services<Context>['ticket.update'] {
  return ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { action } = body;
      const reason = [body.reason?.trim(), reasonOf(body.warning_reason)].filter(Boolean).join(' · ');
      const { row } = await applyMove(
        tools,
        entity,
        {
          key: body.id,
          moves: [action],
          body: {
            version: body.version,
            ...(action === 'transfer' && body.source_bank_id ? { source_bank_id: body.source_bank_id } : {}),
          },
          ...(reason === '' ? {} : { message: reason }),
          effect: ({ before }, inner) => moves[action](inner, before, body),
        },
        ctx,
      );
      return { id: row.id, version: row.version, status: row.status };
    });
}
