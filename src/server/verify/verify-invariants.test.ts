import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenAfterIn, tamper } from '../../../tests/support/broken-rules.ts';
import { openMigrated } from '../../../tests/support/migrated-database.ts';
import type { OpenDatabase } from '../db/connect.ts';
import type { Tx } from '../db/sql.ts';
import { cashOf, holdOf, openingAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { rules, verifyInvariants } from './verify-invariants.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMigrated();
  const lines = [
    { account: cashOf(1), amount: 500n },
    { account: openingAccount, amount: -500n },
  ];
  await database.db.transaction().execute((tx) => post(tx, { kind: 'adjust', ref: { type: 'member', id: 1 }, lines }));
});
afterAll(() => database.close());

const brokenAfter = (work: (tx: Tx) => Promise<unknown>) => brokenAfterIn(database.db, work);

test('clean books break no rule', async () => {
  expect(await verifyInvariants(database.db)).toEqual([]);
});

/** What somebody with all rights on the database might do, and the rule that tells. */
const faults: readonly (readonly [rule: string, statement: string])[] = [
  ['I1', 'update ledger_entry set satang = satang + 1 where id = 1'],
  ['I1', 'delete from ledger_entry where id = 1'],
  ['I2', "update ledger_account set balance = balance + 1 where code = 'member:1:cash'"],
  ['I3', 'update balance_log set before = before + 1, after = after + 1 where account_id = 1'],
  ['I3', 'delete from balance_log where account_id = 1'],
  [
    'I4',
    "alter table ledger_account drop constraint ledger_account_not_negative; update ledger_account set balance = -1 where code = 'member:1:cash'",
  ],
  [
    'I9b',
    "insert into gateway_transaction (gateway, received_at, txn_ref, order_ref, account_id, type, amount, fee, net_amount, process_status, event_id) select 'g', now(), 'T' || n, 'ORDER', 1, 'deposit', 1, 0, 1, 'credited', 'e' || n from generate_series(1, 2) n",
  ],
  ['I11', 'alter table ledger_entry disable trigger ledger_entry_keep'],
  ['I11', 'drop trigger ledger_tx_balances on ledger_tx'],
  ['I12', "update balance_log set hash = sha256('x') where account_id = 1"],
  ['R2', 'alter table cashback_log disable trigger cashback_log_keep'],
  ['G1', "insert into provider (code, name, types, cost_pct, game_count) values ('X1', 'X', '[]', 1, 3)"],
  ['I12', "update ledger_account set head = null where code = 'member:1:cash'"],
];

describe('a fault is found', () => {
  test.each(faults)('%s: %s', async (rule, statements) => {
    expect(await brokenAfter((tx) => tamper(tx, statements))).toContain(rule);
  });

  test('I5: a hold without a withdrawal', async () => {
    const lines = [
      { account: cashOf(1), amount: -100n },
      { account: holdOf(1), amount: 100n },
    ];
    const ref = { type: 'member', id: 1 };
    expect(await brokenAfter((tx) => post(tx, { kind: 'adjust', ref, lines }))).toEqual(['I5']);
  });
});

test('every rule has an id of its own', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test('the rules run on the schema as it is', async () => {
  for (const { broken } of rules) await sql`select * from (${broken}) broken`.execute(database.db);
});
