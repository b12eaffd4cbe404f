import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from '#contract/endpoint.ts';
import { largestPage } from '#contract/list-query.ts';
import { defaultSettings } from '#server/settings/settings.ts';
import { get, openWorld, type Reply, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { counting } from '../support/counting.ts';
import { ownInput } from './support/attacks.ts';
import { calls, type Input, posts, propertiesOf, said, send, sendRaw } from './support/calls.ts';
import { fileField, multipartOf, type Part } from './support/multipart.ts';
import { type Plantation, plant } from './support/plant.ts';
import { type Bearer, sessionOf } from './support/sessions.ts';
import { told, type Watch, watch } from './support/watch.ts';

const lists = calls.filter(({ kind }) => kind === 'page' || kind === 'items' || kind === 'report');
const day = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Statements that a refusal may take: who asks, and one question more. */
const cheap = 2;

/** Too much of anything is refused, with next to no work, and leaves nothing. */
describe('limits of size', () => {
  let world: World;
  let planted: Plantation;
  let watching: Watch;
  let owner: Bearer;
  const { subject, statements } = counting(oneSubject);
  /** Statements of each refusal. */
  const sizes: number[] = [];
  beforeAll(async () => {
    world = await openWorld(subject, { sandbox: { latency: [0, 0] } });
    planted = await plant(world);
    watching = await watch(world.database.db);
    owner = await sessionOf(world, world.people.owner?.id ?? 0);
  });
  afterAll(() => world.close());

  /** Asks, and keeps how often a refusal asked the database. */
  async function counted(ask: () => Promise<Reply>): Promise<Reply> {
    const before = statements();
    const reply = await ask();
    if (reply.status >= 400) sizes.push(statements() - before);
    return reply;
  }
  /** The most statements that a refusal took. */
  const most = () => Math.max(...sizes.splice(0));

  test('a body of more than a megabyte, of sixteen where it is of facts: 413, for every call', async () => {
    const ordinary = JSON.stringify({ note: 'x'.repeat(defaultSettings.jsonLimit) });
    const ofFacts = JSON.stringify({ note: 'x'.repeat(defaultSettings.ingestLimit) });
    const fits = JSON.stringify({ note: 'x'.repeat(defaultSettings.jsonLimit - 100) });
    const wrong: string[] = [];
    for (const call of posts) {
      const fat = call.kind === 'ingest' ? ofFacts : ordinary;
      const reply = await counted(() => sendRaw(world.app, call.path, fat, owner));
      if (reply.status !== 413 || reply.body.error !== 413) wrong.push(`${call.id}: ${said(reply)}`);
      // Somebody who has no business here is told so first.
      if (call.permission !== 'public') {
        const stranger = await counted(() => sendRaw(world.app, call.path, fat));
        if (stranger.status !== 401) wrong.push(`${call.id} without a session: ${said(stranger)}`);
      }
    }
    expect(most()).toBeLessThanOrEqual(cheap);
    const inside = await sendRaw(world.app, '/api/auth', fits, {});
    expect([inside.status, Object.keys((inside.body.fields ?? {}) as object)]).toEqual([
      422,
      expect.arrayContaining(['note']),
    ]);
    expect(wrong).toEqual([]);
    expect((await watching.changes()).map(told)).toEqual([]);
  });

  test('a file of more than ten megabytes, or too many parts: 413, for every call that takes files', async () => {
    const wrong: string[] = [];
    const forms = calls.filter(({ multipart }) => multipart);
    expect(forms.length).toBeGreaterThan(0);
    for (const [at, call] of forms.entries()) {
      const fields = Object.entries(ownInput(call, planted, at)).filter(([, value]) => value !== null);
      const texts: readonly Part[] = fields.map(([name, value]) => ({
        name,
        value: typeof value === 'object' ? JSON.stringify(value) : String(value),
      }));
      const file = (size: number, name = fileField(call)): Part => ({
        name,
        value: Buffer.alloc(size, 1),
        filename: 'x.png',
        type: 'image/png',
      });
      const without = texts.filter(({ name }) => name !== fileField(call));
      const ways: Readonly<Record<string, readonly Part[]>> = {
        'a file too large': [...without, file(defaultSettings.uploadLimit + 1)],
        'five files': [
          ...without,
          ...Array.from({ length: 5 }, (_, i) => file(10, i === 0 ? fileField(call) : `f${i}`)),
        ],
        'a hundred fields': Array.from({ length: 100 }, (_, i) => ({ name: `n${i}`, value: 'x' })),
      };
      for (const [what, parts] of Object.entries(ways)) {
        const { payload, type } = multipartOf(parts);
        const reply = await counted(() => sendRaw(world.app, call.path, payload, { ...owner, 'content-type': type }));
        const statuses = what === 'a file too large' ? [413] : [413, 422];
        if (!statuses.includes(reply.status)) wrong.push(`${call.id}, ${what}: ${said(reply)}`);
      }
    }
    sizes.splice(0);
    expect(wrong).toEqual([]);
    expect((await watching.changes()).map(told)).toEqual([]);
  });

  test(`a page has at most ${largestPage} rows`, async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const [at, call] of lists.entries()) {
      const own = ownInput(call, planted, at);
      for (const limit of [largestPage + 1, 1_000_000, 2 ** 31, -1, 0, '1e9', 'all', '10.5', 'NaN']) {
        const reply = await counted(() => send(world.app, call, { ...own, limit }, owner));
        probes += 1;
        const rows = Array.isArray(reply.body.data) ? reply.body.data.length : 0;
        if (
          reply.status !== 422 &&
          !(reply.status === 200 && rows <= largestPage && Number(reply.body.limit ?? 0) <= largestPage)
        )
          wrong.push(`${call.id} limit=${limit}: ${said(reply)}`);
      }
      if (Object.hasOwn(propertiesOf(call), 'page')) {
        for (const page of [-1, 0, 2 ** 31, 1e21, 'x', '9'.repeat(30)]) {
          const reply = await counted(() => send(world.app, call, { ...own, page }, owner));
          probes += 1;
          if (
            reply.status !== 422 &&
            !(reply.status === 200 && (reply.body.data as readonly unknown[]).length <= largestPage)
          )
            wrong.push(`${call.id} page=${page}: ${said(reply)}`);
        }
      }
      const most = await send(world.app, call, { ...own, limit: largestPage }, owner);
      if (most.status >= 500 || most.status === 422) wrong.push(`${call.id} limit=${largestPage}: ${said(most)}`);
    }
    expect(wrong).toEqual([]);
    expect(most()).toBeLessThanOrEqual(cheap);
    console.log(`${probes} page sizes and numbers`);
  });

  test('a span of days is as long as the contract says, and every list by days has a longest', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const [at, call] of calls.entries()) {
      for (const filter of call.filters ?? []) {
        const { kind } = filter.field;
        if (filter.operator !== 'between' || (kind !== 'date' && kind !== 'datetime')) continue;
        const { maxDays, params } = filter;
        // What is read from sums by day and month may span two years; rows themselves a quarter.
        if (maxDays === undefined || maxDays > (call.figures ? 732 : 93)) {
          wrong.push(`${call.id} ${filter.name}: ${maxDays} days`);
          continue;
        }
        const [from = '', to = ''] = params;
        const own = ownInput(call, planted, at);
        const end = Date.now();
        const span = (days: number): Input => ({ ...own, [from]: dayOf(end - (days - 1) * day), [to]: dayOf(end) });
        const fits = await send(world.app, call, span(maxDays), owner);
        // Whoever is asked about may not exist; the span itself is not refused.
        if (fits.body.error !== 0 && fits.body.error !== 404) wrong.push(`${call.id} ${maxDays} days: ${said(fits)}`);
        const over = [span(maxDays + 1), span(36_500), { ...own, [from]: '1000-01-01', [to]: '9999-12-31' }];
        for (const input of over) {
          const reply = await counted(() => send(world.app, call, input, owner));
          probes += 1;
          const named = (reply.body.fields ?? {}) as Readonly<Record<string, string>>;
          if (reply.status !== 422 || !(named[from] ?? named[to]))
            wrong.push(`${call.id} ${JSON.stringify(input)}: ${said(reply)}`);
        }
        // The year of another calendar is no day here.
        const thai = await send(world.app, call, { ...own, [from]: '2569-01-01', [to]: '2569-01-02' }, owner);
        if (thai.status !== 422) wrong.push(`${call.id} 2569: ${said(thai)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(most()).toBeLessThanOrEqual(cheap);
    console.log(`${probes} spans of days`);
  });

  test('filters: too many values, too long ones, and a thousand unknown ones', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const [at, call] of lists.entries()) {
      const own = ownInput(call, planted, at);
      const names = Object.keys(propertiesOf(call));
      const queries: string[] = names.flatMap((name) => [
        `${name}=${'x'.repeat(5000)}`,
        `${name}=${Array.from({ length: 3000 }, (_, i) => i).join(',')}`,
        Array.from({ length: 600 }, () => `${name}=1`).join('&'),
      ]);
      const base = Object.entries(own).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
      for (const query of queries) {
        const reply = await counted(() => get(world.app, `${call.path}?${[...base, query].join('&')}`, owner));
        probes += 1;
        if (reply.status !== 422 && reply.status !== 400)
          wrong.push(`${call.id} ${query.slice(0, 60)}: ${said(reply)}`);
      }
      const many = Array.from({ length: 1000 }, (_, i) => `unknown${i}=x`).join('&');
      const reply = await counted(() => get(world.app, `${call.path}?${[...base, many].join('&')}`, owner));
      probes += 1;
      if (reply.status >= 500) wrong.push(`${call.id}: ${said(reply)}`);
    }
    expect(wrong).toEqual([]);
    expect(most()).toBeLessThanOrEqual(cheap);
    console.log(`${probes} queries that ask too much`);
  });

  test('lists in a body: one more than the contract says is refused', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const [at, call] of posts.entries()) {
      for (const [name, schema] of Object.entries(propertiesOf(call))) {
        const { maxItems, items } = schema as { readonly maxItems?: number; readonly items?: JsonSchema };
        if (items === undefined) continue;
        if (maxItems === undefined || maxItems > 20_000) wrong.push(`${call.id}.${name}: at most ${maxItems}`);
        const one = items.type === 'integer' ? 1 : items.type === 'object' ? {} : 'x';
        const body = {
          ...ownInput(call, planted, at),
          [name]: Array.from({ length: (maxItems ?? 1000) + 1 }, () => one),
        };
        const reply = await counted(() => sendRaw(world.app, call.path, JSON.stringify(body), owner));
        probes += 1;
        const refused = call.multipart ? [400, 413, 422] : [413, 422];
        if (!refused.includes(reply.status)) wrong.push(`${call.id}.${name}: ${said(reply)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await watching.changes()).map(told)).toEqual([]);
    console.log(`${probes} lists too long`);
  });
});
