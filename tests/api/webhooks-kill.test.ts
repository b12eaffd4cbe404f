import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { events } from '#generated/api/events.ts';
import { fits } from '#server/areas/teller.ts';
import { openDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createPerson } from '../money/support/people.ts';
import { password, seedDesk } from '../money/support/seed-desk.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { printedSeed, randomOf } from '../support/random.ts';
import { type Received, type Receiver, startReceiver } from '../support/receiver.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { until } from '../support/until.ts';

/** How much. `WEBHOOK_KILLS=50 WEBHOOK_EVENTS=10000` is the great run. */
const kills = Number(process.env.WEBHOOK_KILLS ?? 2);
const wanted = Number(process.env.WEBHOOK_EVENTS ?? 100);
/** Tickets that people take on and give back, and how often each. */
const tickets = Math.min(200, Math.ceil(wanted / 20));
const rounds = Math.ceil(wanted / tickets);
/** Part of the messages that the endpoint refuses, or breaks off. */
const failing = 0.3;
const people = 6;
/** All that can become of a ticket. */
const told = events.filter(({ entity }) => entity === 'ReplenishTicket');

const running: ServerProcess[] = [];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => endServer(server, 'SIGKILL')));
  for (const end of ends.splice(0).reverse()) await end();
});

async function call(
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  if (answer.error !== 0) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

const signIn = async (url: string, email: string): Promise<string> =>
  String((await call(url, 'auth', { email, password })).access_token);

/** An endpoint of the receiver that hears of everything that becomes of tickets. Returns its secret. */
async function listen(url: string, token: string, receiver: Receiver): Promise<string> {
  const given = { name: 'receiver', url: receiver.url, events: told.map(({ type }) => type), agent_ids: [] };
  const { data } = await call(url, 'integration/webhook/add', given, token);
  const { id } = data as { readonly id: number };
  const shown = await call(url, 'integration/webhook/secret', { id }, token);
  return (shown.data as { readonly secret: string }).secret;
}

interface Work {
  readonly url: () => string;
  /** Settles when a server answers again. */
  readonly up: () => Promise<void>;
  readonly tokens: readonly string[];
  readonly ids: readonly number[];
}

/** People who take tickets on and give them back over HTTP, and repeat, with the same key, whatever nobody answered. */
function startCrowd({ url, up, tokens, ids }: Work) {
  let [done, next] = [0, 0];
  const step = async (body: FormData, token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    for (;;) {
      await up();
      try {
        const response = await fetch(`${url()}/api/system/mbanking/ticket/update`, { method: 'POST', headers, body });
        const answer = (await response.json()) as {
          readonly error: number;
          readonly data?: { readonly version: number };
        };
        if (answer.error === 0) return answer.data?.version ?? 0;
        if (response.status < 500 && !response.headers.has('retry-after')) throw new TypeError(JSON.stringify(answer));
      } catch (error) {
        if (error instanceof TypeError && error.message.startsWith('{')) throw error;
      }
      // Somebody who gets no answer tries again.
      await sleep(20);
    }
  };
  const person = async (token: string): Promise<void> => {
    for (let id = ids[next++]; id !== undefined; id = ids[next++]) {
      let version = 1;
      for (let round = 0; round < rounds; round += 1) {
        const body = new FormData();
        const action = round % 2 === 0 ? 'accept' : 'release';
        for (const [name, value] of Object.entries({ id, version, action })) body.set(name, String(value));
        version = await step(body, token);
        done += 1;
      }
    }
  };
  return { count: () => done, finished: Promise.all(tokens.map(person)) };
}

/** Tickets that wait, for an account that pays out. */
async function addTickets(db: Kysely<Database>, bank: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into replenish_ticket (ticket_ref, target_bank_id, amount, source_type, priority, opened_by, timeline)
    select 'TK' || n, ${bank}, 10000, 'cash', 'normal', 'desk', '[]'::jsonb from generate_series(1, ${tickets}) n
    returning id::integer as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the history has that should be told, by record and in its order: `<id> <type>`. */
async function expectedIn(db: Kysely<Database>): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('entity_event')
    .select(['entity', 'entity_id', 'action', 'from_status', 'to_status'])
    .where('entity', '=', 'ReplenishTicket')
    .orderBy('id')
    .execute();
  const expected = new Map<number, string[]>();
  for (const { entity, entity_id: id, action, from_status: from, to_status: to } of rows)
    for (const rule of told.filter((one) => fits(one, { entity, id, action, from, to })))
      expected.set(id, [...(expected.get(id) ?? []), rule.type]);
  return expected;
}

/** What was taken, by record, each event once, in the order in which it was taken first. */
function takenOf(received: readonly Received[]): ReadonlyMap<number, readonly string[]> {
  const taken = new Map<number, string[]>();
  const ids = new Set<string>();
  for (const { id, object, type, status } of received) {
    if (status !== 200 || ids.has(id)) continue;
    ids.add(id);
    taken.set(object, [...(taken.get(object) ?? []), type]);
  }
  return taken;
}

/** Messages of a record that came although an earlier event of it had not been taken, or after a later one was. */
function outOfOrder(received: readonly Received[], db: ReadonlyMap<string, number>): readonly string[] {
  const furthest = new Map<number, { readonly at: number; readonly taken: boolean }>();
  return received.flatMap(({ id, object, status }) => {
    const at = db.get(id) ?? -1;
    const before = furthest.get(object);
    const wrong = before !== undefined && (at < before.at || (at > before.at && !before.taken));
    furthest.set(object, { at, taken: status === 200 || (before?.at === at && before.taken) });
    return wrong ? [`${object} ${id}`] : [];
  });
}

describe.runIf(process.env.PG_URL)('events of a server that is killed', () => {
  test(`${kills} times, at an endpoint of which ${failing * 100} % fails: none is lost, and records keep their order`, async () => {
    const random = randomOf(printedSeed('WEBHOOK_SEED'));
    const path = mkdtempSync(join(tmpdir(), 'webhook-kill-'));
    ends.push(() => rmSync(path, { recursive: true, force: true }));
    const { url: location, drop } = await freshDatabase(process.env.PG_URL ?? '');
    ends.push(drop);
    const receiver = await startReceiver();
    ends.push(() => receiver.close());
    receiver.answer = () => (random() < failing ? 500 : 200);

    const database = await openDatabase({ url: location, poolSize: 4 });
    ends.push(() => database.close());
    const { db } = database;
    const { usernames, bank } = await seedDesk(database, people, 0);
    const ids = await addTickets(db, bank);
    const { principal } = await createPerson(db, 'owner', 'desk.owner');
    const { password_hash } = await db.selectFrom('user_credential').select('password_hash').executeTakeFirstOrThrow();
    await db.insertInto('user_credential').values({ user_id: principal.userId, password_hash }).execute();

    const settings = {
      DATA_DIR: path,
      DATABASE_URL: location,
      DEMO_SIZE: 'none',
      LOG_LEVEL: 'silent',
    };
    const start = async () => {
      const server = await startServer({ ...settings, WEBHOOK_HTTP: '1', WEBHOOK_NETWORKS: '127.0.0.1' });
      running.push(server);
      return server;
    };
    /** Claims of the dead run out, and what waits for its next attempt is due: the wait without the waiting. */
    const skipWaits = async () => {
      // Rows that the last statement of the dead still holds are left to the next time.
      await sql`
        update webhook_delivery set claimed_until = null, next_at = clock_timestamp() where id in (
          select id from webhook_delivery where state = 'waiting' order by id for update skip locked)`.execute(db);
    };

    let server = await start();
    const { url } = server;
    const secret = await listen(url, await signIn(url, 'desk.owner'), receiver);
    const tokens = await Promise.all(usernames.map((username) => signIn(url, username)));
    let up: Promise<void> = Promise.resolve();
    const crowd = startCrowd({ url: () => server.url, up: () => up, tokens, ids });
    let wrong = false;
    crowd.finished.catch(() => {
      wrong = true;
    });
    const share = Math.floor((tickets * rounds) / (kills + 1));
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = crowd.count() + share;
      while (crowd.count() < enough && !wrong) await sleep(5); // A crowd has no end to be waited for.
      await sleep(random() * 50); // Any moment will do.
      up = (async () => {
        await endServer(server, 'SIGKILL');
        await skipWaits();
        server = await start();
      })();
      await up;
    }
    await crowd.finished;

    const left = sql<{ n: number }>`select count(*)::integer as n from webhook_delivery where state = 'waiting'`;
    await until('every delivery', async () => {
      // What is in hand is left to the worker that lives.
      await sql`
        update webhook_delivery set next_at = clock_timestamp() where id in (select id from webhook_delivery
          where state = 'waiting' and claimed_until is null order by id for update skip locked)`.execute(db);
      return (await left.execute(db)).rows[0]?.n === 0;
    });
    await endServer(server, 'SIGKILL');

    const stored = await db.selectFrom('webhook_delivery').select(['id', 'event_id']).execute();
    const order = new Map(stored.map(({ id, event_id: event }) => [event, Number(id)]));
    const expected = await expectedIn(db);
    const count = [...expected.values()].flat().length;
    const taken = receiver.received.filter(({ status }) => status === 200);
    expect(takenOf(receiver.received)).toEqual(expected);
    expect(outOfOrder(receiver.received, order)).toEqual([]);
    expect(stored).toHaveLength(count);
    expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(order.keys()));
    expect(receiver.unsignedBy(secret)).toEqual([]);
    console.info(
      `${count} events of ${expected.size} records, ${kills} kills, ${receiver.received.length - taken.length} failing answers, ` +
        `${taken.length - count} taken twice under one id, 0 lost, order kept`,
    );
  });
});
