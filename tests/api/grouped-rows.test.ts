import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, openStore, type Store } from './fixture.ts';
import { get, type Reply, rowsOf } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('grouped rows on $name', (subject) => {
  let store: Store;
  const list = (query: string, who = 'all'): Promise<Reply> =>
    get(store.app, `/api/store/crate/list?${query}`, as(who));
  const range = 'came_from=2026-01-31&came_to=2026-02-03';

  beforeAll(async () => {
    store = await openStore(subject);
  });
  afterAll(() => store.close());

  test('rows are grouped by a choice, in the order of the choices, with how many there are of each and their sums', async () => {
    const choices = ['new', 'packed', 'sent', 'lost'];
    const alone = await Promise.all(choices.map((status) => list(`limit=500&sort=-code&status=${status}&${range}`)));
    const grouped = await list(`limit=500&sort=-code&group_by=status&${range}`);
    expect(rowsOf(grouped)).toEqual(alone.flatMap(rowsOf));
    expect(grouped.body.within).toBe('status');
    expect(grouped.body.groups).toEqual(
      alone.flatMap(({ body: { total, totals } }, at) => (total === 0 ? [] : [{ value: choices[at], total, totals }])),
    );
    // The whole is what it is without groups.
    const { data: _d, within: _w, groups: _g, ...whole } = grouped.body;
    const { data: _, ...plain } = (await list(`limit=500&sort=-code&${range}`)).body;
    expect(whole).toEqual(plain);
    // Pages begin and end within groups, and miss nothing.
    const paged: unknown[] = [];
    for (let page = 1; page <= 9; page += 1)
      paged.push(...rowsOf(await list(`limit=7&page=${page}&sort=-code&group_by=status`)).map((row) => row.id));
    const all = rowsOf(await list('limit=500&sort=-code&group_by=status')).map((row) => row.id);
    expect(paged).toEqual(all);
    expect(new Set(all).size).toBe(60);
    const file = (await list('export=csv&sort=-code&group_by=status')).text.trim().split('\r\n').slice(1);
    expect(file.map((line) => Number(line.split(',')[0]))).toEqual(all);
  });

  test('groups are those of the filters and of whoever asks; what rows cannot be grouped by is refused', async () => {
    const some = await list('group_by=status&status=sent,new&q=c00');
    expect(some.body.groups).toMatchObject([
      { value: 'new', total: 15 },
      { value: 'sent', total: 15 },
    ]);
    expect((await list('group_by=status&q=zzz')).body.groups).toEqual([]);
    const own = await list('limit=500&group_by=status', 'one');
    expect(
      rowsOf(own)
        .map((row) => row.id)
        .sort(),
    ).toEqual(
      rowsOf(await list('limit=500', 'one'))
        .map((row) => row.id)
        .sort(),
    );
    for (const wrong of ['fragile', 'phone', 'shelf_id', 'nothing'])
      expect((await list(`group_by=${wrong}`)).status, wrong).toBe(422);
    expect(rowsOf(await list('ids=3,1&group_by=status'))).toHaveLength(2);
    expect((await list('ids=3,1&group_by=status')).body.groups).toBeUndefined();
    // The days that a list begins with are void where lost crates are asked for: not in their group.
    const today = await get(store.app, '/api/store/crate/today?limit=500', as('all'));
    const grouped = await get(store.app, '/api/store/crate/today?limit=500&group_by=status', as('all'));
    expect(grouped.body.total).toBe(today.body.total);
    expect(rowsOf(grouped)).toHaveLength(rowsOf(today).length);
    expect(rowsOf(today).length).toBeLessThan(60);
  });
});
