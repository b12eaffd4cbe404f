import { sql } from 'kysely';
import type { EventRewardType } from '#generated/api/enums/event-reward-type.ts';
import type { EventRewardUse } from '#generated/api/enums/event-reward-use.ts';
import { baseTexts } from '../base/texts.ts';
import { many, maybe, type Tx } from '../db/sql.ts';
import { cashOf, promotionOf } from '../ledger/accounts.ts';
import { type Posting, post } from '../ledger/post.ts';
import { moveWallet } from '../ledger/side-wallet.ts';
import { syncWallet } from '../ledger/wallet.ts';
import { recordFreeCredit } from './free-credit.ts';

/** Kinds of rewards, as `event_reward.type` has them. */
export type RewardType = EventRewardType;

/** What is given to whom, and for what. */
export interface Gift {
  readonly memberId: number;
  readonly type: RewardType;
  /** Satang; of points and tickets 100 for one. */
  readonly value: bigint;
  /** `5.00`: how often the credit must be played. */
  readonly turnoverMultiple: string | null;
  /** Of free credit: the most that may be withdrawn of it, in satang. */
  readonly withdrawCap?: bigint | null;
  /** Names the account that pays (`promotion:raffle`), the line of the wallet (`raffle_reward`) and its reference. */
  readonly source: EventRewardUse;
  /** What the gift is for, once and for all: `{ type: 'raffle_prize', id: 57 }`. The database refuses a second one. */
  readonly ref: { readonly type: string; readonly id: number };
  /** Business number, for the line of the wallet. */
  readonly refNo: string;
  /** The reward's name, for the same line. */
  readonly name: string;
}

/** What became of a gift: in the wallet, or waiting for the member and staff to agree on how it is handed over. */
export interface Given {
  readonly status: 'credited' | 'claim_pending';
  /** Number of the wallet's line. */
  readonly logNo: string | null;
  /** Satang to play before a withdrawal. */
  readonly turnover: bigint;
}

/**
 * Takes one piece of a reward's stock, in the transaction that gives it. False where none is left or the reward is
 * closed: nothing was taken. The row stays locked until the transaction ends, so that nobody else takes the last one.
 */
export async function takeReward(tx: Tx, rewardId: number): Promise<boolean> {
  const taken = await maybe(
    sql<{ id: number }>`
      update event_reward set stock_used = stock_used + 1
      where id = ${rewardId} and status = 'active' and (stock_total is null or stock_used < stock_total)
      returning id`,
    tx,
  );
  return taken !== undefined;
}

/** Satang that must be played for a credit: value × multiple, half up. */
export function turnoverOf(value: bigint, multiple: string | null): bigint {
  const hundredths = BigInt(Math.round(Number(multiple ?? 0) * 100));
  return (value * hundredths + 50n) / 100n;
}

/** Credit that was won is given. */
export const rewardPosting = ({
  memberId,
  source,
  ref,
  value,
}: Pick<Gift, 'memberId' | 'source' | 'ref' | 'value'>): Posting => ({
  kind: 'event_reward',
  ref,
  lines: [
    { account: cashOf(memberId), amount: value },
    { account: promotionOf(source), amount: -value },
  ],
});

/**
 * Gives a member what was won: credit through the ledger with the turnover that it asks for, points and tickets into
 * their wallets, things to be claimed. Stock was taken before (`takeReward`). Exactly once for each `ref`: a second
 * posting is refused by the database (23505).
 */
export async function giveReward(tx: Tx, gift: Gift): Promise<Given> {
  const entry = {
    type: `${gift.source}_reward`,
    refType: gift.source,
    refId: gift.refNo,
    actorType: 'system',
    actorName: baseTexts.system.kept(),
    remark: gift.name,
  } as const;
  if (gift.type === 'item' || gift.type === 'coupon') return { status: 'claim_pending', logNo: null, turnover: 0n };
  if (gift.type === 'none' || gift.value <= 0n) return { status: 'credited', logNo: null, turnover: 0n };
  if (gift.type === 'point' || gift.type === 'ticket') {
    const { memberId, type: wallet, value: amount, ref } = gift;
    const { logNo } = await moveWallet(tx, { memberId, wallet, amount, kind: 'event_reward', ref, entry });
    return { status: 'credited', logNo, turnover: 0n };
  }
  const turnover = turnoverOf(gift.value, gift.turnoverMultiple);
  const posted = await post(tx, rewardPosting(gift));
  const logNo = await syncWallet(tx, gift.memberId, posted, { ...entry, turnoverAdded: turnover });
  if (turnover > 0n) {
    await many(
      sql`update wallet set turnover_required = turnover_required + ${turnover}::bigint
        where member_id = ${gift.memberId} and wallet_type = 'main'`,
      tx,
    );
    await many(
      sql`update member set turnover_required = turnover_required + ${turnover}::bigint where id = ${gift.memberId}`,
      tx,
    );
  }
  if (gift.type === 'credit_free') {
    const { memberId, source, ref, name: campaign, value: amount, withdrawCap = null } = gift;
    await recordFreeCredit(tx, {
      memberId,
      source,
      refId: ref.id,
      campaign,
      amount,
      turnover,
      withdrawCap,
      grantedBy: baseTexts.system.kept(),
    });
  }
  return { status: 'credited', logNo, turnover };
}
