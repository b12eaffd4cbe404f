import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Condition,
  type ConditionValue,
  comparisons,
  meets,
  type Operand,
  type Tests,
} from '#contract/condition.ts';
import type { Entity, StoredField } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { FieldKind } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { condition as kept } from '#generator/emit/sql-text.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { many } from '#server/db/sql.ts';
import { readValue } from '#server/records/codecs.ts';
import { conditionSql } from '#server/records/condition.ts';
import { RowSource } from '#server/records/row-source.ts';
import { printedSeed, randomOf } from '../support/random.ts';
import { subjects } from './subjects.ts';

// One language of conditions with three readers: SQL of a query, SQL that the database keeps, and the function that the
// server and the browser share. Whatever is asked of whatever row, all say the same.
const now = new Date('2026-03-10T05:00:00.000Z');
const looking = { now: now.getTime(), me: 7 };

/** Values of each field as on the wire; the borders of days in Bangkok and of amounts among them. */
const values: Readonly<Record<string, readonly [FieldKind, type: string, ...values: ConditionValue[]]>> = {
  status: ['enum', 'varchar(16)', 'open', 'closed', 'lost'],
  amount: ['money', 'bigint', '0.00', '999.99', '1000.00', '-5.50', '123456789012.34'],
  fee: ['money', 'bigint', '0.00', '1000.00', '10.00'],
  count: ['integer', 'integer', 0, 1, 9, 10, -3],
  rate: ['percent', 'numeric(9, 4)', '0.0000', '12.5000', '9.0000'],
  day: ['date', 'date', '2026-03-09', '2026-03-10', '2026-03-11', '2025-12-31'],
  paid_on: ['date', 'date', '2026-03-10', '2026-02-28'],
  at: ['datetime', 'timestamptz', '2026-03-09T16:59:59.999Z', '2026-03-09T17:00:00.000Z', '2026-03-10T05:00:00.000Z'],
  until: ['datetime', 'timestamptz', '2026-03-10T05:00:00.001Z', '2026-03-09T17:00:00.000Z'],
  owner: ['ref', 'integer', 7, 8],
  on: ['boolean', 'boolean', true, false],
};
const names = Object.keys(values);
const field = (name: string): StoredField => ({
  name,
  kind: values[name]?.[0] ?? 'id',
  label: { th: name, en: name },
  column: name,
  nullable: true,
});
const entity: Entity = {
  name: 'Thing',
  area: 'store',
  table: 'thing',
  key: 'id',
  display: 'id',
  search: [],
  fields: Object.fromEntries(['id', ...names].map((name) => [name, field(name)])),
};

const random = randomOf(printedSeed('CONDITIONS_SEED'));
const pick = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const valuesOf = (name: string): readonly ConditionValue[] => values[name]?.slice(2) as ConditionValue[];
const kindOf = (name: string): FieldKind => values[name]?.[0] ?? 'id';

function operandFor(name: string): Operand {
  const { calendar } = kinds[kindOf(name)];
  const others = names.filter((one) => one !== name && kindOf(one) === kindOf(name));
  if (others.length > 0 && random() < 0.3) return { field: pick(others) };
  if (calendar === 'instant')
    return random() < 0.5 ? { now: pick([0, -1, 1, 43_200_000]) } : { today: pick([0, 1, -1]) };
  if (calendar === 'day' && random() < 0.5) return { today: pick([0, 1, -1, 7]) };
  return pick(valuesOf(name)) as string | number;
}

function testsOf(): Tests {
  const fields = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(names));
  return Object.fromEntries(
    [...new Set(fields)].map((name) => {
      const list = [pick([null, ...valuesOf(name)]), pick([null, ...valuesOf(name)])].slice(
        0,
        1 + Math.floor(random() * 2),
      );
      const isMoment = kinds[kindOf(name)].calendar === 'instant';
      const plain = isMoment ? [null] : list;
      const lot = random();
      if (lot < 0.35) return [name, plain];
      if (lot < 0.6) return [name, { not: plain }];
      if (kindOf(name) === 'ref') return [name, { me: random() < 0.5 }];
      const hasOrder = kinds[kindOf(name)].calendar ?? kinds[kindOf(name)].number;
      if (!hasOrder) return [name, plain];
      const [first, second] = [pick(comparisons), pick(comparisons)];
      return [name, { [first]: operandFor(name), ...(lot > 0.9 ? { [second]: operandFor(name) } : {}) }];
    }),
  );
}

const drawn: readonly Condition[] = Array.from({ length: 1_500 }, () =>
  random() < 0.7 ? testsOf() : Array.from({ length: Math.floor(random() * 4) }, testsOf),
);

/** No field is a secret. */
const noCipher = { encrypt: (text: string) => text, decrypt: (text: string) => text };

describe.each(subjects)('conditions on $name', (subject) => {
  let database: OpenDatabase;
  let rows: readonly (Row & { readonly id: number })[];
  beforeAll(async () => {
    database = await subject.open();
    const columns = names.map((name) => `, "${name}" ${values[name]?.[1] ?? ''}`);
    await sql.raw(`create table thing (id serial primary key${columns.join('')})`).execute(database.db);
    for (let count = 0; count < 120; count += 1) {
      const given = names.map((name) => {
        const value = pick([null, ...valuesOf(name)]);
        return value !== null && kindOf(name) === 'money' ? BigInt(String(value).replace('.', '')) : value;
      });
      await sql`insert into thing (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(given)})`.execute(
        database.db,
      );
    }
    const stored = await many(sql<Record<string, unknown>>`select * from thing order by id`, database.db);
    rows = stored.map((row) => ({
      ...Object.fromEntries(
        names.map((name) => [name, row[name] === null ? null : readValue(row[name], field(name), noCipher)]),
      ),
      id: Number(row.id),
    }));
  });
  afterAll(() => database.close());

  const found = async (where: ReturnType<typeof sql>) =>
    (await many(sql<{ id: number }>`select t.id from thing t where ${where} order by t.id`, database.db)).map(
      ({ id }) => id,
    );

  test('have the same verdict in SQL, on the server and in the browser', async () => {
    const source = new RowSource({ Thing: entity }, entity);
    const differing: unknown[] = [];
    let met = 0;
    for (const condition of drawn) {
      const expected = rows.filter((row) => meets(condition, row, looking)).map(({ id }) => id);
      const compiled = conditionSql(condition, source, looking);
      const seen = await found(sql`(${compiled})`);
      const others = await found(sql`(${compiled}) is not true`);
      if (seen.join() !== expected.join() || seen.length + others.length !== rows.length)
        differing.push({ condition, expected, seen });
      met += expected.length;
    }
    expect(differing).toEqual([]);
    expect(met).toBeGreaterThan(drawn.length);
  });

  test('have it where the database keeps them as well, unless a person or the time decides', async () => {
    const differing: unknown[] = [];
    let count = 0;
    for (const condition of drawn) {
      let text: string;
      try {
        text = kept(condition, kindOf);
      } catch {
        continue;
      }
      count += 1;
      const expected = rows.filter((row) => meets(condition, row, looking)).map(({ id }) => id);
      const seen = await found(sql.raw(`(${text})`) as ReturnType<typeof sql>);
      if (seen.join() !== expected.join()) differing.push({ condition, text, expected, seen });
    }
    expect(differing).toEqual([]);
    expect(count).toBeGreaterThan(drawn.length / 2);
  });
});
