import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoticeListReply } from '#generated/api/system.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import { clearAway } from '#server/jobs/housekeeping.ts';
import { deliver } from '#server/notices/deliver.ts';
import { requestWithdrawal } from '../../src/areas/finance/server/request-withdrawal.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, post, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('notices on $name', (subject) => {
  let world: World;
  const sessions = new Map<string, Readonly<Record<string, string>>>();
  beforeAll(async () => {
    world = await openWorld(subject);
    for (const name of ['owner', 'finance_lead', 'finance', 'support'])
      sessions.set(name, await signIn(world.app, world.people[name]?.username ?? ''));
  });
  afterAll(() => world.close());

  const idOf = (who: string) => world.people[who]?.id ?? 0;
  const list = async (who: string, query = '', language = 'th') =>
    dataOf(
      await get(world.app, `/api/account/notice/list${query}`, {
        ...sessions.get(who),
        'accept-language': language,
      }),
    ) as unknown as NoticeListReply;
  const texts = async (who: string, language?: string) => (await list(who, '', language)).items.map(({ text }) => text);
  const send = (who: string, path: string, body: object, key = crypto.randomUUID()) =>
    post(world.app, path, body, { ...sessions.get(who), 'idempotency-key': key });
  const system = () => systemContext(world.platform, 'deposit.open');
  const clear = () => sql`delete from notice`.execute(world.database.db);
  const request = async () => {
    const memberId = await createMember(world.database.db, 1, 1_250_00n);
    return world.database.db.transaction().execute((tx) => requestWithdrawal(tx, { memberId, amount: 1_250_00n }));
  };
  /** A deposit in doubt, of a member of this agent. */
  const doubt = async (agentId: number) => {
    const memberId = await createMember(world.database.db, agentId, 100n);
    return system().transaction((ctx) =>
      openDeposit(ctx, { memberId, agentId, channel: 'bank', amount: 2_500_00n, status: 'suspicious' }),
    );
  };

  test('what is handed over reaches whoever decides about it, in their language, once, and never who did it', async () => {
    const { id } = await request();
    const key = crypto.randomUUID();
    const body = { id, note: 'ยอดเกินวงเงิน' };
    for (const _ of [1, 2])
      expect((await send('finance', '/api/system/withdraw/action/hand_over', body, key)).body.error).toBe(0);
    for (const who of ['owner', 'finance_lead'])
      expect(await texts(who)).toEqual([
        expect.stringMatching(/^คุณ finance ส่งต่อรายการถอน W\d+ ยอด 1,250\.00 บาท: ยอดเกินวงเงิน$/),
      ]);
    expect((await texts('owner', 'en'))[0]).toMatch(/^คุณ finance handed over W\d+, 1,250\.00 baht: ยอดเกินวงเงิน$/);
    expect((await list('owner')).items[0]).toMatchObject({
      ...{ tone: 'warning', link: `/finance/withdraw_requests?open=${id}`, is_read: false },
    });
    for (const who of ['finance', 'support']) expect(await list(who)).toEqual({ items: [], total: 0, unread: 0 });
  });

  test('a lead who hands over is not told of it, and whoever handed over hears what became of it', async () => {
    await clear();
    const { id } = await request();
    await send('finance_lead', '/api/system/withdraw/action/hand_over', { id, note: 'ขอให้เจ้าของดู' });
    expect([(await list('finance_lead')).total, (await list('owner')).total]).toEqual([0, 1]);
    await send('owner', '/api/system/withdraw/action/refund', { id, reason: 'duplicate' });
    expect(await texts('finance_lead')).toEqual([expect.stringMatching(/ที่คุณส่งต่อ ตอนนี้คืนเครดิตแล้ว$/)]);
  });

  test('a colleague by name is told of what was handed over to them, and nobody else', async () => {
    await clear();
    const { id } = await request();
    const { body } = await send('owner', '/api/system/withdraw/action/hand_over', {
      ...{ id, note: 'ขอให้ช่วยดู' },
      handed_to: idOf('finance'),
    });
    expect(body.error).toBe(0);
    expect(await texts('finance')).toEqual([expect.stringMatching(/^คุณ owner ส่งต่อรายการถอน W\d+ .* ให้คุณ: ขอให้ช่วยดู$/)]);
    expect((await list('finance_lead')).total).toBe(0);
  });

  test('staff of some agents are told of rows of theirs alone, and nobody who may not open them', async () => {
    await clear();
    const { deposit_ref } = await doubt(1);
    const told = [expect.stringContaining(`เงินฝาก ${deposit_ref} ของ `)];
    for (const who of ['owner', 'finance_lead', 'finance']) expect(await texts(who)).toEqual(told);
    expect((await texts('finance'))[0]).toContain('2,500.00 บาท');
    await doubt(2);
    expect([(await list('owner')).total, (await list('finance')).total]).toEqual([2, 1]);
    expect(await texts('support')).toEqual([]);
  });

  test('somebody who was suspended gets none', async () => {
    await clear();
    const { db } = world.database;
    await db.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', idOf('finance')).execute();
    await doubt(1);
    await db.updateTable('app_user').set({ status: 'active' }).where('id', '=', idOf('finance')).execute();
    sessions.set('finance', await signIn(world.app, world.people.finance?.username ?? ''));
    const { rows } = await sql<{ user_id: number }>`select user_id from notice order by user_id`.execute(db);
    expect(rows.map(({ user_id }) => user_id)).not.toContain(idOf('finance'));
    expect(rows).not.toEqual([]);
  });

  test('a transaction that fails tells nobody', async () => {
    await clear();
    const memberId = await createMember(world.database.db, 1, 100n);
    const failing = system().transaction(async (ctx) => {
      await openDeposit(ctx, { memberId, agentId: 1, channel: 'bank', amount: 100n, status: 'suspicious' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect((await list('owner')).total).toBe(0);
  });

  test('who imports a file hears how it ended; the log names a batch by its number', async () => {
    await clear();
    const { db } = world.database;
    const finish = (type: 'member' | 'wallet', batch: string) =>
      system().transaction(async (ctx) => {
        await sql`
          insert into import_batch (batch_id, type, source, agent_id, file_name, file_sha256, encoding, columns, dropped,
            mapping, row_added, started_by, status)
          values (${batch}, ${type}, 'generic', 1, 'members.csv', ${batch}, 'utf-8', '[]', '[]', '{}', 12, ${idOf('owner')}, 'done')`.execute(
          ctx.tx,
        );
        await ctx.audit({ action: 'import.finish', entityType: 'ImportBatch', entityId: batch });
      });
    await finish('member', 'IM2602010001');
    await finish('wallet', 'IM2602010002');
    const { items } = await list('owner');
    expect(items.map(({ link }) => link)).toEqual([
      '/system/users/import_wallet?batch=IM2602010002',
      '/system/users/import?batch=IM2602010001',
    ]);
    expect(items[1]?.text).toBe('นำเข้าไฟล์ members.csv ชุด IM2602010001 จบแล้ว: สำเร็จ เพิ่ม 12 อัปเดต 0 ไม่สำเร็จ 0');
    expect((await list('finance_lead')).total).toBe(0);
    expect(await db.selectFrom('notice').select('user_id').distinct().execute()).toEqual([{ user_id: idOf('owner') }]);
  });

  test('one is told of a happening once', async () => {
    await clear();
    const notice = { userId: idOf('owner'), happening: 'x:1:1', tone: 'info' as const, text: 'x', link: '/' };
    const keep = () => world.database.db.transaction().execute((tx) => deliver(tx, [notice]));
    const [first, second] = await Promise.all([keep(), keep()]);
    expect([...first, ...second]).toHaveLength(1);
    expect((await list('owner')).total).toBe(1);
  });

  test('people read their own, one by one or all that they have seen, and those of nobody else', async () => {
    await clear();
    for (const _ of [1, 2, 3]) await doubt(1);
    const { items, unread } = await list('finance');
    expect(unread).toBe(3);
    const [latest, middle] = items.map(({ id }) => id);
    const other = (await list('owner')).items[0]?.id;
    expect((await send('finance', '/api/account/notice/read', { id: other })).body.error).toBe(404);
    for (const _ of [1, 2])
      expect((await send('finance', '/api/account/notice/read', { id: latest })).body.error).toBe(0);
    expect(await list('finance')).toMatchObject({ unread: 2, items: [{ id: latest, is_read: true }, {}, {}] });
    expect((await list('finance', '?unread=true')).items.map(({ id }) => id)).not.toContain(latest);
    // The one that came while they looked at the others stays.
    await doubt(1);
    await send('finance', '/api/account/notice/read_all', { up_to: latest });
    expect(await list('finance')).toMatchObject({ unread: 1, total: 4 });
    expect((await list('finance', '?unread=true')).items.map(({ id }) => id)).not.toContain(middle);
    expect((await list('owner')).unread).toBe(4);
    expect((await get(world.app, '/api/account/notice/list')).body.error).toBe(401);
  });

  test('a page has twenty, and what is older than ninety days is cleared away', async () => {
    await clear();
    const { db } = world.database;
    await sql`insert into notice (user_id, happening, tone, text, link, at)
      select ${idOf('owner')}, 'n:' || n, 'info', 'n ' || n, '/', clock_timestamp() - n * interval '4 days'
      from generate_series(1, 25) n`.execute(db);
    expect((await list('owner')).items).toHaveLength(20);
    expect((await list('owner', '?page=2')).items).toHaveLength(5);
    await clearAway(db);
    expect((await list('owner')).total).toBe(22);
  });

  test('how to hear of notices is kept with the person', async () => {
    const read = async () => dataOf(await get(world.app, '/api/account/preferences', sessions.get('owner') ?? {}));
    expect(await read()).toMatchObject({ notices: { browser: false, sound: false } });
    await send('owner', '/api/account/settings', { notices: { browser: true, sound: false } });
    expect(await read()).toMatchObject({ notices: { browser: true, sound: false } });
  });
});
