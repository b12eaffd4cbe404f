import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#server/audit/verify.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';
import { countOf, loseClaims, memberHead, memberLines, sendImport, work } from './support/imports.ts';

describe.each(subjects)('imports on $name', (subject) => {
  let world: World;
  let admin: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    admin = await signIn(world.app, 'admin');
  });
  afterAll(() => world.close());

  const file = (lines: string, name = 'members.csv') => ({ name, bytes: `${memberHead}\r\n${lines}\r\n` });
  const member = { type: 'member', source: 'generic', agent_id: 1, mode: 'dry_run', on_duplicate: 'skip' } as const;
  const commit = (batch: unknown, more: Record<string, string> = {}) =>
    sendImport(world, admin, { batch_id: String(batch), mode: 'commit', ...more });
  const batchOf = async (id: unknown) =>
    dataOf(await get(world.app, `/api/system/user/import/batch?batch_id=${String(id)}`, admin));
  const rowsIn = async (id: unknown, more = '') =>
    rowsOf(await get(world.app, `/api/system/user/import/rows?batch_id=${String(id)}&limit=200${more}`, admin));

  test('a dry run stages and reports, and changes nothing else', async () => {
    const before = await countOf(world, 'member');
    const reply = dataOf(await sendImport(world, admin, member, file(memberLines('aaa', 1, 3))));
    expect(reply).toMatchObject({
      batch_id: expect.stringMatching(/^IM\d{10}$/),
      status: 'validated',
      mode: 'dry_run',
      row_total: 3,
      row_ok: 3,
      row_todo: 3,
      encoding: 'UTF-8',
      mapping: { username: 0, name: 1, mobile: 2, bank_code: 3, bank_account_no: 4, balance: 5 },
    });
    expect(await countOf(world, 'member')).toBe(before);
    expect(await countOf(world, 'outbox')).toBe(0);
  });

  test('a commit imports each line once; the same file again brings nothing', async () => {
    const first = dataOf(await sendImport(world, admin, member, file(memberLines('aaa', 100, 250))));
    const started = dataOf(await commit(first.batch_id));
    expect(started).toMatchObject({ status: 'importing', row_done: 0 });
    expect((await commit(first.batch_id)).status).toBe(409);
    await work(world);
    expect(await batchOf(first.batch_id)).toMatchObject({
      status: 'done',
      row_done: 250,
      row_added: 250,
      row_failed: 0,
    });
    const again = dataOf(await sendImport(world, admin, member, file(memberLines('aaa', 100, 250))));
    expect(again).toMatchObject({ same_as: first.batch_id, row_ok: 0, row_dup: 250, row_todo: 0 });
    expect((await commit(again.batch_id)).body).toMatchObject({ error: 422 });
    // Even a batch that was checked before the other one was imported adds nobody.
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from member where username like 'aaa%'`.execute(
      world.database.db,
    );
    expect(rows[0]?.n).toBe(250);
    const wallets = await sql<{ n: number }>`
      select count(*)::int as n from wallet join member on member.id = member_id where username like 'aaa%'`.execute(
      world.database.db,
    );
    expect(wallets.rows[0]?.n).toBe(250);
  });

  test('two batches of one file that were both checked first: the second adds nobody', async () => {
    const a = dataOf(await sendImport(world, admin, member, file(memberLines('aaa', 2000, 40))));
    const b = dataOf(await sendImport(world, admin, member, file(memberLines('aaa', 2000, 40))));
    for (const one of [a, b]) expect(one.row_todo).toBe(40);
    for (const one of [a, b]) dataOf(await commit(one.batch_id));
    await work(world, { chunk: 7 });
    const [first, second] = [await batchOf(a.batch_id), await batchOf(b.batch_id)];
    expect(Number(first.row_added) + Number(second.row_added)).toBe(40);
    expect(new Set([first.status, second.status])).toEqual(new Set(['done']));
  });

  test('a worker that dies in the middle is followed by another that goes on where it stopped', async () => {
    const { batch_id: id } = dataOf(await sendImport(world, admin, member, file(memberLines('aaa', 3000, 100))));
    dataOf(await commit(id));
    const lost = new Promise<never>(() => {});
    let arrive = () => {};
    const half = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    // The claim is never given back, as after a kill: the worker hangs at 50 %.
    void work(world, {
      chunk: 10,
      checkpoint: (batch) => {
        if (batch.row_done < 50) return Promise.resolve();
        arrive();
        return lost;
      },
    });
    await half;
    await loseClaims(world);
    expect(await batchOf(id)).toMatchObject({ status: 'importing', row_done: 50 });
    await work(world, { chunk: 10 });
    expect(await batchOf(id)).toMatchObject({ status: 'done', row_done: 100, row_added: 100 });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from member where username between 'aaa0003000' and 'aaa0003099'`.execute(
      world.database.db,
    );
    expect(rows[0]?.n).toBe(100);
  });

  test('stopping leaves what is imported and says so', async () => {
    const { batch_id: id } = dataOf(await sendImport(world, admin, member, file(memberLines('aaa', 4000, 60))));
    dataOf(await commit(id));
    let hasBeenCalled = false;
    await work(world, {
      chunk: 20,
      async checkpoint(batch) {
        if (hasBeenCalled || batch.row_done === 0) return;
        hasBeenCalled = true;
        const reply = await post(
          world.app,
          '/api/system/user/import/cancel',
          { batch_id: id },
          {
            ...admin,
            'idempotency-key': 'cancel-once-0001',
          },
        );
        expect(reply.body.error).toBe(0);
      },
    });
    expect(await batchOf(id)).toMatchObject({
      status: 'partial',
      row_done: 20,
      row_added: 20,
      message: 'หยุดหลังนำเข้า 20 จาก 60 แถว',
    });
  });

  test('every line that does not pass says where and why', async () => {
    const lines = [
      'aaa0005001,สมหญิง ใจดี,0812345678,KBANK,1234567890,0',
      'aaa0005001,สมหญิง ใจดี,0812345678,KBANK,1234567890,0',
      'bbb0005002,สมหญิง ใจดี,0812345679,KBANK,1234567891,0',
      'aaa0005003,=1+1,0812345670,KBANK,1234567892,0',
      'aaa0005004,สมหญิง ใจดี,12345,KBANK,1234567893,0',
      'aaa0005005,สมหญิง ใจดี,0812345671,ธนาคารโลก,1234567894,0',
      'aaa0005006,สมหญิง ใจดี,0812345672,KBANK,8.12E+09,0',
      'aaa0005007,สมหญิง ใจดี,0812345673,KBANK,1234567895,1.005',
      'aaa0005008,สมหญิง ใจดี,0812345678,KBANK,1234567896,0',
      'aaa0005009,สมหญิง ใจดี,0812345674,KBANK,1234567890,0',
      'aaa0000100,สมหญิง ใจดี,0812345675,KBANK,1234567897,0',
      ',สมหญิง ใจดี,0812345676,KBANK,1234567898,0',
    ].join('\n');
    const reply = dataOf(await sendImport(world, admin, member, file(lines)));
    const rows = await rowsIn(reply.batch_id);
    expect(rows.map(({ result, column }) => [result, column])).toEqual([
      ['ok', null],
      ['dup', 'username'],
      ['error', 'username'],
      ['error', 'name'],
      ['error', 'mobile'],
      ['error', 'bank_code'],
      ['error', 'bank_account_no'],
      ['error', 'balance'],
      ['error', 'mobile'],
      ['error', 'bank_account_no'],
      ['dup', 'username'],
      ['error', 'username'],
    ]);
    for (const row of rows.slice(1)) expect(row.message).toMatch(/[ก-๙]/);
    expect(reply).toMatchObject({ row_ok: 1, row_dup: 2, row_error: 9 });

    // Repaired in place, the line passes, and is imported with the repair.
    const repaired = await post(
      world.app,
      '/api/system/user/import/fix',
      { batch_id: reply.batch_id, row_no: 5, values: { mobile: '089-999-0001', __proto__: 'x' } },
      { ...admin, 'idempotency-key': 'fix-line-five-1' },
    );
    expect(dataOf(repaired)).toMatchObject({ row_ok: 2, row_error: 8 });

    const download = await get(world.app, `/api/system/user/import/errors?batch_id=${reply.batch_id}`, admin);
    expect(download.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(download.headers['x-total-count']).toBe('8');
    const text = download.text.slice(1).split('\r\n');
    expect(download.text[0]).toBe('\ufeff');
    expect(text[0]).toBe('username,name,mobile,bank,account,balance,แถว,ช่องที่ผิด,สาเหตุ');
    expect(text[2]).toContain("aaa0005003,'=1+1,'0812345670,KBANK,1234567892,0,4,name,");
    dataOf(await commit(reply.batch_id));
    await work(world);
    expect(await batchOf(reply.batch_id)).toMatchObject({ status: 'done', row_added: 2, row_done: 2 });
    const made = await sql<{ mobile: string }>`select mobile from member where username = 'aaa0005004'`.execute(
      world.database.db,
    );
    expect(made.rows).toEqual([{ mobile: '0899990001' }]);
  });

  test('duplicates are updated or stop everything, as chosen', async () => {
    const line = 'aaa0000101,สมปอง คนใหม่,0899990002,SCB,4567891230,0';
    const stopped = dataOf(await sendImport(world, admin, { ...member, on_duplicate: 'error' }, file(line)));
    expect((await commit(stopped.batch_id)).body).toMatchObject({ error: 422 });
    const reply = dataOf(await sendImport(world, admin, { ...member, on_duplicate: 'update' }, file(line)));
    expect(reply).toMatchObject({ row_dup: 1, row_todo: 1 });
    dataOf(await commit(reply.batch_id));
    await work(world);
    expect(await batchOf(reply.batch_id)).toMatchObject({ status: 'done', row_updated: 1, row_added: 0 });
    const { rows } = await sql<{ name: string; bank_code: string }>`
      select name, bank_code from member where username = 'aaa0000101'`.execute(world.database.db);
    expect(rows).toEqual([{ name: 'สมปอง คนใหม่', bank_code: 'SCB' }]);
  });

  test('referrals: unknown people, oneself and circles are errors', async () => {
    const name = (no: number) => `aaa${String(no).padStart(7, '0')}`;
    const lines = [
      [name(110), name(111)],
      [name(111), name(112)],
      [name(112), name(110)],
      [name(113), name(113)],
      [name(114), 'aaa9999999'],
      ['aaa8888888', name(110)],
      [name(115), name(110)],
    ];
    const bytes = `username,upline\n${lines.map((line) => line.join(',')).join('\n')}`;
    const affiliate = { ...member, type: 'affiliate' };
    const reply = dataOf(await sendImport(world, admin, affiliate, { name: 'aff.csv', bytes }));
    expect(reply).toMatchObject({ row_ok: 3, row_error: 4 });
    const rows = rowsOf(await get(world.app, `/api/system/user/import_aff?batch_id=${reply.batch_id}`, admin));
    expect(rows.map((row) => [row.result, row.level, row.matched])).toEqual([
      ['ok', 1, true],
      ['ok', 1, true],
      ['error', null, true],
      ['error', null, true],
      ['error', null, true],
      ['error', null, false],
      ['ok', 3, true],
    ]);
    dataOf(await commit(reply.batch_id));
    await work(world);
    expect(await batchOf(reply.batch_id)).toMatchObject({ status: 'done', row_added: 3 });
    // The circle that the file alone does not show: the database has the other half.
    const circle = dataOf(
      await sendImport(world, admin, affiliate, {
        name: 'aff2.csv',
        bytes: `username,upline\n${name(112)},${name(115)}`,
      }),
    );
    expect(circle).toMatchObject({ row_ok: 0, row_error: 1 });
  });

  test('members may bring their referrer in the same file, before or after', async () => {
    const bytes = [
      `${memberHead},upline`,
      'aaa0006001,หนึ่ง ดี,0890006001,KBANK,9990006001,0,aaa0006002',
      'aaa0006002,สอง ดี,0890006002,KBANK,9990006002,0,',
      'aaa0006003,สาม ดี,0890006003,KBANK,9990006003,0,aaa0006001',
      'aaa0006004,สี่ ดี,0890006004,KBANK,9990006004,0,aaa0006004',
    ].join('\n');
    const reply = dataOf(await sendImport(world, admin, member, { name: 'm.csv', bytes }));
    expect(reply).toMatchObject({ row_ok: 3, row_error: 1 });
    dataOf(await commit(reply.batch_id));
    await work(world);
    const { rows } = await sql<{ username: string; up: string | null }>`
      select m.username, up.username as up from member m left join member up on up.id = m.upline_id
      where m.username like 'aaa000600%' order by 1`.execute(world.database.db);
    expect(rows).toEqual([
      { username: 'aaa0006001', up: 'aaa0006002' },
      { username: 'aaa0006002', up: null },
      { username: 'aaa0006003', up: 'aaa0006001' },
    ]);
  });

  test('the books are in order and the log is whole', async () => {
    expect(await verifyInvariants(world.database.db)).toEqual([]);
    expect(await verifyAudit(world.database.db)).toBeUndefined();
    const { rows } = await sql<{ action: string }>`
      select distinct action from audit_log where entity_type = 'ImportBatch' and result = 'ok' order by 1`.execute(
      world.database.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'import.cancel',
        'import.check',
        'import.commit',
        'import.errors',
        'import.finish',
        'import.fix',
      ]),
    );
  });
});
