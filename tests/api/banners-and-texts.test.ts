import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bannerSchedule } from '#areas/banner/server/banner-rules.ts';
import { smsTask } from '#areas/promotion/server/sms-task.ts';
import type { Context } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { drain } from '#server/jobs/worker.ts';
import { scheduleTask } from '#server/lifecycle/schedule.ts';
import type { TextMessage, TextResult } from '#server/providers/sms.ts';
import { createMember } from '../money/support/members.ts';
import { multipartOf, type Part } from '../security/support/multipart.ts';
import { dataOf, get, openWorld, post, type Reply, replyOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

const subject = oneSubject;

type Headers = Record<string, string>;

describe('banners, and texts that are counted', () => {
  let world: World;
  let jobs: Context;
  let owner: Headers;
  let marketing: Headers;
  let finance: Headers;
  let picture: Buffer;
  // 12:00 in Bangkok.
  const clock = { at: Date.parse('2026-01-31T05:00:00Z') };
  const sent: TextMessage[] = [];
  let answer: (messages: readonly TextMessage[]) => readonly TextResult['state'][] = (messages) =>
    messages.map(() => 'sent');
  const results = (messages: readonly TextMessage[], states: readonly TextResult['state'][]) =>
    new Map(
      messages.map(({ reference }, at) => [
        reference,
        { state: states[at] ?? 'unknown', upstreamRef: null, message: null },
      ]),
    );

  const call = (path: string, body: object, headers: Headers = owner, key = randomUUID()) =>
    post(world.app, path, body, { ...headers, 'idempotency-key': key });
  const read = (path: string, headers: Headers = owner) => get(world.app, path, headers);
  const form = async (
    path: string,
    body: object,
    files: readonly string[],
    headers: Headers = owner,
  ): Promise<Reply> => {
    const parts: Part[] = [
      ...Object.entries(body).map(([name, value]) => ({
        name,
        value: typeof value === 'object' ? JSON.stringify(value) : String(value),
      })),
      ...files.map((name) => ({ name, value: picture, filename: 'a.jpg', type: 'image/jpeg' })),
    ];
    const { payload, type } = multipartOf(parts);
    return replyOf(
      await world.app.inject({ method: 'POST', url: path, headers: { ...headers, 'content-type': type }, payload }),
    );
  };
  const member = async () => {
    const { db } = world.database;
    const id = await createMember(db, 1, 100n);
    await sql`update member set mobile = '08' || lpad(${id}::text, 8, '0') where id = ${id}`.execute(db);
    return id;
  };
  const audited = async (action: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from audit_log where action = ${action} and result = 'ok'`.execute(
      world.database.db,
    );
    return rows[0]?.n;
  };

  beforeAll(async () => {
    world = await openWorld(subject, {
      clock: { now: () => new Date(clock.at) },
      providers: {
        sms: {
          partPrice: 25n,
          batch: 2,
          async send(messages) {
            sent.push(...messages);
            return results(messages, answer(messages));
          },
          inquire: async (references) =>
            new Map(references.map((reference) => [reference, { state: 'unknown', upstreamRef: null, message: null }])),
        },
      },
    });
    jobs = systemContext(world.platform, 'jobs');
    owner = await signIn(world.app, 'owner');
    marketing = await signIn(world.app, 'marketing');
    finance = await signIn(world.app, 'finance');
    picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#08f' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => world.close());

  test('a banner begins and ends by itself, and its pictures are only for those who see it', async () => {
    const banner = {
      ...{
        title: 'สงกรานต์',
        position: 'home_slide',
        agent_ids: [2],
        link_type: 'none',
        audience: 'all',
        sort_order: 1,
      },
      ...{ status: 'active', start_at: '2026-01-31T06:00:00.000Z', end_at: '2026-01-31T07:00:00.000Z' },
    };
    const add = (more: object) => form('/api/system/banner/add', { ...banner, ...more }, ['image', 'image_mobile']);
    expect((await add({ end_at: banner.start_at })).body.fields).toHaveProperty('end_at');
    expect((await add({ status: 'scheduled' })).body.fields).toHaveProperty('status');
    for (const link of ['http://example.com/', 'javascript:alert(1)', '//evil.example', '/\\evil.example', ''])
      for (const link_type of ['external', 'internal'])
        expect((await add({ link_type, link_value: link })).body.fields, `${link_type} ${link}`).toHaveProperty(
          'link_value',
        );
    expect((await add({ link_type: 'promotion', link_value: 'NOPE' })).body.fields).toHaveProperty('link_value');
    const id = Number(dataOf(await add({})).id);
    const shown = async (headers = owner) => read(`/api/system/banner/detail?id=${id}`, headers);
    const record = dataOf(await shown());
    expect(record).toMatchObject({ status: 'scheduled', ctr_pct: null, view_count: 0 });
    expect((await shown(marketing)).body.error).toBe(404);
    expect((await read(String(record.image))).status).toBe(200);
    expect((await read(String(record.image), marketing)).body.error).toBe(404);
    const tick = scheduleTask(jobs, [bannerSchedule]);
    const claimed = { id: 1n, topic: '', key: '', payload: {}, run: 1 };
    const at = async (time: string) => {
      clock.at = Date.parse(time);
      await tick(claimed);
      return dataOf(await shown()).status;
    };
    expect(await at('2026-01-31T05:59:59Z')).toBe('scheduled');
    expect(await at('2026-01-31T06:00:00Z')).toBe('active');
    expect(await at('2026-01-31T07:00:00Z')).toBe('expired');
    expect(await audited('banner.clock')).toBe(2);
    const version = dataOf(await shown()).version;
    const again = await call('/api/system/banner/update', { id, version, status: 'active' });
    expect(again.body.fields).toHaveProperty('end_at');
    const open = await call('/api/system/banner/update', { id, version, status: 'active', end_at: null });
    expect(open.body.error).toBe(0);
    await sql`update banner set view_count = 8, click_count = 1 where id = ${id}`.execute(world.database.db);
    expect(dataOf(await shown())).toMatchObject({ status: 'active', ctr_pct: '12.5000' });
    expect([await audited('banner.add'), await audited('banner.update')]).toEqual([1, 1]);
    clock.at = Date.parse('2026-01-31T05:00:00Z');
  });

  const agents = { agent_ids: [1] };
  const texts = async (id: number) => {
    const { rows } = await sql<{ state: string; n: number }>`
      select state, count(*)::integer as n from sms_message where campaign_id = ${id} group by state`.execute(
      world.database.db,
    );
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  };
  const work = (task = smsTask({ context: jobs })) =>
    drain({ db: world.database.db, handlers: { sms_campaign: task }, lease: 1 });

  test('a text to whom a report shows goes to those and nobody else', async () => {
    const [one, other] = [await member(), await member()];
    await sql`update member set utm_source = 'reported', level = case id when ${one} then 'gold' else 'bronze' end
      where id in (${one}, ${other})`.execute(world.database.db);
    const preview = (filters: unknown, who = marketing) =>
      call('/api/promotion/sms/preview', { audience: { segment: 'report', ...agents, filters }, message: 'ก' }, who);
    expect(dataOf(await preview({ utm_source: 'reported' }))).toMatchObject({ queued: 2, skipped: 0 });
    expect(dataOf(await preview({ utm_source: 'reported', level: 'gold' }))).toMatchObject({ queued: 1 });
    expect(dataOf(await preview({ utm_source: 'reported', deposit_total_min: '90000000' }))).toMatchObject({
      queued: 0,
    });
    for (const filters of [{ agent_id: '2' }, { mobile: '081' }, undefined])
      expect((await preview(filters)).body.fields).toHaveProperty('audience');
    expect((await preview({ level: 3 })).body.fields).toHaveProperty(['audience.filters.level']);
    expect((await preview(['gold'])).body.fields).toHaveProperty(['audience.filters']);
    expect((await preview({ level: 'jade' })).body.fields).toHaveProperty('level');
  });

  test('a text is counted before it is sent, and goes out in the hours that are allowed', async () => {
    const names = await Promise.all([member(), member(), member(), member(), member()]);
    const { db } = world.database;
    const { rows } = await sql<{ username: string }>`
      select username from member where id in (${sql.join(names)}) order by id`.execute(db);
    const usernames = rows.map(({ username }) => username);
    await sql`update member set status = 'suspended' where id = ${names[4]}`.execute(db);
    const audience = { segment: 'list', ...agents, usernames: [...usernames, 'nobody1'] };
    const message = 'ก'.repeat(71);
    const body = { audience, message };
    const preview = await call('/api/promotion/sms/preview', body, marketing);
    expect(dataOf(preview)).toMatchObject({ queued: 4, skipped: 2, parts: 2, cost_estimate: '2.00' });
    expect(
      (await call('/api/promotion/sms/preview', { ...body, audience: { segment: 'all', agent_ids: [2] } }, marketing))
        .body.fields,
    ).toHaveProperty('agent_ids');
    expect(
      (await call('/api/promotion/sms/preview', { ...body, audience: { segment: 'inactive', ...agents } })).body.fields,
    ).toHaveProperty('inactive_days');
    expect((await call('/api/promotion/send_sms', body, finance)).status).toBe(403);
    clock.at = Date.parse('2026-01-31T14:00:00Z');
    for (const path of ['send_sms', 'sms/preview'])
      expect((await call(`/api/promotion/${path}`, body)).body.fields).toHaveProperty('schedule_at');
    const planned = { ...body, schedule_at: '2026-02-01T01:00:00.000Z' };
    expect(
      (await call('/api/promotion/send_sms', { ...body, schedule_at: '2026-02-01T00:59:00.000Z' })).body.fields,
    ).toHaveProperty('schedule_at');
    const key = randomUUID();
    const id = Number(dataOf(await call('/api/promotion/send_sms', planned, marketing, key)).id);
    expect(dataOf(await call('/api/promotion/send_sms', planned, marketing, key)).id).toBe(id);
    await work();
    expect([sent.length, await texts(id)]).toEqual([0, { queued: 4 }]);
    clock.at = Date.parse('2026-02-01T01:00:00Z');
    await sql`update outbox set available_at = clock_timestamp() where topic = 'sms_campaign'`.execute(db);
    await work();
    expect(await texts(id)).toEqual({ sent: 4 });
    expect(sent.map(({ mobile }) => mobile).sort()).toEqual(
      names
        .slice(0, 4)
        .map((one) => `08${String(one).padStart(8, '0')}`)
        .sort(),
    );
    expect(dataOf(await read(`/api/promotion/sms/detail?id=${id}`))).toMatchObject({
      ...{ status: 'done', sent_count: 4, batch_count: 2, cost_estimate: '2.00', skipped_count: 2 },
    });
    expect([await audited('promotion.send_sms'), await audited('sms.finish')]).toEqual([1, 1]);
    await expect(sql`update sms_message set state = 'queued' where campaign_id = ${id}`.execute(db)).rejects.toThrow(
      /sent once/,
    );
  });

  test('a worker that dies does not send twice, and an unknown result is not sent again', async () => {
    const names = await Promise.all([member(), member(), member(), member()]);
    const { rows } = await sql<{ username: string }>`
      select username from member where id in (${sql.join(names)})`.execute(world.database.db);
    const audience = { segment: 'list', ...agents, usernames: rows.map(({ username }) => username) };
    sent.length = 0;
    answer = (messages) => messages.map((_, at) => (at === 0 ? 'unknown' : 'failed'));
    const id = Number(dataOf(await call('/api/promotion/send_sms', { audience, message: 'hello' })).id);
    let deaths = 0;
    const dying = smsTask({
      context: jobs,
      async checkpoint(at) {
        if (at === 'answered' && deaths === 0) {
          deaths += 1;
          throw new Error('killed');
        }
      },
    });
    await work(dying);
    expect([deaths, sent.length, await texts(id)]).toEqual([1, 2, { queued: 2, sending: 2 }]);
    await sql`update outbox set available_at = clock_timestamp() where topic = 'sms_campaign'`.execute(
      world.database.db,
    );
    await work(dying);
    expect(await texts(id)).toEqual({ unknown: 3, failed: 1 });
    expect(new Set(sent.map(({ mobile }) => mobile)).size).toBe(sent.length);
    expect(dataOf(await read(`/api/promotion/sms/detail?id=${id}`))).toMatchObject({
      status: 'done',
      unknown_count: 3,
      failed_count: 1,
    });
  });
});
