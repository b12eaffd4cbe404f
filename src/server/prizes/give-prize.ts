import { sql } from 'kysely';
import { cashOf, prizeOf } from '../ledger/accounts.ts';
import { type PostingKind, post } from '../ledger/post.ts';
import { many, one, type Tx } from '../ledger/sql.ts';
import { syncWallet } from '../ledger/wallet.ts';

/** Something that a member has won. */
export interface Prize {
  readonly memberId: number;
  /** Credit is money of the ledger; points and tickets have wallets of their own. */
  readonly type: 'credit' | 'credit_free' | 'point' | 'ticket';
  /** Satang; of points and tickets 100 for one. */
  readonly value: bigint;
  /** How often credit must be played before it can be withdrawn: `1.50`. */
  readonly turnoverMultiple?: string | null;
  /** Word of the books: account `prize:<purpose>`, reference type of the wallet's line. */
  readonly purpose: 'poll' | 'quest' | 'wheel';
  /** Kind of the ledger's transaction, and what it is about: a unique index on both pays it once. */
  readonly kind: PostingKind;
  readonly ref: { readonly type: string; readonly id: number };
  /** Number shown in the wallet's history. */
  readonly refId: string;
  /** Code of the wallet's line, but of free credit, which has its own. */
  readonly logType: 'poll_reward' | 'quest_reward' | 'wheel_reward';
  readonly remark?: string;
  readonly actorId: number | null;
}

/**
 * Gives a prize inside the caller's transaction: a balanced posting for credit, the wallet's balance and its line, and
 * the turnover that comes with it. Returns the number of the line. The caller sees to it that it is given once; the
 * database refuses a second time (23505).
 */
export async function givePrize(tx: Tx, prize: Prize): Promise<string> {
  return prize.type === 'credit' || prize.type === 'credit_free' ? giveCredit(tx, prize) : giveCounted(tx, prize);
}

/** Satang to be played: value × multiple, half a satang upwards. */
export function turnoverOf(value: bigint, multiple: string | null | undefined): bigint {
  const [whole = '0', part = ''] = (multiple ?? '0').split('.');
  const hundredths = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
  return (value * hundredths + 50n) / 100n;
}

async function giveCredit(tx: Tx, prize: Prize): Promise<string> {
  const { memberId, value } = prize;
  const turnover = turnoverOf(value, prize.turnoverMultiple);
  await openWallet(tx, memberId, 'main');
  const posted = await post(tx, {
    kind: prize.kind,
    ref: prize.ref,
    actorId: prize.actorId,
    reason: prize.refId,
    lines: [
      { account: prizeOf(prize.purpose), amount: -value },
      { account: cashOf(memberId), amount: value },
    ],
  });
  const log = await syncWallet(tx, memberId, posted, {
    type: prize.type === 'credit_free' ? 'credit_free' : prize.logType,
    refType: prize.purpose,
    refId: prize.refId,
    actorType: 'system',
    actorName: null,
    ...(prize.remark === undefined ? {} : { remark: prize.remark }),
    turnover,
  });
  if (turnover > 0n) {
    await many(
      sql`
        with asked as (update member set turnover_required = turnover_required + ${turnover}::bigint where id = ${memberId})
        update wallet set turnover_required = turnover_required + ${turnover}::bigint
        where member_id = ${memberId} and wallet_type = 'main'`,
      tx,
    );
  }
  if (log === null) throw new Error(`Prize ${prize.refId} changed no credit`);
  return log;
}

/** Points and tickets: no money of the ledger; the wallet's lines are their books. */
async function giveCounted(tx: Tx, prize: Prize): Promise<string> {
  const { memberId, type, value } = prize;
  await openWallet(tx, memberId, type);
  const { log_no } = await one(
    sql<{ log_no: string }>`
      with given as (
        update wallet set balance = wallet.balance + ${value}::bigint, updated_at = clock_timestamp()
        from member where member.id = wallet.member_id and wallet.member_id = ${memberId} and wallet.wallet_type = ${type}
        returning member.agent_id, wallet.balance as after)
      insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
        balance_after, ref_type, ref_id, turnover_added, actor_type, actor_name, remark)
      select clock_timestamp(),
        'L' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(nextval('wallet_log_no')::text, 6, '0'),
        agent_id, ${memberId}, ${type}, ${prize.logType}, ${value}::bigint, after - ${value}::bigint, after,
        ${prize.purpose}, ${prize.refId}, 0, 'system', null, ${prize.remark ?? null}
      from given returning log_no`,
    tx,
  );
  return log_no;
}

async function openWallet(tx: Tx, memberId: number, type: string): Promise<void> {
  await many(
    sql`
      insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
      values (${memberId}, ${type}, 0, 0, 0, 0, clock_timestamp())
      on conflict (member_id, wallet_type) do nothing`,
    tx,
  );
}
