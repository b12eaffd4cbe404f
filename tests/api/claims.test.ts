import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, openStore, type Store } from './fixture.ts';
import { dataOf, post, type Reply } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('claims on $name', (subject) => {
  let store: Store;
  let keys = 0;
  const send = (call: string, body: object, who = 'all'): Promise<Reply> => {
    keys += 1;
    return post(store.app, `/api/store/crate/${call}`, body, { ...as(who), 'idempotency-key': `claim-${keys}-abcdef` });
  };
  const holder = async (id: number) =>
    (await sql<{ by: number | null }>`select locked_by as by from crate where id = ${id}`.execute(store.database.db))
      .rows[0]?.by;
  const audits = async (action: string) =>
    (await store.database.db.selectFrom('audit_log').select('seq').where('action', '=', action).execute()).length;

  beforeAll(async () => {
    store = await openStore(subject);
  });
  afterAll(() => store.close());

  test('of a hundred who take a record at once one has it, and the others hear who', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) => send('claim', { id: 12 }, i % 2 ? 'all' : 'clerk')),
    );
    const by = await holder(12);
    const name = by === 1 ? 'หนึ่ง' : 'สอง';
    // Both are asked for fifty times: one of the two has it, and renews that.
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(50);
    for (const { status, body } of replies.filter(({ status }) => status !== 200)) {
      expect(status).toBe(423);
      expect(body.conflict).toMatchObject({ by: name });
    }
    expect(await audits('crate.claim')).toBe(1);
  });

  test('the answer says whose it is and until when, by the clock of the database', async () => {
    const data = dataOf(await send('claim', { id: 16 }, 'clerk'));
    expect(data).toMatchObject({ id: 16, locked_by: 2, locked_by_name: 'สอง' });
    expect(Date.parse(String(data.expires_at)) - Date.parse(String(data.locked_at))).toBe(120_000);
  });

  test('whoever does not have it decides nothing; what is decided is in nobody’s hands', async () => {
    await send('claim', { id: 20 }, 'clerk');
    const refused = await send('pack', { id: 20 });
    expect([refused.status, refused.body.conflict]).toEqual([423, expect.objectContaining({ by: 'สอง' })]);
    expect(refused.body.message).toContain('สอง');
    expect((await send('pack', { id: 20 }, 'clerk')).body.error).toBe(0);
    expect(await holder(20)).toBeNull();
  });

  test('taking over is a permission, and is told to the log', async () => {
    await send('claim', { id: 24 });
    expect((await send('claim', { id: 24, take_over: true }, 'clerk')).body.error).toBe(403);
    expect(await holder(24)).toBe(1);
    await send('release', { id: 24 });
    await send('claim', { id: 24 }, 'clerk');
    const before = await audits('crate.claim');
    expect(dataOf(await send('claim', { id: 24, take_over: true }))).toMatchObject({ locked_by: 1 });
    expect(await audits('crate.claim')).toBe(before + 1);
    // It is no longer the clerk's to put back.
    expect(dataOf(await send('release', { id: 24 }, 'clerk'))).toMatchObject({ locked_by: 1, locked_by_name: 'หนึ่ง' });
    expect(dataOf(await send('release', { id: 24 }))).toMatchObject({ locked_by: null, expires_at: null });
  });

  test('a claim that nobody renews ends by itself', async () => {
    await send('claim', { id: 28 }, 'clerk');
    await sql`update crate set locked_at = locked_at - interval '121 seconds' where id = 28`.execute(store.database.db);
    expect(dataOf(await send('claim', { id: 28 }))).toMatchObject({ locked_by: 1 });
  });

  test('a record that is finished, unseen or not there is taken by nobody', async () => {
    await sql`update crate set status = 'sent' where id = 32`.execute(store.database.db);
    expect(dataOf(await send('claim', { id: 32 }))).toMatchObject({ id: 32, locked_by: null });
    expect((await send('claim', { id: 37 }, 'one')).body.error).toBe(404);
    expect((await send('claim', { id: 99_999 })).body.error).toBe(404);
    expect((await send('claim', { id: 36 }, 'blind')).status).toBe(403);
    expect(await holder(36)).toBeNull();
  });
});
