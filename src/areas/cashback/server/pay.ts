import { sql } from 'kysely';
import { baseTexts } from '#server/base/texts.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { type BookedWallet, promotionOf, walletOf } from '#server/ledger/accounts.ts';
import { type Posting, post } from '#server/ledger/post.ts';
import { syncBookedWallet } from '#server/ledger/wallet.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly cashback: true;
  }
}

interface Payable {
  readonly id: number;
  readonly member_id: number;
  readonly username: string;
  readonly kind: 'winloss' | 'turnover';
  readonly wallet_type: BookedWallet;
  readonly amount: bigint;
}

type Hand = Pick<TransactionContext, 'tx' | 'audit'>;

/** Who triggers the payment: the system, or the member by claiming it. */
type Taker = 'system' | 'member';

/** A rebate is paid into the member's wallet. */
export const rebatePosting = ({
  id,
  member_id: memberId,
  kind,
  wallet_type: wallet,
  amount,
}: Pick<Payable, 'id' | 'member_id' | 'kind' | 'wallet_type' | 'amount'>): Posting => ({
  kind: 'cashback',
  ref: { type: 'cashback_log', id },
  lines: [
    { account: promotionOf(`cashback_${kind}`), amount: -amount },
    { account: walletOf(memberId, wallet), amount },
  ],
});

async function payOne(tx: Tx, rebate: Payable, taker: Taker): Promise<void> {
  const { id, member_id: memberId, wallet_type: wallet, kind } = rebate;
  const posted = await post(tx, rebatePosting(rebate));
  await syncBookedWallet(tx, memberId, wallet, posted, {
    type: `cashback_${kind}`,
    refType: 'cashback',
    refId: String(id),
    actorType: taker,
    actorName: taker === 'member' ? rebate.username : baseTexts.system.kept(),
  });
  await many(
    sql`update cashback_log set status = 'paid', paid_at = clock_timestamp() where id = ${id} and status = 'pending'`,
    tx,
  );
}

/** Pays locked rebates in order of id: ledger, wallet, row, and one audit entry for all of them. */
async function payAll(hand: Hand, rebates: readonly Payable[], taker: Taker): Promise<number> {
  for (const rebate of rebates) await payOne(hand.tx, rebate, taker);
  if (rebates.length > 0) {
    await hand.audit({
      action: 'cashback.pay',
      entityType: 'CashbackLog',
      entityIds: rebates.map(({ id }) => id),
      before: { status: 'pending' },
      after: { status: 'paid', count: rebates.length },
    });
  }
  return rebates.length;
}

const columns = sql`log.id::integer as id, log.member_id::integer as member_id, member.username, log.kind, log.wallet_type, log.amount`;

/**
 * Pays up to `limit` automatic rebates of active agents. Safe with any number of workers: each skips rows locked by
 * others, and the ledger accepts a rebate only once. Returns how many it paid.
 */
export async function payAutomatic(hand: Hand, limit: number): Promise<number> {
  const due = await many(
    sql<Payable>`
      select ${columns} from cashback_log log
      join member on member.id = log.member_id and member.status = 'active'
      join agent on agent.id = log.agent_id and agent.status = 'active'
      where log.status = 'pending' and log.claim_mode = 'auto' and log.amount > 0
      order by log.id limit ${limit} for no key update of log skip locked`,
    hand.tx,
  );
  return payAll(hand, due, 'system');
}

/** A member claims a rebate. Returns false if it is no longer available: claimed already, expired or cancelled. */
export async function claimRebate(hand: Hand, id: number): Promise<boolean> {
  const claimable = await many(
    sql<Payable>`
      select ${columns} from cashback_log log
      join member on member.id = log.member_id and member.status = 'active'
      join agent on agent.id = log.agent_id and agent.status = 'active'
      where log.id = ${id} and log.status = 'pending' and log.claim_mode = 'manual' and log.amount > 0
        and log.expires_at > clock_timestamp()
      for no key update of log`,
    hand.tx,
  );
  return (await payAll(hand, claimable, 'member')) > 0;
}

/** Expires up to `limit` rebates that were not claimed in time. Returns how many. */
export async function expireRebates({ tx, audit }: Hand, limit: number): Promise<number> {
  const expired = await many(
    sql<{ id: number }>`
      update cashback_log set status = 'expired' where id in (
        select id from cashback_log where status = 'pending' and claim_mode = 'manual' and expires_at <= clock_timestamp()
        order by id limit ${limit} for no key update skip locked)
      returning id::integer as id`,
    tx,
  );
  if (expired.length > 0) {
    await audit({
      action: 'cashback.expire',
      entityType: 'CashbackLog',
      entityIds: expired.map(({ id }) => id).sort((a, b) => a - b),
      before: { status: 'pending' },
      after: { status: 'expired' },
    });
  }
  return expired.length;
}
