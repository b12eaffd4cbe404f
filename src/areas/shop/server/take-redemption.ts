import type { IngestRedemptionsMade, RedemptionFactInput } from '#generated/api/shop.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { memberNamed } from '#server/ingest/members.ts';
import { redeem } from './redeem.ts';

/** A member redeems an item: points and stock are taken, and the shop has the request. */
export async function takeRedemption(
  fact: RedemptionFactInput,
  ctx: TransactionContext,
): Promise<IngestRedemptionsMade> {
  const member = await memberNamed(ctx, fact.username);
  const { receiver_name: name, receiver_tel: tel, address } = fact;
  const { id, redeemRef } = await redeem(ctx, {
    memberId: member.id,
    itemId: fact.item_id,
    qty: fact.qty ?? 1,
    ...(name && tel && address ? { receiver: { name, tel, address } } : {}),
  });
  return { id, redeem_ref: redeemRef };
}
