import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
import { openMigrated } from '../../../../tests/support/migrated-database.ts';
import type { OpenDatabase } from '../connect.ts';
import { many, one } from '../sql.ts';
import { defineFigures } from './define.ts';
import { givenFigures, moneyFigures } from './money-source.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());

const tableOf = (name: string) => Object.values<Entity>(entities).find((entity) => entity.name === name)?.table;
const define = () => database.withSession(defineFigures);
const columns = async () =>
  (
    await many(
      sql<{ name: string }>`
        select attname as name from pg_attribute where attrelid = 'money_source'::regclass and attnum > 0 order by attnum`,
      database.db,
    )
  ).map(({ name }) => name);
const mark = () => one(sql<{ text: string }>`select obj_description('money_source'::regclass) as text`, database.db);

test('the view has every figure of the manifest, those of areas too', async () => {
  const figures = moneyFigures.map(({ name }) => name);
  expect((await columns()).slice(-figures.length)).toEqual(figures);
  expect(figures).toEqual(expect.arrayContaining([...givenFigures]));
});

test('definitions of another release are replaced, and the same ones are left alone', async () => {
  const { text } = await mark();
  const { oid } = await one(sql<{ oid: number }>`select 'money_source'::regclass::oid as oid`, database.db);
  await define();
  expect(await one(sql`select 'money_source'::regclass::oid as oid`, database.db)).toEqual({ oid });

  await sql`create or replace function rebuild_figures() returns bigint language sql as $$ select 42::bigint $$`.execute(
    database.db,
  );
  await sql`drop view money_source`.execute(database.db);
  await sql`create view money_source as select 1 as one`.execute(database.db);
  await sql`comment on view money_source is 'figures of before'`.execute(database.db);
  await define();
  expect(await mark()).toEqual({ text });
  expect(await columns()).toContain('deposit_total');
  expect(await one(sql`select rebuild_figures() as wrong`, database.db)).toEqual({ wrong: 0n });
});

test('every rollup has its triggers, so that a new one needs none by hand', async () => {
  const kept = await many(
    sql<{ source: string; name: string }>`
      select relation.relname as source, trigger.tgname as name
      from pg_trigger trigger join pg_class relation on relation.oid = trigger.tgrelid
      where trigger.tgname ~ '_into_.*_(add|change|take)$' and not trigger.tgisinternal`,
    database.db,
  );
  const wanted = Object.values<Entity>(entities).flatMap(({ table, rollup }) =>
    (rollup?.of ?? []).map((name) => ({
      source: tableOf(name),
      name: `${tableOf(name)}_into_${table}_add`,
    })),
  );
  expect(wanted.length).toBeGreaterThan(10);
  expect(kept).toEqual(expect.arrayContaining(wanted));
});
