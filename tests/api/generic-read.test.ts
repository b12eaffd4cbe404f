import { sql } from 'kysely';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#server/audit/verify.ts';
import { as, openStore, type Store } from './fixture.ts';
import { dataOf, get, type Reply, rowsOf } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('generic reads on $name', (subject) => {
  let store: Store;
  const list = (query: string, who = 'all'): Promise<Reply> =>
    get(store.app, `/api/store/crate/list?${query}`, as(who));
  const codes = async (query: string, who = 'all') =>
    rowsOf(await list(`limit=500&sort=code&${query}`, who)).map((row) => row.code);
  const range = 'came_from=2026-01-31&came_to=2026-02-03';

  beforeAll(async () => {
    store = await openStore(subject);
  });
  afterAll(() => store.close());

  test('a page has its rows in wire form, totals over all, counts of the tabs', async () => {
    const reply = await list('limit=2&page=2&sort=code&status=packed');
    expect(reply.body).toMatchObject({
      error: 0,
      total: 15,
      page: 2,
      limit: 2,
      server_time: '2026-02-01T03:00:00.000Z',
    });
    expect(reply.body.facets).toEqual({ new: 15, packed: 15, sent: 15, lost: 15 });
    const expected = Array.from({ length: 15 }, (_, i) => 1 + 4 * i);
    const sum = expected.reduce((a, b) => a + b, 0);
    expect(reply.body.totals).toEqual({ price: `${(sum * 1001) / 100}`, pieces: String(sum) });
    expect(rowsOf(reply)[0]).toEqual({
      id: 9,
      version: 1,
      code: 'C0009',
      shelf_id: 2,
      shelf_name: 'ชั้นสอง',
      shelf_code: 'S2',
      price: '90.09',
      discount: '12.5000',
      pieces: 9,
      fragile: false,
      phone: '••••••0009',
      tags: ['blue', 'green'],
      due: '2026-01-10',
      came_at: '2026-02-01T00:59:59.500Z',
      note: null,
      status: 'packed',
    });
  });

  test('whoever does not wait for sums that take long gets the rows at once, and the sums when asked for alone', async () => {
    const path = '/api/store/crate/list?limit=2&page=2&sort=code&status=packed';
    const whole = await get(store.app, path, as('all'));
    const ask = (app: Store['app'], summary: string) => get(app, path, { ...as('all'), 'x-summary': summary });
    // The smallest list is no long one.
    expect((await ask(store.app, 'later')).body).toEqual(whole.body);
    const patient = await openStore(subject, { longSummary: 0 });
    try {
      const { data, total, totals, facets, ...rest } = whole.body;
      expect((await get(patient.app, path, as('all'))).body).toEqual(whole.body);
      expect((await ask(patient.app, 'later')).body).toEqual({
        ...rest,
        data,
        total: 4,
        more: true,
        totals: null,
        later: true,
      });
      expect((await ask(patient.app, 'alone')).body).toEqual({ ...rest, data: [], total, totals, facets });
    } finally {
      await patient.close();
    }
  });

  test('rows within days are the same in any order', async () => {
    const days = await codes(range);
    expect(days.length).toBeGreaterThan(5);
    for (const sort of ['-code', 'shelf_code', 'price', '-came_at']) {
      const found = rowsOf(await list(`limit=500&sort=${sort}&${range}`)).map((row) => String(row.code));
      expect(found.sort(), sort).toEqual(days);
    }
    const last = rowsOf(await list(`limit=3&sort=-code&${range}`)).map((row) => row.code);
    expect(last).toEqual([...days].reverse().slice(0, 3));
  });

  test('pages neither overlap nor miss a row, whatever the order', async () => {
    for (const sort of ['status', '-shelf_code,discount', 'discount', '-discount', '-price', 'unknown_field']) {
      const seen = new Set<unknown>();
      for (let page = 1; page <= 9; page += 1) {
        for (const row of rowsOf(await list(`limit=7&page=${page}&sort=${sort}`))) seen.add(row.id);
      }
      expect(seen.size, sort).toBe(60);
    }
    expect((await codes('')).slice(0, 2)).toEqual(['C0001', 'C0002']);
    const last = rowsOf(await list('limit=60&sort=-discount'));
    expect(last.at(-1)?.discount).toBeNull();
  });

  test('every operator filters', async () => {
    expect(await codes('status=new,lost')).toHaveLength(30);
    expect(await codes('status=new&status=lost')).toHaveLength(30);
    expect(await codes('tags=red')).toHaveLength(15);
    expect(await codes('price_min=100.10&price_max=110.11')).toEqual(['C0010', 'C0011']);
    expect(await codes('fragile=true')).toHaveLength(30);
    expect(await codes('due_from=2026-01-02&due_to=2026-01-03')).toEqual(['C0001', 'C0002']);
    expect(await codes('note=%25_')).toEqual(['C0003']);
    expect(await codes('note=%25')).toEqual(['C0003']);
    expect(await codes('q=c0007')).toEqual(['C0007']);
    expect(await codes(`q=${encodeURIComponent('ชั้นสอง')}`)).toHaveLength(30);
    expect(await codes('q=x')).toHaveLength(60);
    await sql`update crate set updated_by = 1 where id = 5`.execute(store.database.db);
    expect(await codes('mine=me')).toEqual(['C0005']);
    expect(await codes('mine=me', 'other')).toEqual([]);
  });

  test('days are days in Bangkok: the first crate came half a second before midnight', async () => {
    expect(await codes('came_from=2026-01-31&came_to=2026-01-31')).toEqual(['C0001']);
    expect(await codes('came_from=2026-02-01&came_to=2026-02-01')).toHaveLength(24);
    expect(await codes(range)).toHaveLength(60);
  });

  test('what means nothing is a 422 with the field, never a guess and never a fault of the server', async () => {
    for (const [query, field] of [
      ['status=nonsense', 'status'],
      ['price_min=1e3', 'price_min'],
      ['price_min=0x10', 'price_min'],
      ['came_from=2569-01-01', 'came_from'],
      ['came_from=2026-02-30', 'came_from'],
      ['came_from=2026-01-01&came_to=2026-03-01', 'came_from'],
      ['owner_id=99999999999', 'owner_id'],
      ['owner_id=1;drop', 'owner_id'],
      ['fragile=maybe', 'fragile'],
    ] as const) {
      const reply = await list(query);
      expect([query, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([query, 422, [field]]);
    }
    for (const query of ['sort=code;drop table crate', "q=' or 1=1 --", 'page=999999']) {
      expect((await list(query)).status, query).toBe(200);
    }
    for (const query of ['where[secret]=x', 'alias[x]=secret', '__proto__=1']) {
      const reply = await list(query);
      expect({ query, status: reply.status }).toEqual({ query, status: 422 });
      expect(String(reply.body.message)).toContain(query.split('=')[0]);
    }
  });

  test('an agent sees their own rows only, in every kind of read', async () => {
    expect(await codes('', 'one')).toHaveLength(30);
    expect((await list('limit=1', 'one')).body).toMatchObject({
      total: 30,
      facets: { new: 15, packed: 0, sent: 15, lost: 0 },
    });
    expect(await codes('', 'none')).toEqual([]);
    expect((await list('owner_id=1', 'one')).body.total).toBe(30);
    expect((await list('owner_id=2', 'one')).status).toBe(403);
    expect((await list('owner_id=1,2', 'one')).status).toBe(403);
    expect((await get(store.app, '/api/store/crate/detail?id=1', as('one'))).body).toMatchObject({ error: 404 });
    expect((await get(store.app, '/api/store/crate/detail?id=1', as('all'))).body).toMatchObject({ error: 0 });
    expect(rowsOf(await get(store.app, '/api/store/shelf/items?ids=1,2', as('one'))).map((row) => row.id)).toEqual([1]);
    const csv = await list('export=csv', 'one');
    expect(csv.headers['x-total-count']).toBe('30');
  });

  test('a missing record is HTTP 200 with error 404', async () => {
    for (const id of ['999', '0', '-1', '99999999999']) {
      const reply = await get(store.app, `/api/store/crate/detail?id=${id}`, as('all'));
      expect([reply.status, reply.body.error]).toEqual([200, 404]);
    }
    expect((await get(store.app, '/api/store/crate/detail?id=x', as('all'))).status).toBe(422);
  });

  test('masked values show their last four digits, and cannot be searched or filtered for', async () => {
    const [row] = rowsOf(await list('limit=1&sort=code', 'blind'));
    expect(row?.phone).toBe('••••••0001');
    expect((await list('phone=0800000001', 'blind')).status).toBe(403);
    expect(await codes('q=0800000001', 'blind')).toEqual([]);
    expect(await codes('q=0800000001')).toEqual(['C0001']);
  });

  test('secrets read as their last four characters and are nowhere else', async () => {
    const cipher = store.platform.cipher.encrypt('super-secret-canary-9876');
    await sql`update crate set secret = ${cipher} where id = 7`.execute(store.database.db);
    const record = dataOf(await get(store.app, '/api/store/crate/detail?id=7', as('all')));
    expect(record.secret).toBe('••••9876');
    expect(JSON.stringify(record)).not.toContain('canary');
    const asked = await list('secret=super-secret-canary-9876');
    expect([asked.status, Object.keys(asked.body.fields ?? {})]).toEqual([422, ['secret']]);
  });

  test('items: first ones, found ones, named ones', async () => {
    const items = (query: string) => get(store.app, `/api/store/shelf/items?${query}`, as('all'));
    expect(rowsOf(await items('')).map((row) => row.code)).toEqual(['S1', 'S2']);
    expect(rowsOf(await items('q=s2')).map((row) => row.code)).toEqual(['S2']);
    expect(rowsOf(await items('ids=2')).map((row) => row.code)).toEqual(['S2']);
    expect(rowsOf(await items('limit=1')).map((row) => row.code)).toEqual(['S1']);
    expect(rowsOf(await items("ids=2,'")).map((row) => row.code)).toEqual(['S2']);
  });

  test('fixed filters cannot be lifted', async () => {
    const sent = (query: string) => get(store.app, `/api/store/crate/sent?${query}`, as('all'));
    expect((await sent('limit=500')).body.total).toBe(15);
    const lifted = await sent('status=new&limit=500');
    expect([lifted.status, Object.keys(lifted.body.fields ?? {})]).toEqual([422, ['status']]);
  });

  test('a report answers in the envelope of a page', async () => {
    expect((await get(store.app, '/api/store/crate/report', as('all'))).body).toMatchObject({
      error: 0,
      total: 1,
      totals: { sum: '1.00' },
    });
  });

  test('the export holds every filtered row in the order of the screen, safe for a spreadsheet', async () => {
    const reply = await list('export=csv&sort=code&status=packed');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-total-count': '15',
      'x-exported-count': '15',
    });
    expect(reply.text.startsWith('\ufeffช่อง id,ช่อง code,')).toBe(true);
    const lines = reply.text.trim().split('\r\n');
    expect(lines).toHaveLength(16);
    const cells = lines[1]?.split(',') ?? [];
    expect(cells.slice(0, 5)).toEqual(['1', 'C0001', 'ชั้นสอง', 'S2', '10.01']);
    expect(cells).toContain("'0800000001");
    expect(cells).toContain("'=cmd()");
    expect(cells).toContain('2026-01-31 23:59:59');
    expect(cells.at(-1)).toBe('สถานะ packed');
    expect(lines.find((line) => line.includes('C0005'))).toContain("'-150.00");
  });

  test('the same as a workbook: numbers, moments and texts as such, totals, and what the file is', async () => {
    const url = '/api/store/crate/list?export=xlsx&sort=code&status=packed';
    const reply = await store.app.inject({ url, headers: as('all') });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'x-total-count': '15',
      'x-exported-count': '15',
    });
    const [rows, facts] = await readSheets(reply.rawPayload);
    const [head = [], first = [], ...others] = rows?.data ?? [];
    expect(first.slice(0, 5)).toEqual([1, 'C0001', 'ชั้นสอง', 'S2', 10.01]);
    expect(first).toContain('0800000001');
    expect(first).toContain('=cmd()');
    expect(first).toContainEqual(new Date('2026-01-31T23:59:59.000Z'));
    expect(others).toHaveLength(15);
    const { totals } = (await list('status=packed')).body as { totals: Record<string, string> };
    const total = others.at(-1) ?? [];
    expect(total).toContain('รวมทั้งหมด');
    for (const [name, value] of Object.entries(totals))
      expect([name, total[head.indexOf(`ช่อง ${name}`)]]).toEqual([name, Number(value)]);
    expect(Object.fromEntries((facts?.data ?? []).map(([label, value]) => [String(label), value]))).toMatchObject({
      'ช่อง status': 'สถานะ packed',
      จำนวนแถว: '15',
    });
    expect((await list('export=xlsx', 'blind')).status).toBe(403);
    expect((await list('export=pdf')).status).toBe(422);
  });

  test('the export needs its permission, is capped and says so, and is audited', async () => {
    expect((await list('export=csv', 'blind')).status).toBe(403);
    const small = await openStore(subject, { exportRows: 7 });
    try {
      const reply = await get(small.app, '/api/store/crate/list?export=csv&status=new,packed', as('all'));
      expect(reply.headers).toMatchObject({ 'x-total-count': '30', 'x-exported-count': '7' });
      expect(reply.text.trim().split('\r\n')).toHaveLength(8);
      const rows = await small.database.db.selectFrom('audit_log').selectAll().execute();
      expect(rows).toMatchObject([
        { action: 'crate.list.export', after: { rows: 7, total: 30, filters: { status: 'new,packed' } } },
      ]);
      expect(await verifyAudit(small.database.db)).toBeUndefined();
    } finally {
      await small.close();
    }
  });
});
