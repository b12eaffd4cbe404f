import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaSql } from '#generator/emit/sql.ts';
import { condition, constraint, satang, value } from '#generator/emit/sql-text.ts';
import { tablesOf } from '#generator/emit/tables.ts';
import { sampleModel } from './sample-model.ts';

describe('in PostgreSQL', () => {
  let db: PGlite;

  beforeAll(async () => {
    db = await PGlite.create();
    for (const { text } of schemaSql(sampleModel)) await db.exec(text);
    await db.exec(`insert into "user" (name) values ('nok'); insert into bank (code, name) values ('004', 'KBANK');`);
  });

  afterAll(() => db.close());

  test('every column is as described', async () => {
    const { rows } = await db.query<{ table_name: string; column_name: string; is_nullable: string }>(
      `select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
    );
    const found = rows.map((row) => `${row.table_name}.${row.column_name} ${row.is_nullable === 'YES'}`).sort();
    const described = tablesOf(sampleModel).flatMap((table) =>
      Object.entries(table.columns).map(([name, column]) => `${table.name}.${name} ${column.nullable}`),
    );
    expect(found).toEqual(described.sort());
  });

  test('a key, a version and the first status come by themselves', async () => {
    const { rows } = await db.query(
      `insert into payout (payout_ref, bank_code, amount) values ('W1', '004', 100) returning id, version, status, created_at is not null as stamped`,
    );
    expect(rows).toEqual([{ id: 1, version: 1, status: 'pending', stamped: true }]);
  });

  test.each([
    [
      'an amount below the smallest',
      `insert into payout (payout_ref, bank_code, amount) values ('W2', '004', 0)`,
      '23514',
    ],
    [
      'a status that does not exist',
      `insert into payout (payout_ref, bank_code, amount, status) values ('W3', '004', 1, 'lost')`,
      '23514',
    ],
    [
      'a bank that does not exist',
      `insert into payout (payout_ref, bank_code, amount) values ('W4', '999', 1)`,
      '23503',
    ],
    ['a reference twice', `insert into payout (payout_ref, bank_code, amount) values ('W1', '004', 1)`, '23505'],
    ['a missing amount', `insert into payout (payout_ref, bank_code) values ('W5', '004')`, '23502'],
    ['a gateway without its credentials', `insert into gateway_account (name, gateway) values ('a', 'alpha')`, '23514'],
    ['an unknown gateway', `insert into gateway_account (name, gateway) values ('a', 'gamma')`, '23514'],
  ])('refuses %s', async (_what, sql, code) => {
    await expect(db.exec(sql)).rejects.toMatchObject({ code });
  });

  test('another gateway needs other credentials', async () => {
    await db.exec(`insert into gateway_account (name, gateway, merchant) values ('b', 'beta', 'm')`);
  });

  test('every reference has an index to be looked up by', async () => {
    const { rows } = await db.query<{ missing: string }>(`
      select c.conrelid::regclass || '.' || a.attname as missing
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`);
    expect(rows).toEqual([]);
  });
});

test('texts cannot leave their quotes', () => {
  expect(value("o'clock")).toBe("'o''clock'");
  expect(value('a\\b')).toBe("E'a\\\\b'");
  expect(() => value('\0')).toThrow('zero byte');
});

test('baht become satang exactly', () => {
  expect(['0.01', '1', '19.99', '-0.00', '500000.00', '4.5'].map(satang)).toEqual([
    '1',
    '100',
    '1999',
    '0',
    '50000000',
    '450',
  ]);
  expect(() => satang('0.001')).toThrow('no amount');
});

test('conditions of indexes hold no code', () => {
  const kindOf = (column: string) => (column === 'amount' ? 'money' : column === 'rank' ? 'integer' : 'enum');
  expect(condition({ deleted_at: [null], status: ['active'] }, kindOf)).toBe(
    `"deleted_at" is null and "status" = 'active'`,
  );
  expect(condition({ status: ["a'; drop table x --"] }, kindOf)).toBe(`"status" = 'a''; drop table x --'`);
  expect(condition({ amount: { above: '0.50' }, ref: { not: [null] } }, kindOf)).toBe(
    '"amount" > 50 and "ref" is not null',
  );
  expect(condition([{ status: ['a', 'b'] }, { rank: { not: [1] } }], kindOf)).toBe(
    `(("status" in ('a', 'b')) or (("rank" <> 1 or "rank" is null)))`,
  );
  expect(() => condition({ 'a = a': ['x'] }, kindOf)).toThrow('gives no name');
  expect(() => condition({ rank: ['1; drop table x'] }, kindOf)).toThrow('no number');
  expect(() => condition({ at: { below: { now: 0 } } }, kindOf)).toThrow('changes with time');
  expect(() => condition({ owner: { me: true } }, kindOf)).toThrow('nobody looks');
});

test('long names differ although PostgreSQL would cut them alike', () => {
  const long = 'a'.repeat(70);
  expect(constraint(long, 'b')).toHaveLength(63);
  expect(constraint(long, 'b')).not.toBe(constraint(long, 'c'));
});
