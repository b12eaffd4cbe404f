import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Location, openDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { verifyInvariants } from '#server/ledger/invariants/verify.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { startCrowd } from './support/crowd.ts';
import { finishPayouts } from './support/finish-payouts.ts';
import { password, seedDesk } from './support/seed-desk.ts';

const people = 6;
/** Each request takes two actions with money. */
const full = { kills: 10, requests: 260 } as const;
/** The embedded database starts slowly; where there is a PostgreSQL, that one takes the full dose. */
const doses = { pglite: process.env.PG_URL ? { kills: 3, requests: 100 } : full, postgres: full } as const;

/** Where the data is: for this process, and by the names of the environment for the server. */
interface Place {
  readonly location: Location;
  readonly settings: Readonly<Record<string, string>>;
  clean(): Promise<void>;
}

function folder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'money-kill-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const places: readonly (readonly [keyof typeof doses, () => Promise<Place>])[] = [
  [
    'pglite',
    async () => {
      const { path, remove } = folder();
      return { location: { dir: path }, settings: { DATA_DIR: path }, clean: async () => remove() };
    },
  ],
  ...(process.env.PG_URL
    ? [
        [
          'postgres',
          async () => {
            const { path, remove } = folder();
            const { url, drop } = await freshDatabase(process.env.PG_URL ?? '');
            const clean = () => drop().finally(remove);
            return { location: { url }, settings: { DATA_DIR: path, DATABASE_URL: url }, clean };
          },
        ] as const,
      ]
    : []),
];

async function signIn(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: username, password }),
  });
  const answer = (await response.json()) as { readonly error: number; readonly access_token?: string };
  if (!answer.access_token) throw new Error(`${username} could not sign in: ${JSON.stringify(answer)}`);
  return answer.access_token;
}

/** What people did to withdrawals, as the database has it: `<id> <action>` → how often. */
async function effectsIn(db: Kysely<Database>): Promise<Record<string, number>> {
  const events = await db
    .selectFrom('entity_event')
    .select(['entity_id', 'action', (eb) => eb.fn.countAll<bigint>().as('times')])
    .where('entity', '=', 'Withdrawal')
    .where('actor_id', '<>', 0)
    .groupBy(['entity_id', 'action'])
    .execute();
  return Object.fromEntries(events.map((event) => [`${event.entity_id} ${event.action}`, Number(event.times)]));
}

/** Payouts that the bank made, and how many withdrawals it made more than one of. */
async function transfersIn(db: Kysely<Database>) {
  const { rows } = await sql<{ made: number; twice: number; total: bigint }>`
    select count(*)::integer as made, (count(*) filter (where times > 1))::integer as twice,
      (select sum(satang) from ledger_entry)::bigint as total
    from (select order_ref, count(*) as times from sandbox_transfer where executed group by order_ref) transfer`.execute(
    db,
  );
  return rows[0];
}

const running: ServerProcess[] = [];
const used: Place[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => endServer(server, 'SIGKILL')));
  for (const place of used.splice(0)) await place.clean();
});

describe.each(places)('kill -9 of the built server on %s', (name, make) => {
  const { kills, requests } = doses[name];
  test(`${kills} times under load: what was acknowledged is there, once`, async () => {
    const place = await make();
    used.push(place);
    const { location, settings } = place;
    const start = async () => {
      const server = await startServer({ DEMO_SIZE: 'none', LOG_LEVEL: 'silent', ...settings });
      running.push(server);
      return server;
    };
    const empty = await openDatabase(location);
    const { usernames, bank, ids } = await seedDesk(empty, people, requests).finally(() => empty.close());

    let server = await start();
    const url = server.url;
    // Sessions are in the database: nobody signs in again after a restart.
    const tokens = await Promise.all(usernames.map((username) => signIn(url, username)));
    let up: Promise<void> = Promise.resolve();
    const crowd = startCrowd({ url: () => server.url, up: () => up, tokens, ids, bank });
    let wrong = false;
    crowd.finished.catch(() => {
      wrong = true;
    });
    const restarts: number[] = [];
    const share = Math.floor((2 * requests) / (kills + 1));
    for (let kill = 0; kill < kills; kill += 1) {
      // Each server dies warm, in the middle of work, and not at a round moment.
      const enough = crowd.count() + share;
      while (crowd.count() < enough && !wrong) await sleep(5);
      await sleep(Math.random() * 50);
      up = (async () => {
        await endServer(server, 'SIGKILL');
        const from = performance.now();
        server = await start();
        restarts.push(performance.now() - from);
      })();
      await up;
    }
    crowd.stop();
    await crowd.finished;
    await endServer(server, 'SIGKILL');

    const database = await openDatabase(location);
    try {
      const { db } = database;
      expect(await verifyInvariants(db)).toEqual([]);
      const effects = await effectsIn(db);
      expect(effects).toEqual(Object.fromEntries(crowd.acknowledged));
      expect(Object.keys(effects).filter((key) => !key.endsWith('add_note'))).toHaveLength(2 * requests);

      const before = await transfersIn(db);
      await finishPayouts(database);
      const open = await db.selectFrom('withdrawal').select('id').where('status', 'in', ['processing', 'unknown']);
      expect(await open.execute()).toEqual([]);
      const paid = await db
        .selectFrom('withdrawal')
        .select('id')
        .where('status', '=', 'success')
        .where('type', '=', 'auto_bank')
        .execute();
      expect(await transfersIn(db)).toEqual({ made: paid.length, twice: 0, total: 0n });
      expect(await verifyInvariants(db)).toEqual([]);
      const [least, most] = [Math.min(...restarts), Math.max(...restarts)].map((ms) => Math.round(ms));
      console.info(
        `${name}: ${kills} kills, ${crowd.count()} acknowledged actions, ${crowd.unanswered()} requests broke off, ` +
          `${crowd.replayed()} answers were repetitions, ${paid.length} payouts made (${before?.made} by the killed servers), restarts ${least} to ${most} ms`,
      );
    } finally {
      await database.close();
    }
  }, 600_000);
});
