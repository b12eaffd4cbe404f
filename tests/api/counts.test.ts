import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, openStore, type Store } from './fixture.ts';
import { get, rowsOf } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('derived numbers on $name', (subject) => {
  let store: Store;
  const shelves = (query = '', who = 'all') => get(store.app, `/api/store/shelf/list?${query}`, as(who));
  const numbers = async (name: string, query = '', who = 'all') =>
    rowsOf(await shelves(query, who)).map((row) => [row.code, row[name]]);
  const crates = (query = '') => get(store.app, `/api/store/crate/counted?${query}`, as('all'));

  beforeAll(async () => {
    store = await openStore(subject);
    await sql`insert into shelf (id, code, name, owner_id) values (3, 'S3', 'ชั้นสาม', 1)`.execute(store.database.db);
    await sql`update crate set shelf_id = 1 where id <= 10`.execute(store.database.db);
    await sql`update crate set tags = '["S1","S3"]' where id = 1`.execute(store.database.db);
    await sql`update crate set tags = '[]' where id = 2`.execute(store.database.db);
    await sql`update crate set tags = null where id = 3`.execute(store.database.db);
  });
  afterAll(() => store.close());

  test('count the rows that point at a record, or hold its code; an empty list may stand for all', async () => {
    expect(await numbers('crate_count')).toEqual([
      ['S1', 35],
      ['S2', 25],
      ['S3', 0],
    ]);
    expect(await numbers('tag_count')).toEqual([
      ['S1', 1],
      ['S2', 0],
      ['S3', 1],
    ]);
    expect(await numbers('free_count')).toEqual([
      ['S1', 3],
      ['S2', 2],
      ['S3', 3],
    ]);
  });

  test('sort, filter by range and by a switch', async () => {
    expect((await numbers('crate_count', 'sort=-crate_count')).map(([code]) => code)).toEqual(['S1', 'S2', 'S3']);
    expect((await numbers('crate_count', 'sort=crate_count')).map(([code]) => code)).toEqual(['S3', 'S2', 'S1']);
    expect(await numbers('crate_count', 'crate_count_min=1&crate_count_max=30')).toEqual([['S2', 25]]);
    expect(await numbers('crate_count', 'unused=true')).toEqual([['S3', 0]]);
    expect((await numbers('crate_count', 'unused=false')).map(([code]) => code)).toEqual(['S1', 'S2']);
    expect((await shelves('unused=true')).body.total).toBe(1);
  });

  test('count only what the person may see', async () => {
    await sql`update crate set shelf_id = 1 where id = 11`.execute(store.database.db);
    // Shelf 2 belongs to somebody else: neither it nor its crates are there.
    expect(await numbers('crate_count', '', 'one')).toEqual([
      ['S1', Number((await numbers('crate_count')).at(0)?.[1])],
      ['S3', 0],
    ]);
    expect(await numbers('free_count', '', 'one')).toEqual([
      ['S1', 3],
      ['S3', 3],
    ]);
    await sql`update crate set shelf_id = 2, tags = '["S3"]' where id = 60`.execute(store.database.db);
    expect((await numbers('tag_count')).at(2)).toEqual(['S3', 2]);
    expect((await numbers('tag_count', '', 'one')).at(1)).toEqual(['S3', 1]);
  });

  test('count the items of an own list, and are read by reference', async () => {
    const rows = rowsOf(await crates('limit=4'));
    expect(rows.map((row) => [row.code, row.tag_count, row.reach_count])).toEqual([
      ['C0001', 2, 2],
      ['C0002', 0, 3],
      ['C0003', 0, 3],
      ['C0004', 1, 1],
    ]);
    const [shelf] = await numbers('crate_count');
    expect(rows[0]?.shelf_crates).toBe(shelf?.[1]);
    expect(rowsOf(await crates('sort=-tag_count&limit=1'))[0]?.tag_count).toBe(2);
    const totals = (await crates()).body.totals as Readonly<Record<string, string>>;
    expect(Number(totals.tag_count)).toBeGreaterThan(60);
  });

  test('are in the exported file', async () => {
    const { text } = await shelves('export=csv&sort=code');
    const [head, first] = text.split('\r\n');
    expect(head).toContain('ช่อง crate_count');
    expect(first?.split(',')).toContain('35');
  });
});
