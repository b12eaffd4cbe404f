import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

/** What makes a spreadsheet run a cell or shorten a number. */
const prefixes = [
  ...['=', '+', '-', '@', '|', '%', '\t=', '\r=', '\n=', ' =', '\u00a0=', '\u3000=', '\u200b=', '\ufeff='],
  ...['＝', '＋', '－', '＠', '081234567', '123456789012'],
];

describe.each([oneSubject])('in-game names on $name', (subject) => {
  let world: World;
  let admin: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    admin = await signIn(world.app, 'admin');
    await sql`
      insert into member (username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
        level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
        winloss_total, registered_at, status, activity_state)
      select 'aaa' || lpad(i::text, 7, '0'), 1, 'ก', '0810000000', 'KBANK', '9990000000', 'ก', 'web', 'bronze', '[]', 0, 0, 0, 0,
        0, 0, 0, timestamptz '2026-01-01T00:00:00Z' + i * interval '1 hour', 'active', 'never'
      from generate_series(1, 1200) i`.execute(world.database.db);
    await sql`
      insert into provider_account (member_id, provider_id, ign, created_at, last_played_at)
      select id, 1, 'x' || username, registered_at, case when id % 2 = 0 then registered_at end from member`.execute(
      world.database.db,
    );
    for (const [index, prefix] of prefixes.entries()) {
      await sql`update provider_account set ign = ${`${prefix}x${index}`} where id = (
        select a.id from provider_account a join member m on m.id = a.member_id order by m.username offset ${index} limit 1)`.execute(
        world.database.db,
      );
    }
  });
  afterAll(() => world.close());

  const base = { agent_id: 1, provider_id: 1 };
  const ask = (body: object, who = admin) => post(world.app, '/api/system/user/export_ign', body, who);

  test('the catalogue of providers is there, for choices', async () => {
    const items = rowsOf(await get(world.app, '/api/game/provider/items?limit=100', admin));
    expect(items).toHaveLength(28);
    expect(items[0]).toMatchObject({ code: 'PGS', name: 'PG Soft', types: ['slot'] });
  });

  test('fifty names to look at, all that match in the file', async () => {
    const preview = dataOf(await ask(base));
    expect(preview.total).toBe(1200);
    expect(preview.rows).toHaveLength(50);
    const file = await ask({ ...base, format: 'csv' });
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="ign-pgs-1-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''%E0%B8%8A/,
      ),
      'x-total-count': '1200',
    });
    const rows = parse(file.text.slice(1)) as string[][];
    expect(rows[0]).toEqual(['ยูสเซอร์', 'ชื่อในเกม', 'ค่าย', 'สร้างเมื่อ', 'เล่นล่าสุด']);
    expect(rows).toHaveLength(1201);
    expect(new Set(rows.slice(1).map(([username]) => username)).size).toBe(1200);
  });

  test('the same as a workbook, which says whose names they are', async () => {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/system/user/export_ign',
      headers: admin,
      payload: { ...base, format: 'xlsx' },
    });
    const [names, facts] = await readSheets(reply.rawPayload);
    expect(names?.data).toHaveLength(1201);
    expect(names?.data[1]?.[3]).toBeInstanceOf(Date);
    expect(facts?.data.slice(0, 3)).toEqual([
      ['รายการ', 'ชื่อในเกม PGS'],
      ['เอเย่นต์', 'Agent AAA'],
      ['ค่ายเกม', 'PG Soft'],
    ]);
  });

  test('filters narrow; days are days in Bangkok', async () => {
    expect(dataOf(await ask({ ...base, only_played: true })).total).toBe(600);
    expect(dataOf(await ask({ ...base, usernames: [' AAA0000001 ', 'aaa0000002', 'nobody'] })).total).toBe(2);
    // 2026-01-02 in Bangkok: 17:00 UTC of the first to 17:00 UTC of the second.
    expect(dataOf(await ask({ ...base, registered_from: '2026-01-02', registered_to: '2026-01-02' })).total).toBe(24);
    for (const bad of [
      { registered_from: '2569-01-01' },
      { registered_from: '2026-02-02', registered_to: '2026-02-01' },
    ]) {
      expect((await ask({ ...base, ...bad })).body.error).toBe(422);
    }
    expect((await ask({ ...base, provider_id: 999 })).body.error).toBe(422);
  });

  test('no cell of the file runs or loses a digit', async () => {
    const { text } = await ask({ ...base, format: 'csv' });
    const cells = (parse(text.slice(1), { relax_quotes: true }) as string[][]).slice(1).map(([, ign]) => ign ?? '');
    const hostile = cells.filter((cell) => /x\d+$/.test(cell) && !cell.startsWith('xaaa'));
    expect(hostile).toHaveLength(prefixes.length);
    for (const cell of hostile) {
      expect(cell, JSON.stringify(cell)).not.toMatch(/^[\s\u00a0\u200b\u3000\ufeff]*[=+\-@|%＝＋－＠]/);
    }
    expect(cells.some((cell) => cell.replace(/^'/, '') === '081234567x18')).toBe(true);
  });

  test('only with the permission, only one’s own agents, and the log tells', async () => {
    for (const role of ['finance.lead', 'support', 'auditor']) {
      expect((await ask(base, await signIn(world.app, role))).status, role).toBe(403);
    }
    await sql`update role set scope = 'assigned' where code = 'admin'`.execute(world.database.db);
    expect((await ask({ ...base, agent_id: 2 })).status).toBe(403);
    const { rows } = await sql<{ after: Record<string, unknown> }>`
      select after from audit_log where action = 'export_ign.run' and result = 'ok' order by seq limit 1`.execute(
      world.database.db,
    );
    expect(rows[0]?.after).toMatchObject({ rows: 1200, total: 1200, provider: 'PGS', filters: { agent_id: 1 } });
  });
});
