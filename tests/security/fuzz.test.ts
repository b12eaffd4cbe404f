import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { jsonLogger } from '#server/base/logger.ts';
import { type Reply, replyOf, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { counting } from '../support/counting.ts';
import { randomOf } from '../support/random.ts';
import { brokenForms } from './support/broken-forms.ts';
import { addressOf, calls, isFile, propertiesOf, said, sendRaw } from './support/calls.ts';
import { existingKeys, openDemoWorld } from './support/demo-world.ts';
import type { multipartOf } from './support/multipart.ts';
import { formOf, mutatedBody, mutatedQuery } from './support/mutate.ts';
import { type Bearer, sessionOf } from './support/sessions.ts';
import { acceptedBy, asksOutside, gone, isRule, shapeOf, validInputs } from './support/valid.ts';
import { told, type Watch, watch } from './support/watch.ts';

/**
 * Requests per call, of which a fifth is valid. More of them: FUZZ_RUNS=5000; others: FUZZ_SEED=7. Calls that every
 * gateway has are one description written out for each: the first gateway gets them all, each further one a fifth.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 30);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_131);
/** Statements after which a call does too much: three times what the dearest needs, and less than one for each of many rows. */
const mostStatements = 100;

const gatewayless = ({ id, gateway }: Endpoint) => (gateway === undefined ? id : id.replace(gateway, '{gateway}'));
const firsts = new Set([...new Map([...calls].reverse().map((call) => [gatewayless(call), call.id])).values()]);
const runsOf = (call: Endpoint) => (firsts.has(call.id) ? runs : Math.max(10, Math.ceil(runs / 5)));

/** Anything that only a programmer should read. */
const leak =
  /\bat [\w.<>]+ \(|node_modules|\/src\/|SQLSTATE|syntax error|relation "|column "|PGlite|TypeError|ReferenceError|insert into|select [^"]* from /i;

interface Tally {
  sent: number;
  ok: number;
  refused: number;
  valid: number;
  /** Valid inputs that were neither served nor refused by a rule of the business. */
  readonly unexplained: string[];
  readonly wrong: string[];
  /** Statements of the call that took most of them. */
  dearest: number;
}

describe('every call under fire', () => {
  let world: World;
  let watching: Watch;
  let keys: ReadonlyMap<string, readonly unknown[]>;
  let owner: Bearer;
  const errorLines: string[] = [];
  const { subject, statements } = counting(oneSubject);
  const tally: Tally = { sent: 0, ok: 0, refused: 0, valid: 0, unexplained: [], wrong: [], dearest: 0 };
  beforeAll(async () => {
    world = await openDemoWorld(subject, { logger: jsonLogger('error', (line) => errorLines.push(line)) });
    watching = await watch(world.database.db);
    keys = await existingKeys(world);
    const { rows } = await sql<{
      permissions: readonly string[];
    }>`select permissions from role where code = 'owner'`.execute(world.database.db);
    everything = rows[0]?.permissions ?? [];
  });
  afterAll(() => world.close());

  /** Whoever fires may have shot off their own permissions or their session. */
  async function restore(): Promise<void> {
    const id = world.people.owner?.id ?? 0;
    const granted = JSON.stringify(everything);
    await sql`update role set permissions = ${granted}::jsonb, status = 'active' where code = 'owner'`.execute(
      world.database.db,
    );
    owner = await sessionOf(world, id);
    await watching.changes();
  }
  let everything: readonly string[] = [];

  async function fire(
    call: Endpoint,
    body: string | undefined,
    query: string,
    form?: ReturnType<typeof multipartOf>,
  ): Promise<{ reply: Reply; took: number }> {
    const headers = call.permission === 'public' ? {} : owner;
    const before = statements();
    const reply =
      body === undefined
        ? replyOf(
            await world.app.inject({ method: 'GET', url: query === '' ? call.path : `${call.path}?${query}`, headers }),
          )
        : form
          ? await sendRaw(world.app, call.path, form.payload, { ...headers, 'content-type': form.type })
          : await sendRaw(world.app, call.path, body, headers);
    return { reply, took: statements() - before };
  }

  /** What is wrong with any reply whatever. */
  function violationsOf(
    call: Endpoint,
    reply: Reply,
    took: number,
    isShaped: (reply: Reply) => string | undefined,
  ): readonly string[] {
    const { status, body, text } = reply;
    const isDownload = isFile(call, reply);
    // What a gateway or a provider of games fails at is not our failure; it says so in words.
    const upstream = asksOutside(call) && (status === 502 || status === 504);
    const failed = body.error !== 0 && !isDownload;
    return [
      ...(status >= 500 && !upstream ? [`${status}`] : []),
      ...(took > mostStatements ? [`took ${took} statements`] : []),
      ...(leak.test(failed ? text : '') ? ['tells how it is made'] : []),
      ...(failed && (typeof body.message !== 'string' || !/[ก-๙]/.test(body.message)) ? ['no Thai message'] : []),
      ...(failed && body.error !== status && !(status === 200 && body.error === 404)
        ? [`error ${String(body.error)} as ${status}`]
        : []),
      ...(status === 200 && !failed && !isDownload
        ? [isShaped(reply)].filter((violation) => violation !== undefined)
        : []),
    ];
  }

  async function bombard(call: Endpoint, at: number): Promise<void> {
    const isShaped = shapeOf(call);
    const accepts = acceptedBy(call);
    const random = randomOf(seed + at);
    const count = runsOf(call);
    const bases = validInputs(call, keys, Math.max(2, Math.ceil(count / 5)), seed + at);
    const names = Object.keys(propertiesOf(call));
    let served = false;
    await restore();
    for (let n = 0; n < count; n += 1) {
      const base = { ...bases[n % bases.length] };
      const isValid = n < bases.length && (call.method === 'GET' || accepts(base));
      const query =
        call.method === 'POST' ? '' : isValid ? addressOf('', base).slice(1) : mutatedQuery(base, names, random);
      const body = call.method === 'GET' ? undefined : isValid ? JSON.stringify(base) : mutatedBody(base, random);
      // Calls that take files are sent as forms every other time.
      const form = call.multipart && n % 2 === 1 ? formOf(call, base, isValid ? undefined : random) : undefined;
      let { reply, took } = await fire(call, body, query, form);
      if (reply.status === 401 && call.permission !== 'public') {
        await restore();
        ({ reply, took } = await fire(call, body, query, form));
      }
      tally.sent += 1;
      tally.dearest = Math.max(tally.dearest, took);
      const note = (what: string) =>
        tally.wrong.push(`${call.id} #${n} ${(body ?? query).slice(0, 200)}: ${what} (${said(reply)})`);
      for (const violation of violationsOf(call, reply, took, isShaped)) note(violation);
      const done = reply.status === 200 && !gone(reply);
      if (done) tally.ok += 1;
      else tally.refused += 1;
      // What is served may change things, a refusal may not. After reads it is enough to look now and then.
      served = served || done;
      if (call.method === 'POST' || n % 8 === 7) {
        const changes = await watching.changes();
        // That somebody outside does not answer is worth remembering.
        const mayNote = asksOutside(call) && reply.status >= 502;
        if (!served && !mayNote) for (const change of changes) note(`changed ${told(change)}`);
        served = false;
      }
      if (isValid) {
        tally.valid += 1;
        if (!done && !isRule(call, reply))
          tally.unexplained.push(`${call.id} ${(body ?? query).slice(0, 160)}: ${said(reply)}`);
      }
    }
  }

  test('forms that are none, or broken: never a failure of the server, nothing kept, nothing for anybody to look into', async () => {
    await restore();
    const shaped = calls.filter(({ multipart }) => multipart);
    const wrong: string[] = [];
    let sent = 0;
    const noted = () =>
      sql<{ n: number }>`select count(*)::integer as n from audit_log`
        .execute(world.database.db)
        .then(({ rows }) => rows);
    for (const call of shaped) {
      const before = await noted();
      for (const { name, payload, type, cut } of brokenForms(call)) {
        sent += 1;
        const { reply, took } = await fire(call, '', '', { payload, type });
        const note = (what: string) => wrong.push(`${call.id}, ${name}: ${what} (${said(reply)})`);
        for (const violation of violationsOf(call, reply, took, () => undefined)) note(violation);
        if (cut && (reply.status !== 400 || !/ไม่ครบ/.test(String(reply.body.message))))
          note('does not say that it was cut');
      }
      expect([call.id, await noted()]).toEqual([call.id, before]);
    }
    console.log(`${sent} broken forms to ${shaped.length} calls`);
    expect(wrong).toEqual([]);
    expect(errorLines).toEqual([]);
  });

  test(`${runs} requests each, a fifth of them valid`, async () => {
    for (const [at, call] of calls.entries()) await bombard(call, at);
    const { sent, ok, refused, valid, unexplained, dearest } = tally;
    console.log(
      `FUZZ_SEED=${seed} FUZZ_RUNS=${runs}: ${sent} requests to ${calls.length} calls, ${ok} served, ${refused} refused; ${valid} valid, ${unexplained.length} of them unexplained; the dearest took ${dearest} statements`,
    );
    if (unexplained.length > 0) console.log(unexplained.slice(0, 30).join('\n'));
    expect(tally.wrong).toEqual([]);
    expect(unexplained.length / valid).toBeLessThan(0.05);
    // The books still add up, whatever was fired at them.
    const books = await sql<{ sum: string }>`select coalesce(sum(satang), 0)::text as sum from ledger_entry`.execute(
      world.database.db,
    );
    expect(books.rows).toEqual([{ sum: '0' }]);
    expect(ok).toBeGreaterThan(calls.length);
  });
});
