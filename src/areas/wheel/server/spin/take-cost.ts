import { sql } from 'kysely';
import { conflicted } from '#server/base/failure.ts';
import { one, type Tx } from '#server/db/sql.ts';
import { ShortageError } from '#server/ledger/post.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { wheelTexts } from '../texts.ts';
import type { LockedWheel } from './read-wheel.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly wheel_cost: true;
  }
}

/** Spins of a member on the wheel's current day. */
export async function spinsToday(tx: Tx, wheel: LockedWheel, memberId: number): Promise<number> {
  const { spins } = await one(
    sql<{ spins: number }>`
      select count(*)::integer as spins from wheel_spin
      where wheel_id = ${wheel.id} and member_id = ${memberId} and ends_at > clock_timestamp()`,
    tx,
  );
  return spins;
}

/** Spins earned by a member's deposits of the current day. */
async function earnedToday(tx: Tx, wheel: LockedWheel, memberId: number): Promise<bigint> {
  const { paid } = await one(
    sql<{ paid: bigint }>`
      select coalesce(sum(amount), 0)::bigint as paid from deposit
      where member_id = ${memberId} and status = 'success'
        and credited_at >= ${wheel.endsAt}::timestamptz - interval '1 day' and credited_at < ${wheel.endsAt}::timestamptz`,
    tx,
  );
  return wheel.depositPerTicket ? paid / wheel.depositPerTicket : 0n;
}

/** Checks that the member may spin again. Throws FailureError 409 with the reason. */
export async function checkRight(tx: Tx, wheel: LockedWheel, memberId: number): Promise<void> {
  const spins = await spinsToday(tx, wheel, memberId);
  if (spins >= wheel.maxSpins) throw conflicted(undefined, wheelTexts.spinsUsed({ maxSpins: wheel.maxSpins }));
  if (wheel.costType === 'deposit' && BigInt(spins) >= (await earnedToday(tx, wheel, memberId))) {
    throw conflicted(undefined, wheelTexts.depositTooSmall);
  }
}

/** Takes the price of a spin. Throws FailureError 409 if the member has too little. */
export async function takeCost(
  tx: Tx,
  wheel: LockedWheel,
  member: { readonly id: number; readonly username: string },
  spinNo: string,
): Promise<void> {
  if (wheel.costType !== 'ticket' && wheel.costType !== 'point') return;
  try {
    await moveWallet(tx, {
      memberId: member.id,
      wallet: wheel.costType,
      amount: -BigInt(wheel.costValue ?? 1) * 100n,
      kind: 'wheel_cost',
      ref: { type: 'wheel', id: wheel.id },
      reason: spinNo,
      entry: { type: 'wheel_spin', refType: 'wheel', refId: spinNo, actorType: 'member', actorName: member.username },
    });
  } catch (error) {
    if (!(error instanceof ShortageError)) throw error;
    throw conflicted(undefined, wheel.costType === 'ticket' ? wheelTexts.tooFewTickets : wheelTexts.tooFewPoints);
  }
}
