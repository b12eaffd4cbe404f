import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { type Reply, rowsOf, type World } from '../api/kit.ts';
import { oneSubject, subjects } from '../api/subjects.ts';
import { calls, type Input, isFile, posts, said, send, sendRaw } from './support/calls.ts';
import { existingKeys, openDemoWorld } from './support/demo-world.ts';
import { formOf } from './support/mutate.ts';
import { disorderOf, partedSorts } from './support/orders.ts';
import { type Bearer, sessionOf } from './support/sessions.ts';
import { gone, isRule, shapeOf, validInputs } from './support/valid.ts';

/** Valid inputs that a call is tried with until one of them is served. */
const tries = 10;

/** What is wrong with an answer, by the schema of its call or by the envelope of refusals. */
function violationOf(call: Endpoint, reply: Reply, isShaped: (reply: Reply) => string | undefined): string | undefined {
  if (reply.status === 200 && !gone(reply))
    return isFile(call, reply) ? undefined : reply.body.error === 0 ? isShaped(reply) : 'neither served nor refused';
  if (!isRule(call, reply)) return 'refused without a rule';
  const { error, message, request_id: id } = reply.body;
  return typeof error === 'number' && typeof message === 'string' && typeof id === 'string' ? undefined : 'no envelope';
}

/**
 * Every call of the manifest with requests made from its schema, against the demo: what it answers is what it promises.
 * Reads first, so that they find the demo as it was made.
 */
describe.each(subjects)('the contract of every call on $name', (subject) => {
  let world: World;
  let keys: ReadonlyMap<string, readonly unknown[]>;
  let owner: Bearer;
  let everything: string;
  beforeAll(async () => {
    world = await openDemoWorld(subject);
    keys = await existingKeys(world);
    const { rows } = await sql<{ permissions: unknown }>`select permissions from role where code = 'owner'`.execute(
      world.database.db,
    );
    everything = JSON.stringify(rows[0]?.permissions);
    owner = await sessionOf(world, world.people.owner?.id ?? 0);
  });
  afterAll(() => world.close());

  async function ask(call: Endpoint, input: Input): Promise<Reply> {
    const headers = call.permission === 'public' ? {} : owner;
    if (!call.multipart) return send(world.app, call, input, headers);
    const form = formOf(call, input, undefined);
    return sendRaw(world.app, call.path, form.payload, { ...headers, 'content-type': form.type });
  }

  /** Some calls end sessions or take permissions away. */
  async function restore(): Promise<void> {
    await sql`update role set permissions = ${everything}::jsonb, status = 'active' where code = 'owner'`.execute(
      world.database.db,
    );
    owner = await sessionOf(world, world.people.owner?.id ?? 0);
  }

  /** Asks until it is served; what is wrong with any of the answers, and the last refusal where it never was. */
  async function requestOf(call: Endpoint, seed: number) {
    const isShaped = shapeOf(call);
    const wrong: string[] = [];
    let refused: string | undefined;
    for (const { export: _file, ...input } of validInputs(call, keys, tries, seed)) {
      let reply = await ask(call, input);
      if (reply.status === 401 && call.permission !== 'public') {
        await restore();
        reply = await ask(call, input);
      }
      const violation = violationOf(call, reply, isShaped);
      if (violation) wrong.push(`${call.id} ${JSON.stringify(input).slice(0, 200)}: ${violation} (${said(reply)})`);
      refused = `${call.id}: ${said(reply)}`;
      if (reply.status === 200 && !gone(reply)) return { wrong, refused: undefined };
    }
    return { wrong, refused };
  }

  // The queries are the same on both engines.
  test.runIf(subject === oneSubject)(
    'sorts by what rows point at, or what may be empty, in whatever pages',
    async () => {
      const wrong: string[] = [];
      let sorted = 0;
      for (const call of calls) {
        for (const sort of partedSorts(call)) {
          const page = async (limit: number, page = 1) =>
            rowsOf(await send(world.app, call, { sort, limit, page }, { ...owner, 'x-summary': 'later' }));
          const whole = await page(45);
          const disorder = disorderOf(call, sort, whole);
          if (disorder) wrong.push(`${call.id} ${sort}: ${disorder}`);
          if (whole.length < 3) continue;
          sorted += 1;
          const size = Math.ceil(whole.length / 3);
          const keys = (rows: readonly Row[]) => JSON.stringify(rows.map((row) => row.id ?? row));
          if (keys(await page(size, 2)) !== keys(whole.slice(size, 2 * size))) wrong.push(`${call.id} ${sort}: page 2`);
        }
      }
      expect(wrong).toEqual([]);
      expect(sorted).toBeGreaterThan(100);
    },
  );

  test('reads', async () => {
    const reads = calls.filter(({ method }) => method === 'GET');
    const all = [];
    for (const [at, call] of reads.entries()) all.push(await requestOf(call, at));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    console.log(all.flatMap(({ refused }) => refused ?? []).join('\n'));
  });

  test('writes', async () => {
    const all = [];
    for (const [at, call] of posts.entries()) all.push(await requestOf(call, 1000 + at));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    console.log(all.flatMap(({ refused }) => refused ?? []).join('\n'));
  });
});
