import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import { constant, keepPlan, keepRepeated, planOf } from './plans.ts';

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const often = (query: CompiledQuery<unknown>) => {
  for (let time = 0; time < 5; time += 1) keepRepeated(query);
};

describe('plans that are kept', () => {
  test('a query without parameters has a name the third time', () => {
    const query = sql`select 1 from a`.compile(db);
    const names = [1, 2, 3, 4].map(() => planOf(keepRepeated(query).sql));
    expect(names).toEqual([undefined, undefined, expect.any(String), names[3]]);
  });

  test('one with a parameter has none, however often it comes', () => {
    const query = sql`select 1 from a where status = ${'rare'}`.compile(db);
    often(query);
    expect(planOf(query.sql)).toBeUndefined();
  });

  test('two texts never have the same name', () => {
    const texts = Array.from({ length: 50 }, (_, at) => sql`select ${sql.lit(at)} from b`.compile(db));
    texts.forEach(often);
    expect(new Set(texts.map((query) => planOf(query.sql))).size).toBe(texts.length);
  });

  test('a name that was given by hand stays when many others come', () => {
    const mine = keepPlan('mine', sql`select 1 from c where id = ${1}`.compile(db));
    for (let at = 0; at < 2_100; at += 1) often(sql`select ${sql.lit(at)} from d`.compile(db));
    expect(planOf(mine.sql)).toBe('mine');
    expect(planOf('select 5 from d')).toBeUndefined();
  });

  test('a constant is quoted', () => {
    const query = sql`${constant("it's")}, ${constant(7)}, ${constant(8n)}, ${constant(true)}, ${constant(new Date(0))}`;
    expect(query.compile(db)).toMatchObject({
      sql: "'it''s', 7, 8, true, '1970-01-01T00:00:00.000Z'",
      parameters: [],
    });
    expect(sql`${constant(null)}`.compile(db)).toMatchObject({ sql: '$1', parameters: [null] });
  });
});
