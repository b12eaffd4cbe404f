import type { Entity } from '#contract/endpoint.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { applyMove } from '#server/records/apply-move.ts';
import type { Tools } from '#server/records/write.ts';
import { creditReward } from './credit-reward.ts';
import { refundPoints } from './redeem.ts';
import { returnStock } from './take-stock.ts';
import { shopTexts } from './texts.ts';

type Redeem = RowOf<'shop_redeem'>;
type Body = Parameters<Services<Context>['shop.inquiry.update']>[0]['body'];
type Action = Body['action'];

/** Fields that a move stores in addition to the status. `before` is the locked row. */
type RedeemMove = (ctx: TransactionContext, before: Redeem, body: Body) => Promise<Partial<Redeem>>;

const noteOf = ({ note }: Body): string => note?.trim() ?? '';

const moves: Readonly<Record<Action, RedeemMove>> = {
  // Items without shipping are given at once.
  approve: async (ctx, before) =>
    before.need_shipping ? { status: 'approved' } : { status: 'credited', ...(await creditReward(ctx, before)) },
  pack: async () => ({}),
  async ship({ clock }, _before, body) {
    const tracking = body.tracking_no?.trim() ?? '';
    if (!/^[A-Za-z0-9-]{4,40}$/.test(tracking)) throw invalid({ tracking_no: shopTexts.fillInTheParcelNumber });
    return { carrier: body.carrier ?? null, tracking_no: tracking, shipped_at: clock.now() };
  },
  deliver: async ({ clock }) => ({ delivered_at: clock.now() }),
  return: async () => ({}),
  async reject({ tx, principal }, before, body) {
    const reason = noteOf(body);
    // Locks the item first, in the same order as a redemption.
    await tx.selectFrom('shop_item').select('id').where('id', '=', before.item_id).forUpdate().execute();
    await returnStock(tx, before);
    await refundPoints(tx, before, { type: 'staff', id: principal.userId || null, name: principal.name }, reason);
    return {};
  },
  async note(_ctx, before) {
    // A note does not appear in the status history.
    return { timeline: before.timeline };
  },
};

/**
 * `POST shop/inquiry/update`: one guarded move of a redemption, in the transaction that also stores the reply for its
 * idempotency key. Throws 404, 409 (another user was faster), 422.
 */
export function updateRedeem(tools: Tools, entity: Entity<Redeem>): Services<Context>['shop.inquiry.update'] {
  return ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { action } = body;
      const existing = await ctx.tx
        .selectFrom('shop_redeem')
        .select('id')
        .where('redeem_ref', '=', body.redeem_ref)
        .executeTakeFirst();
      if (!existing) throw missing();
      const note = noteOf(body);
      const { row } = await applyMove(
        tools,
        entity,
        {
          key: existing.id,
          moves: [action],
          body: body.expected_status == null ? {} : { expected_status: body.expected_status },
          ...(note === '' ? {} : { message: note }),
          async effect({ before }, inner) {
            const patch = await moves[action](inner, before, body);
            return { ...patch, handled_by: inner.principal.userId, ...(note === '' ? {} : { note }) };
          },
        },
        ctx,
      );
      return { id: row.id, version: row.version, status: row.status };
    });
}

/** A member cancels a pending redemption; called by the members' site. Throws 404, 409. */
export async function cancelRedeem(
  tools: Tools,
  entity: Entity<Redeem>,
  ctx: TransactionContext,
  request: { readonly memberId: number; readonly redeemRef: string },
): Promise<void> {
  const existing = await ctx.tx
    .selectFrom('shop_redeem')
    .innerJoin('member', 'member.id', 'shop_redeem.member_id')
    .select(['shop_redeem.id', 'member.username'])
    .where('redeem_ref', '=', request.redeemRef)
    .where('member_id', '=', request.memberId)
    .executeTakeFirst();
  if (!existing) throw missing();
  const reason = shopTexts.theMemberCancelledIt.kept();
  await applyMove(
    tools,
    entity,
    {
      key: existing.id,
      moves: ['cancel'],
      action: 'shop.cancel',
      message: reason,
      async effect({ before: redeem }, { tx }) {
        await tx.selectFrom('shop_item').select('id').where('id', '=', redeem.item_id).forUpdate().execute();
        await returnStock(tx, redeem);
        await refundPoints(tx, redeem, { type: 'member', id: null, name: existing.username }, reason);
      },
    },
    ctx,
  );
}
