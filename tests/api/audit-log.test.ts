import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import { checkAudit } from '#server/audit/verify.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

const agentUser = '/api/system/user/update';
type Auth = { authorization: string };

describe.each([oneSubject])('the audit log as a product on $name', (subject) => {
  let world: World;
  let owner: Auth;
  let auditor: Auth;
  let finance: Auth;
  let member: number;
  let withdrawal: number;
  const log = () => world.database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
  /** Rows that `work` adds. */
  const added = async (work: () => Promise<unknown>) => {
    const before = (await log()).length;
    await work();
    return (await log()).slice(before);
  };
  beforeAll(async () => {
    world = await openWorld(subject);
    owner = await signIn(world.app, 'owner');
    auditor = await signIn(world.app, 'auditor');
    finance = await signIn(world.app, 'finance');
    const { db } = world.database;
    member = await createMember(db, 1, 5000_00n);
    withdrawal = (await db.transaction().execute((tx) => requestWithdrawal(tx, { memberId: member, amount: 100_00n })))
      .id;
  });
  afterAll(() => world.close());

  test('is read newest first by those who may, with names instead of keys', async () => {
    const reply = await get(world.app, '/api/system/audit/list?action=auth.sign_in', auditor);
    const [first, second] = rowsOf(reply);
    expect(first).toMatchObject({
      actor_name: 'คุณ finance',
      action_name: 'เข้าสู่ระบบ',
      entity_type_name: 'ผู้ใช้งานระบบ',
      result: 'ok',
    });
    expect(Number(first?.seq)).toBeGreaterThan(Number(second?.seq));
    expect(Object.keys(first ?? {})).not.toContain('hash');
    expect((await get(world.app, '/api/system/audit/list', finance)).status).toBe(403);
    expect((await get(world.app, '/api/system/audit/detail?seq=1', finance)).status).toBe(403);
  });

  test('is filtered by user, action and record', async () => {
    const list = async (query: string) => (await get(world.app, `/api/system/audit/list?${query}`, auditor)).body;
    const [{ request_id: id = '' } = {}] = await log();
    expect(await list(`request_id=${id}`)).toMatchObject({ total: 1 });
    expect(await list('entity_type=User&entity_id=1')).toMatchObject({ total: 1 });
    expect(await list('actor_id=4')).toMatchObject({ error: 0 });
    expect(await list('ip=203.0.113.77')).toMatchObject({ total: 0 });
    expect(await list('result=denied')).toMatchObject({ total: 2 });
    expect(await list('q=คุณ finance')).toMatchObject({ error: 0 });
    expect(await list('date_from=2020-01-01&date_to=2020-05-01')).toMatchObject({ error: 422 });
    expect(await list('date_from=2020-01-01&date_to=2020-03-01')).toMatchObject({ total: 0 });
  });

  test('cannot be written by any call', async () => {
    for (const verb of ['add', 'update', 'delete', 'remove'])
      expect((await post(world.app, `/api/system/audit/${verb}`, { seq: 1 }, owner)).status).toBe(404);
  });

  test('records who reads and downloads it, once an hour', async () => {
    const rows = await added(async () => {
      for (let i = 0; i < 3; i += 1) await get(world.app, '/api/system/audit/list?limit=5', owner);
      await get(world.app, '/api/system/audit/list?limit=5', { ...owner, 'x-background': '1' });
      await get(world.app, '/api/system/audit/detail?seq=1', owner);
    });
    expect(rows.map((row) => row.action)).toEqual(['audit.list', 'audit.detail']);
    const file = await get(world.app, '/api/system/audit/list?export=csv&q=0812345678', owner);
    expect(file.status).toBe(200);
    const last = (await log()).at(-1);
    expect(last).toMatchObject({
      action: 'audit.list.export',
      after: { rows: 0, total: 0, filters: { q: '••••5678' } },
    });
  });

  test('shows one entry with its change in words and its hash', async () => {
    const user = dataOf(await get(world.app, '/api/system/user/detail?user_id=6', owner));
    const body = { user_id: 6, version: user.version, name: 'ชื่อใหม่', mobile: '0899999999', role_id: user.role_id };
    const { body: done } = await post(world.app, agentUser, body, owner);
    expect(done).toMatchObject({ error: 0 });
    const entry = (await log()).at(-1);
    const detail = dataOf(await get(world.app, `/api/system/audit/detail?seq=${entry?.seq}`, auditor));
    expect(detail).toMatchObject({
      subject: 'ชื่อใหม่',
      entry: { action: 'user.update', action_name: 'แก้ไขผู้ใช้', actor_id: 1, entity_type: 'User', entity_id: '6' },
      change: {
        fields: { name: { label: { th: 'ชื่อที่แสดง' } }, mobile: { kind: 'phone' } },
        before: { name: 'คุณ marketing' },
        after: { name: 'ชื่อใหม่', mobile: '••••••9999' },
      },
    });
    expect(String(detail.hash)).toMatch(/^[0-9a-f]{64}$/);
    expect((await get(world.app, '/api/system/audit/detail?seq=999999', auditor)).body.error).toBe(404);
  });

  test('the history of a record is visible to users who may see the record', async () => {
    const ask = (query: string, who: Auth) => get(world.app, `/api/system/audit/history?${query}`, who);
    const data = dataOf(await ask('entity=User&id=6', auditor));
    expect(data).toMatchObject({
      more: false,
      items: [
        {
          by: 'คุณ owner',
          role: { th: 'เจ้าของระบบ' },
          action: { th: 'แก้ไขผู้ใช้' },
          change: { after: { mobile: '••••••9999' } },
        },
      ],
    });
    const support = await signIn(world.app, 'support');
    expect((await ask('entity=User&id=6', support)).status).toBe(403);
    expect((await ask('entity=User&id=777', auditor)).body.error).toBe(404);
    expect((await ask("entity=User&id=6'", auditor)).body.error).toBe(404);
    expect((await ask('entity=Nothing&id=6', auditor)).body.error).toBe(404);
    expect((await ask('entity=__proto__&id=6', auditor)).body.error).toBe(404);
    expect((await ask('entity=User&id=6', { authorization: 'Bearer x' })).status).toBe(401);
  });

  describe('masked data', () => {
    const detail = (who: object) =>
      get(world.app, `/api/system/withdraw/detail?id=${withdrawal}`, who as Readonly<Record<string, string>>);
    const number = async () =>
      (
        await world.database.db
          .selectFrom('member')
          .select('bank_account_no')
          .where('id', '=', member)
          .executeTakeFirstOrThrow()
      ).bank_account_no ?? '';

    test('is masked in lists for everybody, and found by users who may see it', async () => {
      const full = await number();
      const masked = `${'•'.repeat(full.length - 4)}${full.slice(-4)}`;
      for (const who of [owner, auditor]) {
        const [row] = rowsOf(await get(world.app, '/api/system/withdraw/list?status=&limit=5', who));
        expect(row?.bank_account_no).toBe(masked);
      }
      const found = await get(world.app, `/api/system/withdraw/list?status=&q=${full}`, finance);
      expect(found.body.total).toBe(1);
      expect(found.text).not.toContain(full);
      expect((await get(world.app, `/api/system/withdraw/list?status=&q=${full}`, auditor)).body.total).toBe(0);
    });

    test('is shown on the record to holders, and written down once a session', async () => {
      const full = await number();
      const rows = await added(async () => {
        for (let i = 0; i < 3; i += 1) expect(dataOf(await detail(finance)).bank_account_no).toBe(full);
        await detail({ ...finance, 'x-background': '1' });
      });
      expect(rows).toMatchObject([
        { action: 'Withdrawal.read', entity_type: 'Withdrawal', entity_id: String(withdrawal), actor_id: 4 },
      ]);
      expect(JSON.stringify(rows[0]?.after)).toContain('bank_account_no');
      expect(
        JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      ).not.toContain(full);
    });

    test('is not shown by the way to a screen that refreshes itself without having been looked at', async () => {
      // Somebody who has not seen it.
      const fresh = await signIn(world.app, 'finance.lead');
      const rows = await added(async () => {
        const data = dataOf(await detail({ ...fresh, 'x-background': '1' }));
        expect(String(data.bank_account_no)).toContain('•');
      });
      expect(rows).toEqual([]);
    });

    test('stays masked for people without the permission, who leave no row', async () => {
      const rows = await added(async () => {
        expect(String(dataOf(await detail(auditor)).bank_account_no)).toContain('•');
      });
      expect(rows.filter((row) => row.action.endsWith('.read'))).toEqual([]);
    });
  });

  test('the chain holds after all of this', async () => {
    expect((await checkAudit(world.database.db)).broken).toBeUndefined();
  });
});
