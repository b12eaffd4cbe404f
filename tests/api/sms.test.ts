import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smsTask } from '#areas/promotion/server/sms-task.ts';
import type { Context } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { drain } from '#server/jobs/worker.ts';
import type { TextMessage, TextResult } from '#server/providers/sms.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

type Headers = Record<string, string>;
type State = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped';

describe.each([oneSubject])('texts to members on $name', (subject) => {
  let world: World;
  let jobs: Context;
  let owner: Headers;
  let admin: Headers;
  let marketing: Headers;
  let promotion: number;
  // 12:00 in Bangkok.
  const noon = new Date('2026-01-31T05:00:00Z');
  const sent: TextMessage[] = [];
  let answer: (message: TextMessage) => TextResult['state'] = () => 'sent';
  let meanwhile: () => Promise<void> = async () => {};

  const call = (path: string, body: object, headers: Headers = marketing) =>
    post(world.app, `/api/promotion/${path}`, body, { ...headers, 'idempotency-key': randomUUID() });
  const read = (path: string, headers: Headers = marketing) => get(world.app, `/api/promotion/${path}`, headers);
  const detail = async (id: number) => dataOf(await read(`sms/detail?id=${id}`));
  const states = async (id: number): Promise<Partial<Record<State, number>>> => {
    const { rows } = await sql<{ state: State; n: number }>`
      select state, count(*)::integer as n from sms_message where campaign_id = ${id} group by state`.execute(
      world.database.db,
    );
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  };
  const work = () =>
    drain({ db: world.database.db, handlers: { sms_campaign: smsTask({ context: jobs }) }, lease: 60_000 });

  beforeAll(async () => {
    world = await openWorld(subject, {
      clock: { now: () => noon },
      settings: { smsAloneUpTo: 2_00n },
      providers: {
        sms: {
          partPrice: 25n,
          batch: 2,
          async send(messages) {
            sent.push(...messages);
            await meanwhile();
            return new Map(
              messages.map((one) => [
                one.reference,
                { state: answer(one), upstreamRef: null, message: answer(one) === 'failed' ? 'ปิดให้บริการ' : null },
              ]),
            );
          },
          inquire: async (references) =>
            new Map(references.map((reference) => [reference, { state: 'unknown', upstreamRef: null, message: null }])),
        },
      },
    });
    jobs = systemContext(world.platform, 'jobs');
    owner = await signIn(world.app, 'owner');
    admin = await signIn(world.app, 'admin');
    marketing = await signIn(world.app, 'marketing');
    const { rows } = await sql<{ id: number }>`
      insert into promotion (code, name, agent_ids, type, bonus_mode, tiers, turnover_multiple, turnover_base,
        withdraw_cap_mode, bonus_withdrawable, allowed_types, blocked_providers, days_of_week, status)
      values ('BACK30', 'คิดถึงจัง', '[1, 2]', 'winback', 'percent', '[]', 1, 'deposit', 'none', false, '[]', '[]', '[]', 'active')
      returning id::integer as id`.execute(world.database.db);
    promotion = rows[0]?.id ?? 0;
  });
  afterAll(() => world.close());
  beforeEach(() => {
    sent.length = 0;
    answer = () => 'sent';
    meanwhile = async () => {};
  });

  /** So many members of an agent with numbers of their own, as an audience. */
  async function crowd(count: number, agent = 1) {
    const { db } = world.database;
    const usernames: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = await createMember(db, agent, 100n);
      const { rows } = await sql<{ username: string }>`
        update member set mobile = '08' || lpad(${id}::text, 8, '0'), name = ${`สมาชิก ${id}`} where id = ${id}
        returning username`.execute(db);
      usernames.push(rows[0]?.username ?? '');
    }
    return { usernames, audience: { segment: 'list', agent_ids: [agent], usernames } };
  }

  test('a promotion of all agents says so to everybody, and names to each only their own', async () => {
    const shown = async (who: Headers) => {
      const {
        agent_ids: ids,
        agent_ids_name: names,
        agent_ids_all: all,
      } = dataOf(await read(`detail?id=${promotion}`, who));
      return { ids, all, isNamed: (names as readonly unknown[]).map((name) => name !== null) };
    };
    expect(await shown(owner)).toEqual({ ids: [1, 2], all: true, isNamed: [true, true] });
    expect(await shown(marketing)).toEqual({ ids: [1, 2], all: true, isNamed: [true, false] });
    await sql`update promotion set agent_ids = '[2]' where id = ${promotion}`.execute(world.database.db);
    expect(await shown(owner)).toEqual({ ids: [2], all: false, isNamed: [true] });
    await sql`update promotion set agent_ids = '[1, 2]' where id = ${promotion}`.execute(world.database.db);
  });

  test('an audience is of one’s own agents: another is refused, and its members are shown to nobody else', async () => {
    const both = { segment: 'all', agent_ids: [1, 2] };
    const preview = (audience: object, who = marketing) => call('sms/preview', { audience, message: 'ก' }, who);
    expect((await preview(both)).body.fields).toEqual({ agent_ids: 'ไม่พบเอเย่นต์' });
    expect((await preview({ ...both, agent_ids: [1] })).status).toBe(200);
    expect((await preview(both, owner)).status).toBe(200);
    await crowd(2, 1);
    await crowd(2, 2);
    const reply = await call('send_sms', { audience: both, message: 'ก', promotion_id: promotion }, owner);
    const id = Number(dataOf(reply).id);
    const agentsIn = async (who: Headers) =>
      new Set(rowsOf(await read(`sms/messages?campaign_id=${id}&limit=500`, who)).map(({ agent_id }) => agent_id));
    expect([await agentsIn(owner), await agentsIn(marketing)]).toEqual([new Set([1, 2]), new Set([1])]);
    expect((await read(`sms/messages?campaign_id=${id}`, await signIn(world.app, 'finance'))).status).toBe(403);
    await call('sms/cancel', { id }, owner);
  });

  test('places are filled in for each, what is unknown is refused with where it stands, and cost is that of the real texts', async () => {
    const { audience, usernames } = await crowd(3);
    await sql`update member set name = ${'ก'.repeat(60)} where username = ${usernames[1]}`.execute(world.database.db);
    const ask = (message: string, more: object = {}) =>
      call('sms/preview', { audience, message, promotion_id: promotion, ...more });
    expect((await ask('สวัสดี {usrname}')).body.fields).toEqual({
      message: expect.stringMatching(/^ไม่รู้จัก \{usrname\} \(ตัวอักษรที่ 8\) ใช้ได้: \{username\} /),
    });
    expect((await ask('สวัสดี {name')).body.fields).toHaveProperty('message');
    expect((await ask('{code}', { promotion_id: null })).body.fields).toHaveProperty('message');
    expect((await ask('{site}')).body.fields).toEqual({ message: expect.stringContaining('ยังไม่มีโดเมน') });
    const message = 'คุณ {name} ({username}) รับ {promotion} รหัส {code} ที่ {agent}';
    const preview = dataOf(await ask(message));
    // One of the three takes two parts.
    expect(preview).toMatchObject({
      queued: 3,
      parts: 2,
      parts_total: 4,
      cost_estimate: '1.00',
      needs_approval: false,
    });
    expect(preview.places).toEqual(['name', 'username', 'promotion', 'code', 'agent']);
    // Marketing may not see the names of members.
    expect(String(preview.sample)).toMatch(/^คุณ •+ก{4} \(cta\d+\) รับ คิดถึงจัง รหัส BACK30 ที่ Agent AAA$/);
    const { id } = dataOf(await call('send_sms', { audience, message, promotion_id: promotion })) as { id: number };
    await work();
    for (const { text } of sent)
      expect(text).toMatch(/^คุณ (สมาชิก \d+|ก{60}) \(cta\d+\) รับ คิดถึงจัง รหัส BACK30 ที่ Agent AAA$/);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(3);
    expect(sent.some(({ text }) => /[{}]/.test(text))).toBe(false);
    expect(await detail(id)).toMatchObject({ status: 'done', sent_count: 3, cost_actual: '1.00', parts_total: 4 });
    await expect(
      sql`update sms_message set text = 'x' where campaign_id = ${id}`.execute(world.database.db),
    ).rejects.toThrow(/sent once/);
  });

  test('a test is filled in with what a member might be called', async () => {
    const { audience } = await crowd(1);
    await call('send_sms', { audience, message: 'คุณ {name}', test_mobile: '0899999999' });
    await work();
    expect(sent).toMatchObject([{ mobile: '0899999999', text: 'คุณ สมชาย ใจดี' }]);
  });

  test('who is left out has a reason, who did not get it is named, and the cost is of what was sent', async () => {
    const { audience, usernames } = await crowd(6);
    const { db } = world.database;
    const change = (at: number, what: ReturnType<typeof sql>) =>
      sql`update member set ${what} where username = ${usernames[at]}`.execute(db);
    await change(0, sql`status = 'suspended'`);
    await change(1, sql`status = 'blacklist'`);
    await sql`
      update member set mobile = (select other.mobile from member other where other.username = ${usernames[3]})
      where username = ${usernames[2]}`.execute(db);
    const requested = { ...audience, usernames: [...usernames, 'nobody1', 'nobody2'] };
    const { id, ...reach } = dataOf(await call('send_sms', { audience: requested, message: 'hello' }));
    expect(reach).toMatchObject({
      ...{ queued: 3, skipped: 5, skipped_inactive: 2, skipped_duplicate: 1, skipped_unknown: 2 },
    });
    answer = ({ reference }) => (reference.endsWith(String(first)) ? 'failed' : 'sent');
    const { rows } = await sql<{ id: number }>`
      select id::integer as id from sms_message where campaign_id = ${id} order by id`.execute(db);
    const first = rows[0]?.id;
    await work();
    expect(await detail(Number(id))).toMatchObject({
      ...{ status: 'done', sent_count: 2, failed_count: 1, cost_estimate: '0.75', cost_actual: '0.50' },
      ...{ skipped_count: 5, skipped_duplicate: 1, skipped_unknown: 2 },
    });
    const failed = await read(`sms/messages?campaign_id=${id}&state=failed,unknown`);
    expect(rowsOf(failed)).toMatchObject([{ state: 'failed', error: 'ปิดให้บริการ', username: expect.any(String) }]);
    expect(String(rowsOf(failed)[0]?.mobile)).toMatch(/^•+\d{4}$/);
    expect((failed.body as { facets?: object }).facets).toMatchObject({ sent: 2, failed: 1 });
  });

  test('what is stopped while it is sent: what was taken ends as it ends, nothing else ever leaves', async () => {
    const { audience } = await crowd(7);
    const { id } = dataOf(await call('send_sms', { audience, message: 'hello' })) as { id: number };
    // Somebody presses the button while the second batch of two is on its way.
    meanwhile = async () => {
      if (sent.length !== 4) return;
      expect((await call('sms/cancel', { id })).status).toBe(200);
      expect(await states(id)).toEqual({ sent: 2, sending: 2, stopped: 3 });
    };
    await work();
    expect(sent).toHaveLength(4);
    expect(await states(id)).toEqual({ sent: 4, stopped: 3 });
    const campaign = await detail(id);
    expect(campaign).toMatchObject({ status: 'stopped', sent_count: 4, stopped_count: 3, cost_actual: '1.00' });
    expect(campaign.finished_at).not.toBeNull();
    // Whatever wakes the worker later finds nothing.
    await sql`update outbox set state = 'queued', available_at = now() where key = ${`sms_campaign:${id}`}`.execute(
      world.database.db,
    );
    await work();
    expect(sent).toHaveLength(4);
    await expect(
      sql`update sms_message set state = 'sending' where campaign_id = ${id} and state = 'stopped'`.execute(
        world.database.db,
      ),
    ).rejects.toThrow(/sent once/);
    expect((await call('sms/cancel', { id })).status).toBe(409);
  });

  test('a stop at any moment loses no text and counts none twice', async () => {
    for (let round = 0; round < 6; round += 1) {
      sent.length = 0;
      const { audience } = await crowd(8);
      const { id } = dataOf(await call('send_sms', { audience, message: 'hello' })) as { id: number };
      const [, reply] = await Promise.all([
        work(),
        // A little further into the sending each time.
        (async () => {
          while (sent.length < round) await new Promise((resolve) => setImmediate(resolve));
          return call('sms/cancel', { id });
        })(),
      ]);
      await work();
      expect([200, 409]).toContain(reply.status);
      const now = await states(id);
      expect([now.queued, now.sending, now.failed, now.unknown]).toEqual([undefined, undefined, undefined, undefined]);
      expect((now.sent ?? 0) + (now.stopped ?? 0)).toBe(8);
      expect(sent).toHaveLength(now.sent ?? 0);
      expect(new Set(sent.map(({ mobile }) => mobile)).size).toBe(sent.length);
      expect(await detail(id)).toMatchObject({
        status:
          reply.status === 200
            ? now.sent === undefined
              ? expect.stringMatching(/cancelled|stopped/)
              : 'stopped'
            : 'done',
        sent_count: now.sent ?? 0,
        stopped_count: now.stopped ?? 0,
      });
    }
  });

  test('what costs more than one person may spend waits for another, who is not the one who ordered it', async () => {
    const { audience } = await crowd(9);
    const reply = dataOf(await call('send_sms', { audience, message: 'hello' }, admin));
    expect(reply).toMatchObject({ cost_estimate: '2.25', alone_up_to: '2.00', needs_approval: true });
    const id = Number(reply.id);
    await work();
    expect([sent.length, (await detail(id)).status]).toEqual([0, 'pending']);
    expect((await call('sms/approve', { id }, marketing)).status).toBe(403);
    const own = await call('sms/approve', { id }, admin);
    expect([own.status, own.body.message]).toEqual([403, 'ผู้สั่งส่งอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ']);
    await expect(
      sql`update sms_campaign set approved_by = created_by where id = ${id}`.execute(world.database.db),
    ).rejects.toThrow(/sms_campaign_two_people/);
    expect((await call('sms/approve', { id }, owner)).status).toBe(200);
    expect((await call('sms/approve', { id }, owner)).status).toBe(409);
    await work();
    expect(sent).toHaveLength(9);
    expect(await detail(id)).toMatchObject({ status: 'done', approved_by: world.people.owner?.id });
    const { rows } = await sql<{ approver_id: number | null }>`
      select approver_id::integer as approver_id from audit_log where action = 'sms.approve' and result = 'ok'`.execute(
      world.database.db,
    );
    expect(rows).toEqual([{ approver_id: world.people.owner?.id }]);
  });

  test('what waits for approval can be taken back, and is sent by nobody then', async () => {
    const { audience } = await crowd(9);
    const id = Number(dataOf(await call('send_sms', { audience, message: 'hello' })).id);
    expect((await call('sms/cancel', { id })).status).toBe(200);
    expect((await call('sms/approve', { id }, owner)).status).toBe(409);
    await work();
    expect([sent.length, await states(id)]).toEqual([0, { stopped: 9 }]);
  });
});
