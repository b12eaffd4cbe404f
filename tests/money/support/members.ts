import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { cashOf, openingAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { syncWallet } from '#server/ledger/wallet.ts';

let made = 0;

/** A member with credit in satang, deposited unless it is given. */
export async function createMember(
  db: Kysely<Database>,
  agent: number,
  credit: bigint,
  given: 'deposited' | 'adjusted' = 'deposited',
): Promise<number> {
  made += 1;
  const number = String(process.pid % 1000).padStart(3, '0') + String(made).padStart(5, '0');
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('member')
      .values({
        username: `cta${number}`,
        agent_id: agent,
        name: 'สมชาย ใจดี',
        mobile: '0800000001',
        bank_code: 'SCB',
        bank_account_no: `99${number}`,
        bank_account_name: 'สมชาย ใจดี',
        register_channel: 'web',
        level: 'gold',
        turnover_required: 0n,
        turnover_done: 0n,
        deposit_count: 1,
        deposit_total: credit,
        withdraw_count: 0,
        withdraw_total: 0n,
        winloss_total: 0n,
        registered_at: new Date(),
        status: 'active',
        activity_state: 'active',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('wallet')
      .values({
        member_id: id,
        wallet_type: 'main',
        balance: 0n,
        pending: 0n,
        turnover_required: 0n,
        turnover_done: 0n,
        updated_at: new Date(),
      })
      .execute();
    const posted = await post(tx, {
      kind: 'adjust',
      ref: { type: 'member', id },
      lines: [
        { account: cashOf(id), amount: credit },
        { account: openingAccount, amount: -credit },
      ],
    });
    const entry = {
      ...(given === 'deposited'
        ? ({ type: 'deposit', refType: 'deposit' } as const)
        : ({ type: 'adjust_add', refType: 'manual' } as const)),
      ...({ refId: `D${id}`, actorType: 'system', actorName: null } as const),
    };
    await syncWallet(tx, id, posted, entry);
    return id;
  });
}
