import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnnotationListReply, DayAnnotation } from '#generated/api/system.ts';
import { listenToChanges } from '../support/listen-to-changes.ts';
import { dataOf, get, openWorld, post, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const songkran = { day_from: '2026-04-11', day_to: '2026-04-16', text: 'แคมเปญสงกรานต์' };

describe.each(subjects)('annotations of days, on $name', (subject) => {
  let world: World;
  let address: string;
  const sessions = new Map<string, { readonly authorization: string }>();
  beforeAll(async () => {
    world = await openWorld(subject, { changes: true });
    address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    for (const who of ['owner', 'finance', 'marketing', 'agent_master', 'auditor'])
      sessions.set(who, await signIn(world.app, world.people[who]?.username ?? ''));
  });
  afterAll(() => world.close());
  beforeEach(async () => void (await world.database.db.deleteFrom('annotation').execute()));

  const headers = (who: string) => sessions.get(who) ?? {};
  const send = async (who: string, what: 'add' | 'update' | 'delete', body: object) =>
    (await post(world.app, `/api/system/annotation/${what}`, body, headers(who))).body;
  const add = async (who: string, more: object = {}) =>
    ((await send(who, 'add', { ...songkran, ...more })).data as { readonly id: number }).id;
  const ask = (who: string, from: string, to: string) =>
    get(world.app, `/api/system/annotation/list?date_from=${from}&date_to=${to}`, headers(who));
  const list = async (who: string, from = '2026-04-01', to = '2026-04-30'): Promise<readonly DayAnnotation[]> =>
    (dataOf(await ask(who, from, to)) as unknown as AnnotationListReply).annotations;
  const texts = async (who: string, from?: string, to?: string) => (await list(who, from, to)).map(({ text }) => text);

  test('is there for every day within it, with who wrote it, and for no other day', async () => {
    const id = await add('marketing');
    expect(await list('owner')).toEqual([
      {
        ...{ id, ...songkran, staff_only: true, by: 'คุณ marketing', version: 1, can_change: true },
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    for (const [from, to, count] of [
      ['2026-04-16', '2026-04-20', 1],
      ['2026-04-13', '2026-04-13', 1],
      ['2026-04-01', '2026-04-10', 0],
      ['2026-04-17', '2026-04-30', 0],
    ] as const)
      expect(await texts('finance', from, to)).toHaveLength(count);
  });

  test('is for staff unless it says otherwise: an account of an agent sees the others alone, and writes none', async () => {
    await add('owner');
    await add('owner', { text: 'เงินเดือนออก', staff_only: false });
    expect(await texts('finance')).toEqual(['แคมเปญสงกรานต์', 'เงินเดือนออก']);
    expect(await list('auditor')).toMatchObject([{ can_change: false }, { can_change: false }]);
    expect(await list('agent_master')).toMatchObject([{ text: 'เงินเดือนออก', can_change: false }]);
    for (const who of ['agent_master', 'auditor'])
      expect(await send(who, 'add', songkran)).toMatchObject({ error: 403 });
    expect(await texts('owner')).toHaveLength(2);
  });

  test('is changed and deleted by whoever wrote it, and by whoever may change those of others', async () => {
    const id = await add('marketing');
    expect((await list('finance'))[0]?.can_change).toBe(false);
    for (const [what, body] of [
      ['update', { id, version: 1, text: 'อื่น' }],
      ['delete', { id }],
    ] as const)
      expect(await send('finance', what, body)).toMatchObject({ error: 403 });
    expect(await send('marketing', 'update', { id, version: 1, day_to: '2026-04-17' })).toMatchObject({ error: 0 });
    expect(await send('owner', 'update', { id, version: 2, text: 'สงกรานต์' })).toMatchObject({ error: 0 });
    expect(await list('finance')).toMatchObject([
      { text: 'สงกรานต์', day_to: '2026-04-17', by: 'คุณ marketing', version: 3 },
    ]);
    // Whoever has not seen what the owner made of it does not write over it, nor delete it.
    for (const [what, body] of [
      ['update', { id, version: 2, text: 'ของเดิม' }],
      ['delete', { id, version: 2 }],
    ] as const)
      expect(await send('marketing', what, body)).toMatchObject({
        error: 409,
        conflict: { by: 'คุณ owner', version: 3 },
      });
    expect(await send('marketing', 'delete', { id, version: 3 })).toMatchObject({ error: 0 });
    expect(await list('owner')).toEqual([]);
  });

  test.each([
    ['an end before its beginning', { day_to: '2026-04-10' }, 'day_to'],
    ['more days than a year', { day_to: '2027-04-13' }, 'day_to'],
    ['no text', { text: '' }, 'text'],
    ['a text that no axis has room for', { text: 'ก'.repeat(121) }, 'text'],
    ['a day that is none', { day_from: '2026-02-31' }, 'day_from'],
  ])('refuses %s', async (_what, more, field) => {
    const reply = await send('owner', 'add', { ...songkran, ...more });
    expect(reply.error).toBe(422);
    expect(Object.keys(reply.fields as object)).toEqual([field]);
    expect(await list('owner')).toEqual([]);
  });

  test.each([
    ['2026-04-30', '2026-04-01'],
    ['2020-01-01', '2026-04-01'],
  ])('refuses the question about %s to %s', async (from, to) => {
    expect((await ask('owner', from, to)).body).toMatchObject({ error: 422, fields: { date_to: expect.any(String) } });
  });

  test('what is written is in the audit log, and told to whoever has it on screen', async () => {
    const listening = await listenToChanges(address, { authorization: '', ...sessions.get('finance') });
    await listening.hears('open');
    const told = ({ changed }: { readonly changed: object }) => 'annotation' in changed;
    const id = await add('marketing');
    await listening.hears('changes', told);
    await send('marketing', 'update', { id, version: 1, text: 'สงกรานต์' });
    await listening.hears('changes', ({ changed }) => changed.annotation?.columns?.includes('text') === true);
    await send('owner', 'delete', { id, version: 2 });
    await listening.hears('changes', ({ changed }) => changed.annotation !== undefined && !changed.annotation.keys);
    listening.stop();
    const rows = await world.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('entity_type', '=', 'Annotation')
      .where('entity_id', '=', String(id))
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      {
        action: 'annotation.add',
        actor_id: world.people.marketing?.id,
        before: expect.anything(),
        after: expect.objectContaining({ ...songkran, staff_only: true }),
      },
      {
        action: 'annotation.update',
        actor_id: world.people.marketing?.id,
        before: { text: 'แคมเปญสงกรานต์' },
        after: { text: 'สงกรานต์' },
      },
      {
        action: 'annotation.delete',
        actor_id: world.people.owner?.id,
        before: expect.objectContaining({ text: 'สงกรานต์' }),
        after: expect.anything(),
      },
    ]);
  });
});
