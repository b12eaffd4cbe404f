import type { Entity } from '#contract/endpoint.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context, RowOf, TransactionContext } from '../../../context.ts';
import { forbidden, invalid } from '../../../failure.ts';
import { applyMove } from '../../../generic/apply-move.ts';
import type { Tools } from '../../../generic/write.ts';
import { complete } from './complete.ts';
import { prove } from './prove.ts';

export type Ticket = RowOf<'replenish_ticket'>;
export type TicketBody = Parameters<Services<Context>['ticket.update']>[0]['body'];
type Action = TicketBody['action'];

/** What a move writes besides the status. `before` is the locked row as it was. */
export type TicketMove = (ctx: TransactionContext, before: Ticket, body: TicketBody) => Promise<Partial<Ticket>>;

/** Who may do it beyond whoever may work on tickets at all. */
const permissions: Partial<Readonly<Record<Action, string>>> = {
  confirm: 'finance.ticket.confirm',
  reject: 'finance.ticket.confirm',
  cancel: 'finance.ticket.cancel',
};

const moves: Readonly<Record<Action, TicketMove>> = {
  accept: async ({ principal }) => ({ assignee_id: principal.userId }),
  release: async (ctx, before) => {
    checkHands(ctx, before);
    return { assignee_id: null };
  },
  transfer: async (ctx, before, body) => {
    checkHands(ctx, before);
    return prove(ctx, before, body);
  },
  confirm: complete,
  // The proof goes: whoever transfers again proves it again.
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
    if (text === '') throw invalid({ comment: 'กรุณาพิมพ์ความเห็น' });
    const line = { at: ctx.clock.now().toISOString(), by: ctx.principal.name, text };
    // Comments are no part of the history of the status.
    return { comments: [...before.comments, line], timeline: before.timeline };
  },
};

/** Someone else's work is only taken over by whoever may confirm it. */
function checkHands(ctx: TransactionContext, { assignee_id }: Ticket): void {
  if (assignee_id === null || assignee_id === ctx.principal.userId || ctx.can('finance.ticket.confirm')) return;
  throw forbidden('ใบขอนี้อยู่ในมือผู้รับงานคนอื่น');
}

/**
 * `POST ticket/update`: one guarded move of a ticket, or a comment, in the transaction that also keeps the answer for
 * the same key. Throws 403 (not for this person), 404, 409 (somebody was faster), 422.
 */
export function updateTicket(tools: Tools, entity: Entity): Services<Context>['ticket.update'] {
  return ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { action } = body;
      const wanted = permissions[action];
      if (wanted !== undefined && !ctx.can(wanted)) throw forbidden();
      const reason = body.reason?.trim() ?? '';
      if ((action === 'reject' || action === 'cancel') && reason === '') throw invalid({ reason: 'กรุณาระบุเหตุผล' });
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
          // Rows of the generic part are those of this very table.
          effect: ({ before }, inner) => moves[action](inner, before as unknown as Ticket, body),
        },
        ctx,
      );
      return { id: Number(row.id), version: Number(row.version), status: (row as unknown as Ticket).status };
    });
}
