import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import { csvCell } from '#contract/csv.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { entities } from '#generated/api/entities.ts';
import { csvChunks } from '#server/sheets/csv-file.ts';
import { withUnits } from '#server/sheets/units.ts';
import { get, openWorld, post, signIn, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { createMember } from '../money/support/members.ts';

/** Beginnings that some spreadsheet takes for a formula, a command or a reason to split the cell. */
const prefixes = [
  '=',
  '+',
  '-',
  '@',
  '|',
  '%',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '\u00a0=',
  '\u200b=',
  '\u3000=',
  '\ufeff=',
  '＝',
  '＋',
  '－',
  '＠',
  '"=',
  "'=",
] as const;

const payload = 'cmd|\'/C calc\'!A0","next"\r\n=1+1';

/** Would a spreadsheet run it? As it reads a cell: blanks before the sign do not help. */
function isLive(cell: string): boolean {
  return /^[\s\u00a0\u200b-\u200f\u3000\ufeff]*[=+\-@|%＝＋－＠]/.test(cell) || /^[\t\r\n]/.test(cell);
}

const texts = new Set([
  'code',
  'string',
  'text',
  'html',
  'url',
  'email',
  'ip',
  'list',
  'json',
  'image',
  'account',
  'phone',
  'ref',
  'enum',
]);
const exported = endpoints.filter((endpoint) => endpoint.export !== undefined);
const all: Readonly<Record<string, { readonly fields: Readonly<Record<string, Field>> }>> = entities;

/** Columns of an export, as the server has them. */
const columnsOf = (endpoint: (typeof exported)[number]): readonly Field[] => {
  const fields = all[endpoint.entity ?? '']?.fields ?? {};
  return (endpoint.fields ?? Object.keys(fields)).flatMap((name) => fields[name] ?? []);
};

const read = (text: string): readonly (readonly string[])[] => parse(text, { bom: true, relax_column_count: false });

/** The rows as the server writes them. */
async function fileOf(columns: readonly Field[], row: Row) {
  async function* rows() {
    yield [row];
  }
  const sheet = withUnits({
    ...{ name: 'x', plainName: 'x', title: 'x', facts: [], author: 'x', made: new Date(), total: 1, count: 1 },
    columns: columns.map((field) => ({ name: field.name, field })),
    rows: rows(),
  });
  let text = '';
  for await (const chunk of csvChunks(sheet)) text += chunk;
  return { columns: sheet.columns, lines: read(text) };
}

test(`${prefixes.length} beginnings in every text column of every export`, async () => {
  let cells = 0;
  for (const endpoint of exported) {
    const columns = columnsOf(endpoint);
    expect(columns.length).toBeGreaterThan(3);
    for (const prefix of prefixes) {
      const hostile = `${prefix}${payload}`;
      const values = columns.map(({ name, kind }) => [
        name,
        kind === 'list' ? [hostile] : texts.has(kind) ? hostile : null,
      ]);
      const { columns: written, lines } = await fileOf(columns, Object.fromEntries(values));
      const [head, row, ...rest] = lines;
      expect(head?.length).toBe(written.length);
      expect(rest).toEqual([]);
      expect(row).toHaveLength(head?.length ?? 0);
      for (const [index, cell] of (row ?? []).entries()) {
        const field = columns.find(({ name }) => name === written[index]?.name);
        if (!field || !texts.has(field.kind)) continue;
        cells += 1;
        expect([endpoint.id, field.name, prefix, isLive(cell)]).toEqual([endpoint.id, field.name, prefix, false]);
        // Nothing of it is lost.
        expect(cell.replace(/^'/, '')).toBe(
          cell.startsWith("'") && prefix.startsWith("'") && !cell.startsWith("''") ? hostile.slice(1) : hostile,
        );
      }
    }
  }
  console.log(`${cells} cells of ${exported.length} exports: 0 live formulas`);
});

test('numbers stay numbers, digits of people stay digits', () => {
  const field = (kind: Field['kind']): Field => ({ name: 'x', kind, label: { th: 'ช่อง', en: 'x' } });
  expect(csvCell('-150.00', field('money'), 'th')).toBe('-150.00');
  expect(csvCell(-3, field('integer'), 'th')).toBe('-3');
  for (const digits of ['0812345678', '0000000001', '123456789012', '123456789012345'])
    expect(csvCell(digits, field('account'), 'th')).toBe(`'${digits}`);
  expect(csvCell('1234567890', field('account'), 'th')).toBe('1234567890');
});

describe.each([oneSubject])('downloaded from $name', (subject) => {
  let world: World;
  let owner: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    owner = await signIn(world.app, 'owner');
    const { db } = world.database;
    for (const prefix of prefixes) {
      const memberId = await createMember(db, 1, 1000_00n);
      const name = `${prefix}HYPERLINK("https://evil.example";"x")`;
      await sql`update member set name = ${name}, bank_account_name = ${name}, bank_account_no = '0012345678' where id = ${memberId}`.execute(
        db,
      );
      await db
        .transaction()
        .execute((tx) => requestWithdrawal(tx, { memberId, amount: 10_00n, activePromotion: name.slice(0, 80) }));
      await post(
        world.app,
        '/api/auth',
        { email: `${prefix.trim()}x`, password: 'wrong-password-1' },
        { 'user-agent': '=HYPERLINK("x")' },
      );
    }
  });
  afterAll(() => world.close());

  test.each([
    ['withdrawals', '/api/system/withdraw/list?status=&export=csv', prefixes.length],
    ['the audit log', '/api/system/audit/list?export=csv', 2],
  ])('%s have no live formula and all their rows', async (_name, address, least) => {
    const reply = await get(world.app, address, owner);
    expect(reply.status).toBe(200);
    const [head = [], ...rows] = read(reply.text);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    for (const row of rows) {
      expect(row).toHaveLength(head.length);
      for (const cell of row)
        if (!/^-?[0-9]+(\.[0-9]+)?$/.test(cell)) expect([cell, isLive(cell)]).toEqual([cell, false]);
    }
    if (address.includes('withdraw')) expect(reply.text).toContain("'0012345678");
  });
});
