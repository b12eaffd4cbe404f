import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
import { jsonLogger } from '#server/base/logger.ts';
import { openWorld, type Reply, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { ownInput } from './support/attacks.ts';
import { calls, type Input, posts, propertiesOf, said, send, sendRaw } from './support/calls.ts';
import { everythingRole } from './support/foreign.ts';
import { type Plantation, plant } from './support/plant.ts';
import { sessionOf } from './support/sessions.ts';

const all = Object.values<Entity>(entities);
const secretsOf = (entity: Entity) => Object.values(entity.fields).filter(({ kind }) => kind === 'secret');
const entityOf = (call: Endpoint): Entity | undefined => entities[call.entity as keyof typeof entities];

/** The forms in which a text could leave. The last four characters are shown on purpose; a fifth would be too many. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    secret.slice(-5),
    secret.slice(0, -4),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
    bytes.toString('base64').slice(0, -4),
    bytes.toString('base64url').slice(0, -4),
    [...secret].reverse().join(''),
  ];
}

/** Credentials of banks and gateways go in and never come out: no reply, file, log line or audit row has them. */
describe('secrets', () => {
  let world: World;
  let planted: Plantation;
  const lines: string[] = [];
  /** Everything that anybody was told, and by which call. */
  const heard: { readonly from: string; readonly text: string }[] = [];
  const secrets = new Map<string, string>();
  beforeAll(async () => {
    world = await openWorld(oneSubject, {
      sandbox: { latency: [0, 0] },
      logger: jsonLogger('trace', (line) => lines.push(line)),
    });
    planted = await plant(world);
    for (const [text, place] of planted.secrets) secrets.set(text, place);
  });
  afterAll(() => world.close());

  const owner = () => sessionOf(world, world.people.owner?.id ?? 0);
  const ask = async (call: Endpoint, input: Input, headers: Readonly<Record<string, string>>) => {
    const reply = await send(world.app, call, input, headers);
    heard.push({
      from: `${call.id} ${JSON.stringify(input).slice(0, 60)}`,
      text: reply.text + JSON.stringify(reply.headers),
    });
    return reply;
  };
  let n = 0;
  /** A new secret for a field; digits alone where nothing else fits. */
  const secretFor = (place: string, pattern: string | undefined): string => {
    n += 1;
    const text =
      pattern === undefined
        ? `Zq${n}-${place}-W${(n * 7919).toString(36)}x${n}Y`
        : String(481_973 + n * 1009).slice(-6);
    if (pattern === undefined) secrets.set(text, place);
    return text;
  };

  test('every kind of account that has secrets is there, with each of them', () => {
    const kinds = all.filter((entity) => secretsOf(entity).length > 0);
    expect(kinds.length).toBeGreaterThan(0);
    for (const entity of kinds) {
      const rows = planted.rows.filter(
        (row) =>
          row.table === entity.table &&
          Object.entries(entity.where ?? {}).every(([column, value]) => row.values[column] === value),
      );
      expect([entity.name, rows.length > 0]).toEqual([entity.name, true]);
      for (const field of secretsOf(entity))
        expect([field.name, typeof rows[0]?.values[field.column ?? '']]).toEqual([field.name, 'string']);
    }
  });

  /** Where the fields of a body tell one story, the part that makes it a true one: an account's digits are its bank's. */
  const account = { bank_code: 'KBANK', channel: 'app', usage: 'deposit', promptpay_id: null, status: 'active' };
  const free = { deposit_min: null, deposit_max: null, auto_withdraw: false, show_to_member: false, nickname: null };
  const describeCall = (call: string, made: number, unused: number): object =>
    ({
      'bank.add': { ...account, ...free, account_no: '7712340001' },
      // The account that was added just now: no money moves through it yet.
      'bank.update': { ...account, ...free, account_no: '7712340002', id: made, version: 1, confirm: true },
      'provider.config_add': { provider_id: unused, sub_provider_ids: [], min_bet: '1.00', max_bet: '500.00' },
    })[call] ?? {};

  test('given by every call that takes them, and refused in every way', async () => {
    const headers = await owner();
    // A provider that agent 1 has not set up.
    const { rows } = await sql<{ id: number }>`
      select id from provider where id not in (select provider_id from provider_config where agent_id = 1) limit 1`.execute(
      world.database.db,
    );
    const unused = Number(rows[0]?.id);
    let taken = 0;
    let made = 0;
    for (const [at, call] of posts.entries()) {
      const entity = entityOf(call);
      const fields = entity ? secretsOf(entity).filter(({ name }) => Object.hasOwn(propertiesOf(call), name)) : [];
      if (fields.length === 0) continue;
      const fresh = () =>
        Object.fromEntries(fields.map(({ name, pattern }) => [name, secretFor(`${call.id}.${name}`, pattern)]));
      const body = { ...ownInput(call, planted, 900 + at), ...describeCall(call.id, made, unused), ...fresh() };
      const reply = await ask(call, body, headers);
      expect([call.id, reply.body.error, said(reply)]).toEqual([call.id, 0, said(reply)]);
      taken += 1;
      made = Number((reply.body.data as { id?: number } | undefined)?.id ?? made);
      // Refused: an unknown key, a wrong type around it, somebody without the right, and no JSON at all.
      await ask(call, { ...fresh(), unknown: 1 }, headers);
      await ask(call, Object.fromEntries(Object.entries(fresh()).map(([name, value]) => [name, { value }])), headers);
      await ask(call, { ...fresh(), id: 999_999, version: 1 }, await sessionOf(world, world.people.marketing?.id ?? 0));
      await ask(call, fresh(), {});
      const broken = await sendRaw(world.app, call.path, JSON.stringify(fresh()).slice(0, -1), headers);
      heard.push({ from: `${call.id} broken`, text: broken.text });
      const conflict = await ask(call, { ...ownInput(call, planted, 900 + at), ...fresh(), version: 77 }, headers);
      expect(conflict.status).toBeLessThan(500);
    }
    expect(taken).toBeGreaterThan(0);
    console.log(`${taken} calls took ${n} secrets`);
  });

  test('given while the database fails: what is written down about it', async () => {
    const headers = await owner();
    const { db } = world.database;
    let failed = 0;
    for (const [at, call] of posts.entries()) {
      const entity = entityOf(call);
      const fields = entity ? secretsOf(entity).filter(({ name }) => Object.hasOwn(propertiesOf(call), name)) : [];
      if (!entity || fields.length === 0) continue;
      const give = () =>
        ask(
          call,
          {
            ...ownInput(call, planted, 950 + at),
            ...Object.fromEntries(fields.map(({ name, pattern }) => [name, secretFor(`${call.id}.${name}`, pattern)])),
            version: undefined,
          },
          headers,
        );
      const table = sql.table(entity.table);
      // A refusal of the database names the whole row, a missing column the whole statement.
      await sql`alter table ${table} add constraint test_refuses check (false) not valid`.execute(db);
      expect((await give()).status).toBeLessThan(500);
      await sql`alter table ${table} drop constraint test_refuses`.execute(db);
      await sql`alter table ${table} rename to test_gone`.execute(db);
      if ((await give()).status === 500) failed += 1;
      await sql`alter table test_gone rename to ${table}`.execute(db);
    }
    expect(failed).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThanOrEqual(failed);
  });

  test('requested by every call, as the user with the most rights', async () => {
    const people = [await owner(), await sessionOf(world, await everythingRole(world, 'assigned'))];
    const history = all.filter((entity) => secretsOf(entity).length > 0);
    for (const headers of people) {
      for (const [at, call] of calls.entries()) {
        if (call.method === 'POST') {
          if (call.permission === 'public' || call.id.startsWith('auth.') || call.id.startsWith('session.')) continue;
          await ask(call, ownInput(call, planted, 40 + at), headers);
          continue;
        }
        const own = ownInput(call, planted, 40 + at);
        await ask(call, own, headers);
        const open = Object.fromEntries((call.filters ?? []).flatMap(({ params }) => params.map((name) => [name, ''])));
        if (call.kind === 'page' || call.kind === 'items') await ask(call, { ...own, ...open, limit: 500 }, headers);
        if (call.export !== undefined) await ask(call, { ...own, ...open, export: 'csv' }, headers);
        const entity = entityOf(call);
        // Every record of the entity, and the history of each.
        for (const row of entity && call.kind === 'record'
          ? planted.rows.filter(({ table }) => table === entity.table)
          : [])
          await ask(call, { [call.key ?? 'id']: row.key }, headers);
        // Nobody sorts, filters or searches by a secret.
        for (const field of entity ? secretsOf(entity) : []) {
          const first = [...secrets.keys()][0] ?? '';
          await ask(call, { ...own, sort: field.name, [field.name]: first.slice(0, 3), q: first.slice(0, 6) }, headers);
        }
      }
      const told = calls.find(({ id }) => id === 'audit.history');
      for (const entity of told ? history : []) {
        for (const row of planted.rows.filter(({ table }) => table === entity.table))
          if (told) await ask(told, { entity: entity.name, id: String(row.key) }, headers);
      }
    }
    expect(heard.length).toBeGreaterThan(calls.length);
  });

  test('no secret is an oracle: unreadable values change no answer', async () => {
    const headers = await owner();
    const ask = (call: (typeof calls)[number], query: Readonly<Record<string, string>>) =>
      send(world.app, call, query, headers);
    const bare = ({ text }: Reply) => text.replace(/"server_time":"[^"]*"|"request_id":"[^"]*"/g, '');
    const wrong: string[] = [];
    for (const call of calls) {
      const entity = entityOf(call);
      if (call.kind !== 'page' && call.kind !== 'items') continue;
      for (const field of entity ? secretsOf(entity) : []) {
        for (const name of [field.name, `${field.name}_contains`, `where[${field.name}]`, `filter[${field.name}]`]) {
          const [one, other] = [await ask(call, { [name]: 'Zq' }), await ask(call, { [name]: field.name })];
          // Refused by its name, as anything is that the call does not have, whatever it is looked for.
          if (one.status !== 422 || bare(one) !== bare(other)) wrong.push(`${call.id} ${name}: ${said(one)}`);
        }
        const [known, unknown] = [await ask(call, { sort: field.name }), await ask(call, { sort: 'nothing_like_it' })];
        if (bare(known) !== bare(unknown)) wrong.push(`${call.id} sort=${field.name}: ${said(known)}`);
      }
      if (entity?.search.some((name) => entity.fields[name]?.kind === 'secret'))
        wrong.push(`${call.id} searches a secret`);
      if (call.sortable?.some((name) => entity?.fields[name]?.kind === 'secret'))
        wrong.push(`${call.id} sorts by a secret`);
    }
    expect(wrong).toEqual([]);
  });

  test('0 hits: replies, headers, files, log lines, audit rows, tables', async () => {
    const { db } = world.database;
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    const stored: { readonly from: string; readonly text: string }[] = [];
    for (const { name } of tables.rows) {
      const rows = await sql<{ text: string }>`select r::text as text from ${sql.table(name)} r`.execute(db);
      stored.push(...rows.rows.map(({ text }) => ({ from: `table ${name}`, text })));
    }
    expect(stored.some(({ from }) => from === 'table audit_log')).toBe(true);
    const everywhere = [...heard, ...lines.map((text) => ({ from: 'log', text })), ...stored];
    const hits: string[] = [];
    for (const [secret, place] of secrets) {
      for (const form of formsOf(secret)) {
        for (const { from, text } of everywhere) if (text.includes(form)) hits.push(`${place} as ${form} in ${from}`);
      }
    }
    expect(hits.slice(0, 40)).toEqual([]);
    // Where a secret is shown, it is shown as its last four characters.
    expect(heard.some(({ text }) => text.includes('••••'))).toBe(true);
    console.log(
      `${secrets.size} secrets in ${formsOf('x').length} forms: 0 hits in ${heard.length} replies, ${lines.length} log lines, ${stored.length} rows`,
    );
  });
});
