import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counting } from '../support/counting.ts';
import { dataOf, openWorld, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';
import { countOf, memberHead, memberLines, sendImport, work } from './support/imports.ts';

describe.each(subjects)('limits of imports on $name', (subject) => {
  let world: World;
  let admin: { authorization: string };
  const counted = counting(subject);
  beforeAll(async () => {
    world = await openWorld(counted.subject);
    admin = await signIn(world.app, 'admin');
  });
  afterAll(() => world.close());

  const member = { type: 'member', agent_id: 1, mode: 'dry_run' } as const;
  const send = (bytes: string | Uint8Array, key?: string) =>
    sendImport(world, admin, member, { name: 'f.csv', bytes }, key);

  test('twenty thousand lines pass in portions; a hundred thousand are refused and leave nothing', async () => {
    const big = `${memberHead}\n${memberLines('aaa', 1, 20_000)}`;
    const before = counted.statements();
    const reply = dataOf(await send(big));
    expect(reply).toMatchObject({ row_total: 20_000, row_ok: 20_000, status: 'validated' });
    // A thousand lines in hand at most, and no statement for each line.
    expect(counted.statements() - before).toBeGreaterThan(20_000 / 1_000);
    expect(counted.statements() - before).toBeLessThan(20_000 / 50);

    const rows = await countOf(world, 'import_row');
    const refused = await send(`${memberHead}\n${memberLines('aaa', 1, 100_000)}`.slice(0, 9 * 1024 * 1024));
    expect(refused.body).toMatchObject({ error: 422, fields: { file: expect.stringContaining('20,000') } });
    expect(await countOf(world, 'import_row')).toBe(rows);
    expect((await send('x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('hostile files are read or refused, never half', async () => {
    const batches = await countOf(world, 'import_batch');
    const wide = dataOf(await send(`__proto__,constructor,${memberHead}\nx,y,${memberLines('aaa', 30_000, 1)}`));
    expect(wide).toMatchObject({ row_ok: 1, columns: expect.arrayContaining(['__proto__']) });
    const megabyte = dataOf(await send(`${memberHead}\n"${'ก'.repeat(330_000)}",a,0812345678,KBANK,1234567890,0`));
    expect(megabyte).toMatchObject({ row_error: 1 });
    for (const bytes of [
      'a,b\n"open',
      '',
      '\u0000\u0000\u0000',
      'only,a,head\n',
      Uint8Array.from([0x50, 0x4b, 3, 4]),
    ]) {
      expect((await send(bytes)).body.error, String(bytes).slice(0, 20)).toBe(422);
    }
    expect(await countOf(world, 'import_batch')).toBe(batches + 2);
  });

  test('passwords are not kept, not even in a line that fails', async () => {
    const canary = 'canary-Passw0rd!';
    const reply = dataOf(
      await send(
        `${memberHead},password,รหัสผ่าน\n${memberLines('aaa', 40_000, 1)},${canary},${canary}\nbad,,,,,,${canary},${canary}`,
      ),
    );
    expect(reply.dropped).toEqual(['password', 'รหัสผ่าน']);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from import_row where to_jsonb(import_row)::text like ${`%${canary}%`}`.execute(
      world.database.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('columns that no preset knows are matched by hand', async () => {
    const first = dataOf(await send('รหัส,คน,เบอร์,แบงก์,เลข\naaa0050000,สมชาย ใจดี,0891112222,4,9991112222'));
    expect(first).toMatchObject({ status: 'staged', row_ok: 0 });
    const mapping = { username: 0, name: 1, mobile: 2, bank_code: 3, bank_account_no: 4 };
    const id = String(first.batch_id);
    const wrong = await sendImport(world, admin, { batch_id: id, mode: 'dry_run', mapping: { username: 9 } });
    expect(wrong.body.error).toBe(422);
    expect((await sendImport(world, admin, { batch_id: id, mode: 'commit' })).body.error).toBe(422);
    const mapped = dataOf(await sendImport(world, admin, { batch_id: id, mode: 'dry_run', mapping }));
    expect(mapped).toMatchObject({ status: 'validated', row_ok: 1, row_todo: 1 });
  });

  test('a prefix is added where that is asked for', async () => {
    const bytes = `${memberHead}\n0060001,สมชาย ใจดี,0891113333,KBANK,9991113333,0`;
    expect(dataOf(await send(bytes))).toMatchObject({ row_error: 1 });
    const reply = dataOf(await sendImport(world, admin, { ...member, add_prefix: true }, { name: 'p.csv', bytes }));
    expect(reply).toMatchObject({ row_ok: 1 });
    dataOf(await sendImport(world, admin, { batch_id: String(reply.batch_id), mode: 'commit' }));
    await work(world);
    const made = await sql`select 1 from member where username = 'aaa0060001'`.execute(world.database.db);
    expect(made.rows).toHaveLength(1);
  });

  test('a lost answer is repeated, not done again', async () => {
    const bytes = `${memberHead}\n${memberLines('aaa', 70_000, 1)}`;
    const first = await send(bytes, 'same-key-0001');
    const second = await send(bytes, 'same-key-0001');
    expect(dataOf(second).batch_id).toBe(dataOf(first).batch_id);
    expect((await send(`${bytes}\n`, 'same-key-0001')).body.error).toBe(422);
  });

  test('what no endpoint can do is said', async () => {
    const reply = await sendImport(world, admin, { ...member, send_sms: true }, { name: 'f.csv', bytes: 'a\nb' });
    expect(reply.body).toMatchObject({ error: 422, fields: { send_sms: expect.stringContaining('SMS') } });
  });
});
