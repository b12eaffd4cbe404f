import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '#generated/api/entities.ts';
import { openWorld, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { attacksOn } from './support/attacks.ts';
import { calls, type Headers, type Input, send } from './support/calls.ts';
import { everythingRole, finderOf } from './support/foreign.ts';
import { type Plantation, plant } from './support/plant.ts';
import { sessionOf } from './support/sessions.ts';

/** Every read but those of the log, which grows by being read. */
const reads = calls.filter(({ id, method }) => method === 'GET' && !/^(audit|session)\./.test(id));

interface Question {
  readonly call: (typeof reads)[number];
  readonly input: Input;
}

/**
 * Two agents that share everything that can be shared: polls, accounts, campaigns, wheels. Members are of one of them,
 * and whoever serves the one learns nothing of the members of the other: no text, no total, no count, no hit of a search.
 */
describe('staff of an agent that shares accounts and polls with another', () => {
  let world: World;
  let planted: Plantation;
  /** Somebody of each agent who lacks no permission. */
  let people: Readonly<Record<1 | 2, Headers>>;
  beforeAll(async () => {
    // The same moment always: what is asked twice is answered alike.
    const now = new Date();
    world = await openWorld(oneSubject, { sandbox: { latency: [0, 0] }, clock: { now: () => now } });
    planted = await plant(world, { shared: true });
    // By the database's clock, which goes on: what somebody has in hand would be free before all has been asked twice.
    await sql`update withdrawal set locked_at = clock_timestamp() + interval '1 day' where locked_by is not null`.execute(
      world.database.db,
    );
    const [first, second] = [await everythingRole(world, 'assigned'), await everythingRole(world, 'own_tree')];
    await sql`update app_user set agent_ids = '[2]' where id = ${second}`.execute(world.database.db);
    people = { 1: await sessionOf(world, first), 2: await sessionOf(world, second) };
  });
  afterAll(() => world.close());

  /** Every read in every disguise, pointed at what belongs to an agent. */
  const questions = (side: 1 | 2): readonly Question[] =>
    reads.flatMap((call, at) => attacksOn(call, planted, 300 + at, side).map(({ input }) => ({ call, input })));
  const named = ({ call, input }: Question) => `${call.id} ${JSON.stringify(input).slice(0, 120)}`;

  /** Asks everything; answers the replies and the foreign texts in them. */
  async function ask(all: readonly Question[], who: 1 | 2, other: 1 | 2) {
    const find = finderOf(planted.canaries(other));
    const replies: string[] = [];
    const shown: string[] = [];
    for (const question of all) {
      const { call, input } = question;
      const reply = await send(world.app, call, input, people[who]);
      replies.push(plain(reply.text));
      for (const place of find(reply.text, JSON.stringify(input))) shown.push(`${named(question)}: shows ${place}`);
    }
    return { replies, shown };
  }

  test('there is something to be kept apart', () => {
    const tables = (side: 1 | 2) => new Set(planted.rows.filter((row) => row.side === side).map(({ table }) => table));
    expect(tables(1)).toEqual(tables(2));
    for (const table of ['member', 'poll_winner', 'gateway_balance_log', 'raw_transaction', 'wheel_spin'])
      expect([...tables(2)]).toContain(table);
    const shared = planted.of('poll', 0).concat(planted.of('bank', 0), planted.of('sms_campaign', 0));
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.every(({ values }) => JSON.stringify(values.agent_ids) === '[1,2]')).toBe(true);
  });

  test('neither reads a text of the other’s members', async () => {
    expect((await ask(questions(1), 2, 1)).shown).toEqual([]);
    expect((await ask(questions(2), 1, 2)).shown).toEqual([]);
  });

  test('every answer is the same as if the other’s members did not exist', async () => {
    const all = questions(2);
    const before = await ask(all, 1, 2);
    await dropSide(world, planted, 2);
    const { replies } = await ask(all, 1, 2);
    const differences = all.flatMap((question, at) => {
      const [was = '', now = ''] = [before.replies[at], replies[at]];
      return was === now ? [] : [`${named(question)}: ${difference(was, now)}`];
    });
    expect(differences).toEqual([]);
    console.log(`${all.length} questions`);
  });
});

/** An answer without what every answer has of its own, and without when a balance was asked for again: that hangs on the clock. */
function plain(text: string): string {
  return text.replace(/"(request_id|checked_at|server_time|balance_updated_at)":"[^"]*"/g, '"$1":""');
}

function difference(was: string, now: string): string {
  const at = [...was].findIndex((character, i) => character !== now[i]);
  return `…${was.slice(Math.max(0, at - 60), at + 60)}… became …${now.slice(Math.max(0, at - 60), at + 60)}…`;
}

/** Deletes everything that tells of members of one agent. */
async function dropSide({ database: { db } }: World, planted: Plantation, side: 1 | 2): Promise<void> {
  const keyOf = new Map(Object.values(entities).map(({ table, key }) => [table, key]));
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { table, key, side: own } of planted.rows) {
      if (own !== side) continue;
      await sql`delete from ${sql.table(table)} where ${sql.ref(keyOf.get(table) ?? 'id')} = ${key}`.execute(tx);
    }
  });
}
