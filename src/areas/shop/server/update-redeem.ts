import type { Entity } from '#contract/endpoint.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { applyMove } from '#server/records/apply-move.ts';
import type { Tools } from '#server/records/write.ts';
import { creditReward } from './credit-reward.ts';
import { giveBack } from './redeem.ts';
import { putBack } from './take-stock.ts';
import { shopTexts } from './texts.ts';

type Redeem = RowOf<'shop_redeem'>;
type Body = Parameters<Services<Context>['shop.inquiry.update']>[0]['body'];
type Action = Body['action'];

/** What a move writes besides the status. `before` is the locked row as it was. */
type RedeemMove = (ctx: TransactionContext, before: Redeem, body: Body) => Promise<Partial<Redeem>>;

const noteOf = ({ note }: Body): string => note?.trim() ?? '';

const moves: Readonly<Record<Action, RedeemMove>> = {
  // What needs no parcel is given at once.
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
    // The item first, as whoever redeems it does.
    await tx.selectFrom('shop_item').select('id').where('id', '=', before.item_id).forUpdate().execute();
    await putBack(tx, before);
    await giveBack(tx, before, { type: 'staff', id: principal.userId || null, name: principal.name }, reason);
    return {};
  },
  async note(_ctx, before) {
    // A note is no part of the history of the status.
    return { timeline: before.timeline };
  },
};

/**
 * `POST shop/inquiry/update`: one guarded move of a redemption, in the transaction that also keeps the answer for the
 * same key. Throws 404, 409 (somebody was faster), 422.
 */
export function updateRedeem(tools: Tools, entity: Entity<Redeem>): Services<Context>['shop.inquiry.update'] {
  return ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { action } = body;
      const found = await ctx.tx
        .selectFrom('shop_redeem')
        .select('id')
        .where('redeem_ref', '=', body.redeem_ref)
        .executeTakeFirst();
      if (!found) throw missing();
      const note = noteOf(body);
      const { row } = await applyMove(
        tools,
        entity,
        {
          key: found.id,
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

/** A member takes back what nobody has decided yet; the member's side of the shop. Throws 404, 409. */
export async function cancelRedeem(
  tools: Tools,
  entity: Entity<Redeem>,
  ctx: TransactionContext,
  request: { readonly memberId: number; readonly redeemRef: string },
): Promise<void> {
  const found = await ctx.tx
    .selectFrom('shop_redeem')
    .innerJoin('member', 'member.id', 'shop_redeem.member_id')
    .select(['shop_redeem.id', 'member.username'])
    .where('redeem_ref', '=', request.redeemRef)
    .where('member_id', '=', request.memberId)
    .executeTakeFirst();
  if (!found) throw missing();
  const reason = shopTexts.theMemberCancelledIt.kept();
  await applyMove(
    tools,
    entity,
    {
      key: found.id,
      moves: ['cancel'],
      action: 'shop.cancel',
      message: reason,
      async effect({ before: redeem }, { tx }) {
        await tx.selectFrom('shop_item').select('id').where('id', '=', redeem.item_id).forUpdate().execute();
        await putBack(tx, redeem);
        await giveBack(tx, redeem, { type: 'member', id: null, name: found.username }, reason);
      },
    },
    ctx,
  );
}
