import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/connect.ts';
import { migrate, migrationFiles } from '../db/migrate.ts';
import { many, one, type Tx } from '../db/sql.ts';
import { bankOf, cashOf, feeAccount, holdOf, openingAccount } from './accounts.ts';
import { hold, release, settle } from './holds.ts';
import { balanceOf, post, ShortageError } from './post.ts';

let database: OpenDatabase;

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await migrate(
    database,
    migrationFiles().filter((file) => file.name.endsWith('-ledger')),
  );
});
afterAll(() => database.close());

let member = 0;
beforeEach(async () => {
  member += 1;
  await inTx((tx) =>
    post(tx, {
      kind: 'opening',
      ref: { type: 'member', id: member },
      lines: [
        { account: cashOf(member), amount: 10_000n },
        { account: openingAccount, amount: -10_000n },
      ],
    }),
  );
});

describe('postings', () => {
  test('a hold, its payout and the fee end to the satang', async () => {
    await inTx((tx) => hold(tx, { withdrawalId: member, memberId: member, amount: 6_000n }));
    expect(await balanceOf(database.db, cashOf(member))).toBe(4_000n);
    expect(await balanceOf(database.db, holdOf(member))).toBe(6_000n);
    const fee = await balanceOf(database.db, feeAccount);
    const source = bankOf(member);
    await inTx((tx) =>
      settle(tx, { withdrawalId: member, memberId: member, amount: 6_000n, source, net: 5_000n, charged: 300n }),
    );
    expect(await balanceOf(database.db, holdOf(member))).toBe(0n);
    expect(await balanceOf(database.db, source)).toBe(5_300n);
    expect((await balanceOf(database.db, feeAccount)) - fee).toBe(700n);
    const { sum } = await one(sql<{ sum: string }>`select sum(satang) as sum from ledger_entry`, database.db);
    expect(Number(sum)).toBe(0);
  });

  test('a release restores the credit and can happen once', async () => {
    const money = { withdrawalId: member, memberId: member, amount: 6_000n, reason: 'duplicate' };
    await inTx((tx) => hold(tx, money));
    await inTx((tx) => release(tx, money));
    expect(await balanceOf(database.db, cashOf(member))).toBe(10_000n);
    await inTx((tx) => hold(tx, { ...money, withdrawalId: 100_000 + member }));
    await expect(inTx((tx) => release(tx, money))).rejects.toMatchObject({ constraint: 'ledger_tx_one_close' });
  });

  test('a withdrawal is held once', async () => {
    const money = { withdrawalId: member, memberId: member, amount: 1_000n };
    await inTx((tx) => hold(tx, money));
    await expect(inTx((tx) => hold(tx, money))).rejects.toMatchObject({ constraint: 'ledger_tx_one_hold' });
    expect(await balanceOf(database.db, cashOf(member))).toBe(9_000n);
  });

  test('more than the credit is refused and leaves nothing', async () => {
    const attempt = inTx((tx) => hold(tx, { withdrawalId: member, memberId: member, amount: 10_001n }));
    await expect(attempt).rejects.toBeInstanceOf(ShortageError);
    expect(await balanceOf(database.db, cashOf(member))).toBe(10_000n);
    expect(await balanceOf(database.db, holdOf(member))).toBe(0n);
  });

  test('lines that do not balance are refused before the database sees them', async () => {
    const lines = [
      { account: cashOf(member), amount: 100n },
      { account: openingAccount, amount: -99n },
    ];
    const attempt = inTx((tx) => post(tx, { kind: 'adjust', ref: { type: 'member', id: member }, lines }));
    await expect(attempt).rejects.toThrow('do not balance');
  });
});

describe('the database itself refuses', () => {
  const entry = (tx: Tx, amount: bigint, code: string) =>
    many(
      sql`insert into ledger_entry (tx_id, account_id, satang)
          select max(ledger_tx.id), account.id, ${amount}::bigint from ledger_tx, ledger_account account
          where account.code = ${code} group by account.id`,
      tx,
    );
  const header = (tx: Tx) =>
    many(sql`insert into ledger_tx (kind, ref_type, ref_id) values ('adjust', 'member', ${member})`, tx);

  test('an unbalanced transaction, at the commit', async () => {
    const attempt = inTx(async (tx) => {
      await header(tx);
      await entry(tx, 5n, cashOf(member).code);
      await entry(tx, -4n, openingAccount.code);
    });
    await expect(attempt).rejects.toMatchObject({ constraint: 'ledger_tx_balances' });
    expect(await balanceOf(database.db, cashOf(member))).toBe(10_000n);
  });

  test('a transaction without entries', async () => {
    await expect(inTx(header)).rejects.toMatchObject({ constraint: 'ledger_tx_balances' });
  });

  test('an entry added to a finished transaction', async () => {
    await inTx((tx) => hold(tx, { withdrawalId: member, memberId: member, amount: 1_000n }));
    await expect(inTx((tx) => entry(tx, 5n, openingAccount.code))).rejects.toMatchObject({
      constraint: 'ledger_tx_balances',
    });
  });

  test('a member below zero', async () => {
    const attempt = inTx(async (tx) => {
      await header(tx);
      await entry(tx, -10_001n, cashOf(member).code);
    });
    await expect(attempt).rejects.toMatchObject({ constraint: 'ledger_account_not_negative' });
  });

  const forbidden = [
    'update ledger_entry set satang = satang + 1',
    'update ledger_entry set satang = null',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_tx set reason = null',
    "update ledger_tx set reason = 'x' where reason is null",
    'delete from ledger_tx',
    'truncate ledger_tx cascade',
    'update balance_log set after = after, before = before',
    'delete from balance_log',
    'truncate balance_log',
    'update ledger_account set balance = balance + 1',
    'update ledger_account set head = null',
    "update ledger_account set code = code || 'x'",
    'delete from ledger_account',
    'truncate ledger_account cascade',
    "insert into ledger_account (code, kind, balance) values ('x', 'fee', 5)",
    `insert into balance_log (account_id, seq, tx_id, before, delta, after, created_at, hash)
     select account_id, seq + 100, tx_id, before, delta, after, created_at, hash from balance_log limit 1`,
  ];
  test.each(forbidden)('%s', async (statement) => {
    await expect(inTx((tx) => many(sql.raw(statement), tx))).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  });
});
