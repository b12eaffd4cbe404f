import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { type Account, bankOf, gatewayOf, openingAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';

/** Ids of what the small world of the money tests holds. */
export interface World {
  readonly agent: number;
  readonly bank: number;
  /** Bank account that is paid from but holds next to nothing. */
  readonly poorBank: number;
  readonly gateway: { readonly name: string; readonly accountId: number };
  readonly team: number;
}

/** Satang on the rich bank account. */
export const bankBalance = 1_000_000_000_00n;

/** One agent, banks and a gateway to pay from, a finance team with a limit of 50,000.00, all in the books. */
export async function createWorld(db: Kysely<Database>): Promise<World> {
  const agent = await db
    .insertInto('agent')
    .values({
      code: 'CTA',
      name: 'Agent',
      type: 'agent',
      server: 'cat350_v2',
      prefix: 'cta',
      share_pct: '20',
      commission_pct: '0.5',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // What one request may be is not what these tests are about.
  await db
    .updateTable('agent_config')
    .set({
      withdraw_min: 1n,
      withdraw_max: 100_000_000_00n,
      withdraw_daily_max: 100_000_000_00n,
      withdraw_daily_count: 1000,
      deposit_max: 100_000_000_00n,
      auto_withdraw_enabled: false,
    })
    .where('agent_id', '=', agent.id)
    .execute();
  await db
    .insertInto('bank_ref')
    .values(
      ['KBANK', 'SCB', 'TRUEWALLET'].map((code) => ({
        code,
        name_th: code,
        name_en: code,
        acct_digits: [10],
        colour: '#138F2D',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const bank = (nickname: string, account_no: string, balance: bigint) =>
    db
      .insertInto('bank')
      .values({
        bank_code: 'KBANK',
        account_no,
        account_name: 'บริษัท ทดสอบ',
        nickname,
        usage: 'withdraw',
        agent_ids: [],
        channel: 'api',
        session_status: 'online',
        balance,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const rich = await bank('rich', '9990000001', bankBalance);
  const poor = await bank('poor', '9990000002', 100_00n);
  const account = await db
    .insertInto('gateway_account')
    .values({
      gateway: 'vizpay',
      name: 'main',
      api_url: 'https://gateway.example',
      api_key: 'x',
      secret_key: 'x',
      api_version: 'v1',
      deposit_fee_pct: '0',
      withdraw_fee_pct: '1.5',
      withdraw_fee_fixed: 10_00n,
      withdraw_min: 1_00n,
      withdraw_max: 100_000_00n,
      balance: 10_000_000_00n,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gateway_agent_config')
    .values({ gateway: 'vizpay', agent_id: agent.id, account_id: account.id, fee_payer: 'company' })
    .execute();
  const team = await db
    .insertInto('finance_team')
    .values({ code: 'FT-A', name: 'Team', approve_limit: 50_000_00n })
    .returning('id')
    .executeTakeFirstOrThrow();
  const opening: readonly (readonly [Account, bigint])[] = [
    [bankOf(rich.id), bankBalance],
    [bankOf(poor.id), 100_00n],
    [gatewayOf('vizpay', account.id), 10_000_000_00n],
  ];
  await db.transaction().execute((tx) =>
    post(tx, {
      kind: 'opening',
      ref: { type: 'books', id: 1 },
      lines: [
        ...opening.map(([each, balance]) => ({ account: each, amount: -balance })),
        { account: openingAccount, amount: opening.reduce((sum, [, balance]) => sum + balance, 0n) },
      ],
    }),
  );
  return {
    agent: agent.id,
    bank: rich.id,
    poorBank: poor.id,
    gateway: { name: 'vizpay', accountId: account.id },
    team: team.id,
  };
}
