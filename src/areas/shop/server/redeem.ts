import { sql } from 'kysely';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { ShortageError } from '#server/ledger/post.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { reserveCode, takeStock } from './take-stock.ts';
import { shopTexts } from './texts.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly shop_redeem: true;
    readonly shop_refund: true;
  }
}

/** A member's request. */
export interface RedeemRequest {
  readonly memberId: number;
  readonly itemId: number;
  /** Default 1; always 1 for items with codes. */
  readonly qty?: number;
  /** Shipping address, for items that are shipped. */
  readonly receiver?: { readonly name: string; readonly tel: string; readonly address: string };
}

export interface Redeemed {
  readonly id: number;
  readonly redeemRef: string;
}

/** One point in wallet units (hundredths). */
const unit = 100n;

/**
 * A member redeems an item: takes points and stock in one transaction, and creates the redemption for staff. Called by
 * the members' site. Throws 404, 409 (out of stock), 422 (not enough points, a limit, not for this member).
 */
export async function redeem(
  ctx: Pick<TransactionContext, 'tx' | 'clock' | 'audit'>,
  request: RedeemRequest,
): Promise<Redeemed> {
  const { tx, clock } = ctx;
  const { memberId, itemId, qty = 1, receiver } = request;
  const item = await tx.selectFrom('shop_item').selectAll().where('id', '=', itemId).forUpdate().executeTakeFirst();
  if (!item) throw missing();
  const member = await tx
    .selectFrom('member')
    .select(['id', 'agent_id', 'username', 'level', 'status'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member || !item.agent_ids.includes(member.agent_id)) throw missing();
  check(item, member, qty, receiver, clock.now());
  await checkLimits(tx, item, memberId, qty);
  const taken = await takeStock(tx, item, qty);
  const points = item.point_price * qty;
  const value = item.reward_value === null ? null : item.reward_value * BigInt(qty);
  const redeemRef = await nextNumber(tx, 'SR', 5);
  const line = {
    at: clock.now().toISOString(),
    by: member.username,
    action: 'redeem',
    from: null,
    to: 'pending',
    message: null,
  };
  const { id } = await one(
    sql<{ id: number }>`
      insert into shop_redeem (redeem_ref, member_id, agent_id, item_id, category, need_shipping, qty, point_used,
        reward_value, turnover_multiple, receiver_name, receiver_tel, address, taken, timeline, status, created_at)
      values (${redeemRef}, ${memberId}, ${member.agent_id}, ${item.id}, ${item.category}, ${item.need_shipping}, ${qty},
        ${points}, ${value}::bigint, ${item.turnover_multiple}, ${receiver?.name.trim() ?? null}, ${receiver?.tel ?? null},
        ${receiver?.address.trim() ?? null}, ${JSON.stringify(taken)}::jsonb, ${JSON.stringify([line])}::jsonb, 'pending',
        clock_timestamp())
      returning id::integer as id`,
    tx,
  );
  if (item.stock_mode === 'code') await reserveCode(tx, taken[0]?.stock_id ?? 0, id);
  await many(sql`update shop_item set redeemed_count = redeemed_count + ${qty} where id = ${item.id}`, tx);
  await takePoints(tx, { id, redeemRef, memberId, username: member.username, points });
  const by = { userId: 0, name: member.username };
  await recordEvent(tx, { entity: 'ShopRedeem', id, action: 'redeem', to: 'pending' }, by);
  await ctx.audit({
    action: 'shop.redeem',
    entityType: 'ShopRedeem',
    entityId: id,
    after: { item_id: item.id, member_id: memberId, qty, point_used: points, status: 'pending' },
  });
  return { id, redeemRef };
}

type Member = Pick<RowOf<'member'>, 'level' | 'status'>;

function check(
  item: RowOf<'shop_item'>,
  member: Member,
  qty: number,
  receiver: RedeemRequest['receiver'],
  now: Date,
): void {
  if (item.status === 'out_of_stock') throw conflicted(undefined, shopTexts.theItemIsSoldOut);
  const closed =
    item.status !== 'active' || (item.start_at && item.start_at > now) || (item.end_at && item.end_at <= now);
  if (closed) throw conflicted(undefined, shopTexts.thisItemCannotBeRedeemedYet);
  if (member.status !== 'active') throw invalid({ member_id: shopTexts.theMemberCannotRedeemAnythingYet });
  if (item.member_levels && item.member_levels.length > 0 && !item.member_levels.includes(member.level)) {
    throw invalid({ member_id: shopTexts.theMembersLevelIsTooLow });
  }
  if (!Number.isInteger(qty) || qty < 1 || qty > 1000 || (item.stock_mode === 'code' && qty !== 1)) {
    throw invalid({ qty: shopTexts.theQuantityIsNotValid });
  }
  if (item.need_shipping && !(receiver?.name.trim() && receiver.address.trim() && /^0[689]\d{8}$/.test(receiver.tel))) {
    throw invalid({ address: shopTexts.fillInTheReceiversNamePhone });
  }
}

/** The item is locked, so that concurrent redemptions cannot exceed a limit. */
async function checkLimits(tx: Tx, item: RowOf<'shop_item'>, memberId: number, qty: number): Promise<void> {
  if (item.limit_per_member === null && item.limit_per_day === null) return;
  const { own, today } = await one(
    sql<{ own: number; today: number }>`
      select coalesce(sum(qty) filter (where member_id = ${memberId}), 0)::integer as own,
        coalesce(sum(qty) filter (where created_at >= bangkok_midnight()), 0)::integer as today
      from shop_redeem where item_id = ${item.id} and status not in ('rejected', 'cancelled')`,
    tx,
  );
  if (item.limit_per_member !== null && own + qty > item.limit_per_member) {
    throw invalid({ qty: shopTexts.atMostPerMember({ limitPerMember: item.limit_per_member }) });
  }
  if (item.limit_per_day !== null && today + qty > item.limit_per_day) {
    throw invalid({ qty: shopTexts.allOfTodayAreTaken({ limitPerDay: item.limit_per_day }) });
  }
}

interface Points {
  readonly id: number;
  readonly redeemRef: string;
  readonly memberId: number;
  readonly username: string;
  readonly points: number;
}

async function takePoints(tx: Tx, { id, redeemRef, memberId, username, points }: Points): Promise<void> {
  try {
    await moveWallet(tx, {
      memberId,
      wallet: 'point',
      amount: BigInt(-points) * unit,
      kind: 'shop_redeem',
      ref: { type: 'shop_redeem', id },
      entry: { type: 'shop_redeem', refType: 'shop', refId: redeemRef, actorType: 'member', actorName: username },
    });
  } catch (error) {
    if (error instanceof ShortageError) throw invalid({ point: shopTexts.tooFewPoints });
    throw error;
  }
}

/** Returns the points of a redemption. The database refuses a second time, and after it was credited. */
export async function refundPoints(
  tx: Tx,
  redeemed: Pick<RowOf<'shop_redeem'>, 'id' | 'redeem_ref' | 'member_id' | 'point_used'>,
  actor: { readonly type: 'staff' | 'member'; readonly id: number | null; readonly name: string },
  reason: string,
): Promise<void> {
  await moveWallet(tx, {
    memberId: redeemed.member_id,
    wallet: 'point',
    amount: BigInt(redeemed.point_used) * unit,
    kind: 'shop_refund',
    ref: { type: 'shop_redeem', id: redeemed.id },
    actorId: actor.id,
    reason,
    entry: {
      type: 'shop_refund',
      refType: 'shop',
      refId: redeemed.redeem_ref,
      actorType: actor.type,
      actorName: actor.name,
      remark: reason.slice(0, 255),
    },
  });
}
