import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneSubject } from '../api/subjects.ts';
import { asOne } from './support/as-one.ts';
import { type BankHouse, complete, type Fields, openBankHouse } from './support/bank-house.ts';
import type { Person } from './support/people.ts';

describe.each([oneSubject])('bank accounts on $name', (subject) => {
  let house: BankHouse;
  beforeAll(async () => {
    house = await openBankHouse(subject);
  });
  afterAll(() => house?.desk.close());

  test('an account is complete for its way of connecting, with the digits of its bank', async () => {
    const { owner, post, nextNumber, add } = house;
    const { device_id: _device, app_pin: _pin, ...bare } = complete;
    const refused = async (given: object) =>
      (await post(owner, 'add', { account_no: nextNumber(), ...given })).body.fields;
    expect(await refused(bare)).toEqual({ device_id: expect.any(String), app_pin: expect.any(String) });
    expect(await refused({ ...bare, channel: 'web' })).toHaveProperty('login_password');
    expect(await refused({ ...bare, channel: 'sms' })).toHaveProperty('sms_number');
    expect(await refused({ ...complete, account_no: '999010000011' })).toHaveProperty('account_no');
    expect(await refused({ ...complete, bank_code: 'TRUEWALLET', account_no: '9990000000' })).toHaveProperty(
      'account_no',
    );
    expect(await refused({ ...complete, promptpay_id: '12345678901' })).toHaveProperty('promptpay_id');
    expect(await refused({ ...complete, show_to_member: true })).toHaveProperty('show_to_member');
    expect(await refused({ ...complete, usage: 'deposit', auto_withdraw: true })).toHaveProperty('auto_withdraw');
    const account_no = nextNumber();
    await add({ account_no });
    expect((await post(owner, 'add', { ...complete, account_no })).status).toBeGreaterThanOrEqual(409);
  });

  test('accesses go in and never come out', async () => {
    const { desk, owner, data, add, update } = house;
    const id = await add({ device_id: 'device-canary-77', app_pin: '918273' });
    const shown = await desk.get(owner, `/api/system/bank/detail?id=${id}`);
    expect(shown.text).not.toMatch(/device-canary|918273|8273/);
    expect((await desk.get(owner, '/api/system/bank/list?limit=200')).text).not.toContain('app_pin');
    data(await update(owner, id, { device_id: '••••', note: 'x' }));
    const { rows } = await sql<{ pin: string }>`select app_pin as pin from bank where id = ${id}`.execute(
      desk.database.db,
    );
    expect(rows[0]?.pin).not.toContain('918273');
    expect(rows[0]?.pin).not.toContain('•');
  });

  test('a frozen account pays nothing, not even what was queued before', async () => {
    const { desk, lead, clerk, admin, data, update } = house;
    const { bank } = desk.world;
    const id = await desk.verified(500_00n, lead);
    expect((await desk.call(clerk, 'approve', { id, type: 'auto_bank', from_bank_id: bank })).error).toBe(0);
    expect((await update(admin, bank, { status: 'frozen' })).status).toBe(403);
    data(await update(lead, bank, { status: 'frozen' }));
    await desk.work();
    expect(await desk.status(id)).toBe('failed');
    const { rows } =
      await sql`select 1 from sandbox_transfer where account = ${String(bank)} and provider = 'bank'`.execute(
        desk.database.db,
      );
    expect(rows).toEqual([]);
    const refused = await desk.call(clerk, 'approve', { id, type: 'auto_bank', from_bank_id: bank });
    expect(refused.status).toBe(422);
    expect((await update(admin, bank, { status: 'paused' })).status).toBe(403);
    data(await update(lead, bank, { status: 'paused' }));
    data(await update(lead, bank, { status: 'active' }));
    expect((await desk.call(clerk, 'approve', { id, type: 'auto_bank', from_bank_id: bank })).error).toBe(0);
    await desk.work();
    expect(await desk.status(id)).toBe('success');
    expect(await desk.breaches()).toEqual([]);
  });

  test('what pays out under a new number waits a day, or for a second person', async () => {
    const { desk, owner, lead, clerk, admin, post, data, versionOf, add, update } = house;
    const id = await add({}, admin);
    await sql`update bank set session_status = 'online' where id = ${id}`.execute(desk.database.db);
    const request = await desk.verified(100_00n, lead);
    const approve = () => desk.call(clerk, 'approve', { id: request, type: 'auto_bank', from_bank_id: id });
    expect((await approve()).text).toContain('24 ชั่วโมง');
    const agree = async (by: Person) => post(by, 'agree', { id, version: await versionOf(id) });
    expect((await agree(admin)).status).toBe(403);
    const both = [admin.principal.userId, lead.principal.userId] as const;
    expect((await asOne(desk.database.db, ...both, () => agree(lead))).status).toBe(403);
    data(await agree(lead));
    const agreed = desk.database.db.selectFrom('audit_log').select('after').where('action', '=', 'bank.agree');
    const rows = await agreed.where('entity_id', '=', String(id)).where('result', '=', 'ok').execute();
    expect(rows).toEqual([{ after: expect.objectContaining({ payout_approved_by: lead.principal.userId }) }]);
    // Nothing is on it, but the day is over.
    expect((await approve()).text).toContain('ยอดเงินไม่พอ');
    // Another name: confirmed, and waiting again.
    expect((await update(lead, id, { account_name: 'คนอื่น' })).body.fields).toHaveProperty('account_no');
    data(await update(lead, id, { account_name: 'คนอื่น', confirm: true }));
    expect((await approve()).text).toContain('24 ชั่วโมง');
    expect((await agree(lead)).status).toBe(403);
    data(await agree(owner));
    expect((await agree(owner)).status).toBe(422);
  });

  test('an account with money is closed knowingly, one with payouts under way not at all', async () => {
    const { desk, lead, clerk, data, nextNumber, update } = house;
    const { bank, poorBank } = desk.world;
    const id = await desk.verified(50_00n, lead);
    await desk.call(clerk, 'approve', { id, type: 'auto_bank', from_bank_id: bank });
    expect((await update(lead, bank, { status: 'closed', confirm: true })).text).toContain('ยังมีรายการโอน');
    expect((await update(lead, bank, { account_no: nextNumber(), confirm: true })).text).toContain('ยังมีรายการโอน');
    await desk.work();
    expect((await update(lead, poorBank, { status: 'closed' })).text).toContain('ต้องยืนยัน');
    data(await update(lead, poorBank, { status: 'closed', confirm: true }));
    expect((await update(lead, poorBank, { status: 'active' })).status).toBe(422);
  });

  test('an account of several agents is a row for each, a wallet is one of the wallets', async () => {
    const { desk, owner, data, nextNumber, add } = house;
    const second = await desk.database.db
      .insertInto('agent')
      .values({
        code: `C${randomUUID().slice(0, 4)}`,
        name: 'B',
        type: 'agent',
        server: 'cat350_v2',
        prefix: randomUUID().slice(0, 4),
        share_pct: '20',
        commission_pct: '0.5',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shared = await add({ agent_ids: [desk.world.agent, second.id] });
    const wallet = await add({ bank_code: 'TRUEWALLET', account_no: `08${nextNumber().slice(2)}`, usage: 'both' });
    const cross = await desk.get(owner, '/api/system/bank/cross?limit=200');
    const rows = (cross.body.data as Fields[]).filter(({ bank_id }) => bank_id === shared);
    expect(rows.map(({ agent_id }) => agent_id).sort()).toEqual([desk.world.agent, second.id].sort());
    expect((cross.body.data as Fields[]).some(({ bank_id }) => bank_id === wallet)).toBe(false);
    const wallets = (await desk.get(owner, '/api/system/true_money/list')).body.data as Fields[];
    expect(wallets).toEqual([
      expect.objectContaining({
        id: wallet,
        month_limit: '500000.00',
        month_in: '0.00',
        limit_used_pct: '0.0000',
        kyc_level: 'basic',
      }),
    ]);
    const mobile = (await desk.get(owner, '/api/system/bank/mlist')).body.data as Fields[];
    expect(mobile.find(({ id }) => id === shared)).toMatchObject({
      capabilities: ['balance', 'statement', 'transfer', 'bulk'],
      transfer_today: '0.00',
    });
    const flow = data(await desk.get(owner, `/api/system/bank/flow?id=${desk.world.bank}`));
    expect(flow.days).toHaveLength(7);
    expect((flow.days as Fields[])[6]).toMatchObject({ in: '0.00', in_count: 0 });
  });
});
