import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import { entities } from '#generated/api/entities.ts';
import { get, openWorld, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { attacksOn, ownInput } from './support/attacks.ts';
import { calls, said, send } from './support/calls.ts';
import { everythingRole, finderOf, lent, plantBeside, touchesOther } from './support/foreign.ts';
import { isOwned, type Plantation, plant } from './support/plant.ts';
import { sessionOf } from './support/sessions.ts';
import { told, type Watch, watch } from './support/watch.ts';

/** Two agents whose records have each other's numbers: nobody of the one reads or changes anything of the other. */
describe('staff of another agent', () => {
  let world: World;
  let planted: Plantation;
  let watching: Watch;
  let files: Readonly<Record<1 | 2, string>>;
  /** Everybody here belongs to agent 1. */
  let staff: Readonly<Record<string, number>>;
  beforeAll(async () => {
    world = await openWorld(oneSubject, { sandbox: { latency: [0, 0] } });
    planted = await plant(world);
    files = await plantBeside(world, planted);
    const { finance, support, marketing, agent_master } = world.people;
    staff = {
      'everything, assigned': await everythingRole(world, 'assigned'),
      'everything, own tree': await everythingRole(world, 'own_tree'),
      finance: finance?.id ?? 0,
      support: support?.id ?? 0,
      marketing: marketing?.id ?? 0,
      agent_master: agent_master?.id ?? 0,
    };
    watching = await watch(world.database.db);
  });
  afterAll(() => world.close());

  const grantsOf = async (userId: number): Promise<ReadonlySet<string>> => {
    const row = await world.database.db
      .selectFrom('app_user as u')
      .innerJoin('role as r', 'r.id', 'u.role_id')
      .select('r.permissions')
      .where('u.id', '=', userId)
      .executeTakeFirstOrThrow();
    return new Set(row.permissions);
  };

  test('the keys of the two overlap', () => {
    const keys = (side: 1 | 2) => new Set(planted.rows.filter((row) => row.side === side).map(({ key }) => key));
    const both = [...keys(1)].filter((key) => keys(2).has(key));
    expect(both.length).toBeGreaterThan(3);
    expect(planted.canaries(2).size).toBeGreaterThan(100);
  });

  test('their own records they see: the test would notice', async () => {
    const find = finderOf(planted.canaries(1));
    const blind: string[] = [];
    const headers = await sessionOf(world, staff['everything, assigned'] ?? 0);
    for (const call of calls) {
      const entity: Entity | undefined = entities[call.entity as keyof typeof entities];
      if (!entity || !isOwned(entity) || !['page', 'record', 'items'].includes(call.kind)) continue;
      if (planted.of(entity.table, 1).length === 0 && entity.name !== 'Agent') continue;
      // A list of rows in one state only: the planted ones are in it for the while of the question.
      const restore = await lent(world, entity, planted.of(entity.table, 1), call.where);
      const reply = await send(world.app, call, ownInput(call, planted, 1), headers);
      await restore();
      const seen = find(reply.text, '');
      if (reply.body.error !== 0 || seen.length === 0) blind.push(`${call.id}: ${said(reply)}`);
      const { total, totals } = reply.body;
      if (call.kind === 'page' && total !== (reply.body.data as readonly unknown[]).length)
        blind.push(`${call.id}: total ${String(total)} ${JSON.stringify(totals)}`);
    }
    expect(blind).toEqual([]);
    expect((await get(world.app, `/api/files/${files[1]}`, headers)).text).toContain('canary-file-1');
  });

  test.each(['everything, assigned', 'everything, own tree', 'finance', 'support', 'marketing', 'agent_master'])(
    '%s: reads and changes nothing of the other agent',
    async (who) => {
      const find = finderOf(planted.canaries(2));
      const wrong: string[] = [];
      let probes = 0;
      const id = staff[who] ?? 0;
      let headers = await sessionOf(world, id);
      const grants = await grantsOf(id);
      await watching.changes();
      for (const [at, call] of calls.entries()) {
        if (call.permission !== 'signed-in' && !allows(grants, call.permission)) continue;
        for (const { input, onForeignRecord } of attacksOn(call, planted, 100 + at)) {
          const reply = await send(world.app, call, input, headers);
          probes += 1;
          // Some calls end the session that makes them.
          if (call.id.startsWith('auth.') || call.id.startsWith('session.')) headers = await sessionOf(world, id);
          const request = JSON.stringify(input);
          const note = (what: string) => wrong.push(`${call.id} ${request.slice(0, 160)}: ${what}`);
          for (const place of find(reply.text, request)) note(`shows ${place}`);
          if (onForeignRecord && reply.body.error === 0) note(said(reply));
          if (reply.status >= 500 && reply.status !== 502 && reply.status !== 504) note(said(reply));
          for (const change of await watching.changes()) if (touchesOther(planted, change)) note(told(change));
        }
      }
      const file = await get(world.app, `/api/files/${files[2]}`, headers);
      if (file.body.error === 0 || file.text.includes('canary')) wrong.push(`file: ${said(file)}`);
      expect(wrong).toEqual([]);
      console.log(`${probes} probes as ${who}`);
    },
  );
});
