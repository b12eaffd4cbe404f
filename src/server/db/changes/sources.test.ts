import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../connect.ts';
import { type SourcesOf, sourcesIn } from './sources.ts';

let database: OpenDatabase;
let find: SourcesOf;

beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await database.withSession((session) =>
    session.script(`
      create table crate (id int, shelf_id int, status text, pieces int, version int);
      create table shelf (id int, name text, sync_at timestamptz, status text);
      create view stored as select crate.pieces, shelf.name from crate join shelf on shelf.id = shelf_id;
      create view seen as select name from stored;
      create function pieces_on(place int) returns bigint language sql as $$
        select sum(pieces) from crate c where c.shelf_id = place and status <> 'gone' $$;
      create function full_shelves() returns setof int language plpgsql as $$ begin
        return query select s.id from shelf s where pieces_on(s.id) > 10; end $$;`),
  );
  find = await sourcesIn(database.db);
});
afterAll(() => database.close());

const found = (text: string) =>
  Object.fromEntries([...find(text)].map(([table, columns]) => [table, [...columns].sort()]));

describe('what a query reads', () => {
  test.each<[string, Readonly<Record<string, readonly string[]>>]>([
    ['select "t"."status" as "name" from "crate" as "t"', { crate: ['status'] }],
    [
      'select "t"."pieces", "s"."name" from "crate" as "t" left join "shelf" as "s" on "s"."id" = "t"."shelf_id"',
      {
        crate: ['pieces', 'shelf_id'],
        shelf: ['name'],
      },
    ],
    [
      'select pieces, name from crate c join shelf on shelf.id = c.shelf_id',
      { crate: ['pieces', 'shelf_id'], shelf: ['name'] },
    ],
    ['select * from crate', { crate: ['*'] }],
    [
      'select t.* from crate t, lateral (select 1 from shelf where shelf.id = t.shelf_id) x',
      { crate: ['*'], shelf: [] },
    ],
    ['select count(*) from crate where status = $1', { crate: ['status'] }],
    ['select to_jsonb(c) from crate c', { crate: ['*'] }],
    ['select name from stored', { crate: ['pieces', 'shelf_id'], shelf: ['name'] }],
    ['select name from seen', { crate: ['pieces', 'shelf_id'], shelf: ['name'] }],
    ['select pieces_on($1)', { crate: ['pieces', 'shelf_id', 'status'] }],
    ['select * from full_shelves()', { crate: ['pieces', 'shelf_id', 'status'], shelf: [] }],
    ['with shelf_names as (select name from shelf) select * from shelf_names', { shelf: ['*'] }],
    ['select c.status from crate c, shelf where c.shelf_id = shelf.id', { crate: ['shelf_id', 'status'], shelf: [] }],
    ['select name from crate join shelf on shelf.id = shelf_id', { crate: ['shelf_id'], shelf: ['name'] }],
    ['select 1', {}],
  ])('%s', (text, sources) => expect(found(text)).toEqual(sources));
});
