import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { fileFormats } from '#contract/file-format.ts';
import { roles } from '#generated/api/access.ts';
import { openWorld, type Reply, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { calls, nameOf, said, send } from './support/calls.ts';
import { isAllowed, isHeld, readMatrix } from './support/matrix.ts';
import { deadSessions, sessionOf } from './support/sessions.ts';
import { told, type Watch, watch } from './support/watch.ts';

const matrix = readMatrix();
const people = Object.keys(matrix.roles);
describe('the matrix of rights is written twice', () => {
  test('roles: rank, scope and every single permission', () => {
    const generated = Object.fromEntries(roles.map(({ code, rank, scope }) => [code, { rank, scope }]));
    expect(generated).toEqual(matrix.roles);
    for (const { code, permissions } of roles) {
      expect([code, ...permissions]).toEqual([code, ...[...(matrix.grants.get(code) ?? [])].sort()]);
    }
  });

  test('calls: what each asks for', () => {
    const expectedOf = (expectations: ReadonlyMap<string, string>, call: Endpoint) =>
      expectations.get(nameOf(call)) ?? 'not in matrix.yaml';
    expect(calls.map((call) => [nameOf(call), expectedOf(matrix.calls, call)])).toEqual(
      calls.map((call) => [nameOf(call), call.permission]),
    );
    expect(calls.map((call) => [nameOf(call), matrix.exports.get(nameOf(call))])).toEqual(
      calls.map((call) => [nameOf(call), call.export]),
    );
    expect(matrix.idleLines(new Set(calls.map(nameOf)))).toEqual([]);
  });
});

/** Every call × every role and everybody who is nobody, against the copy of the matrix in this folder. */
describe('every call as everybody', () => {
  let world: World;
  let changes: Watch['changes'];
  beforeAll(async () => {
    world = await openWorld(oneSubject, { sandbox: { latency: [0, 0] } });
    ({ changes } = await watch(world.database.db));
  });
  afterAll(() => world.close());

  const idOf = (role: string) => world.people[role]?.id ?? 0;
  /** What one request left in the audit log. */
  const audited = async (reply: Reply) => {
    const { rows } = await sql<{ action: string; result: string; actor_id: number; error_code: number | null }>`
      select action, result, actor_id, error_code from audit_log where request_id = ${String(reply.headers['x-request-id'])}`.execute(
      world.database.db,
    );
    return rows;
  };

  test('without a session that counts: 401, nothing said, nothing done', async () => {
    const guarded = calls.filter(({ permission }) => permission !== 'public');
    const wrong: string[] = [];
    let probes = 0;
    const dead = await deadSessions(world);
    await changes();
    for (const call of guarded) {
      for (const [who, headers] of Object.entries(dead)) {
        const reply = await send(world.app, call, {}, headers);
        probes += 1;
        if (reply.status !== 401 || reply.body.error !== 401 || 'data' in reply.body)
          wrong.push(`${call.id} ${who}: ${said(reply)}`);
      }
      wrong.push(...(await changes()).map((change) => `${call.id}: ${told(change)}`));
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes of ${guarded.length} calls by ${Object.keys(dead).length} who are nobody: 401`);
  });

  test('a role without the permission: 403, one line in the audit log, nothing else', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const role of people) {
      const headers = await sessionOf(world, idOf(role));
      await changes();
      for (const call of calls) {
        if (isAllowed(matrix, nameOf(call), role)) continue;
        const reply = await send(world.app, call, {}, headers);
        probes += 1;
        if (reply.status !== 403 || reply.body.error !== 403 || 'data' in reply.body)
          wrong.push(`${call.id} ${role}: ${said(reply)}`);
        const rows = await audited(reply);
        const expected = [{ action: call.id, result: 'denied', actor_id: idOf(role), error_code: 403 }];
        if (JSON.stringify(rows) !== JSON.stringify(expected))
          wrong.push(`${call.id} ${role}: audit ${JSON.stringify(rows)}`);
        wrong.push(...(await changes()).map((change) => `${call.id} ${role}: ${told(change)}`));
      }
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes without the permission: 403`);
  });

  test('a role with the permission: let in, whatever else is wrong', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const role of people) {
      for (const call of calls) {
        if (!isAllowed(matrix, nameOf(call), role)) continue;
        // Some of these end sessions, so that each has one of its own.
        const headers = await sessionOf(world, idOf(role));
        const reply = await send(world.app, call, {}, call.permission === 'public' ? {} : headers);
        probes += 1;
        // Wrong credentials are what a public call answers 401 to.
        const refused = call.permission === 'public' ? [403] : [401, 403];
        if (refused.includes(reply.status) || reply.status >= 500) wrong.push(`${call.id} ${role}: ${said(reply)}`);
        if ((await audited(reply)).some(({ result }) => result === 'denied'))
          wrong.push(`${call.id} ${role}: audited as denied`);
      }
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes with the permission: let in`);
  });

  test('export: only with the permission to export, and each leaves its line', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const call of calls) {
      const permission = matrix.exports.get(nameOf(call));
      if (call.method !== 'GET') continue;
      for (const role of people) {
        const may =
          isAllowed(matrix, nameOf(call), role) && permission !== undefined && isHeld(matrix, permission, role);
        // Every call is probed for each format, by half of the people each.
        const format = fileFormats[(calls.indexOf(call) + people.indexOf(role)) % fileFormats.length];
        const reply = await send(world.app, call, { export: format }, await sessionOf(world, idOf(role)));
        const isFile = /csv|spreadsheet/.test(String(reply.headers['content-type']));
        probes += 1;
        const { result } = (await audited(reply)).find(({ action }) => action === `${call.id}.export`) ?? {};
        if (isFile !== may || (isFile && result !== 'ok'))
          wrong.push(`${call.id} ${role}: ${said(reply)} ${String(result)}`);
        if (permission !== undefined && !may && reply.status !== 403) wrong.push(`${call.id} ${role}: ${said(reply)}`);
      }
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes of export`);
  });

  test('a menu is no permission: seeing every entry grants nothing', async () => {
    const { db } = world.database;
    await sql`update role set menu_ids = (select jsonb_agg(id) from menu)`.execute(db);
    const wrong: string[] = [];
    let probes = 0;
    for (const role of people) {
      const headers = await sessionOf(world, idOf(role));
      for (const call of calls) {
        if (isAllowed(matrix, nameOf(call), role)) continue;
        probes += 1;
        const reply = await send(world.app, call, {}, headers);
        if (reply.status !== 403) wrong.push(`${call.id} ${role}: ${said(reply)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(probes).toBeGreaterThan(100);
  });
});
