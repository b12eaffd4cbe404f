import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Location, openDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { printedSeed, randomOf } from '../support/random.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { startCrowd } from './support/crowd.ts';
import { finishPayouts, skipWaits } from './support/finish-payouts.ts';
import { password, seedDesk } from './support/seed-desk.ts';

const people = 6;
/** Each request takes two actions with money. */
const full = { kills: 10, requests: 260 } as const;
/** The embedded database starts slowly; where there is a PostgreSQL, that one takes the full dose. */
const doses = { pglite: process.env.PG_URL ? { kills: 1, requests: 60 } : full, postgres: full } as const;

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
    const share = Math.floor((2 * requests) / (kills + 1));
    for (let kill = 0; kill < kills; kill += 1) {
      // Each server dies warm, in the middle of work, and not at a round moment.
      const enough = crowd.count() + share;
      while (crowd.count() < enough && !wrong) await sleep(5); // A crowd has no end to be waited for.
      await sleep(Math.random() * 50); // Any moment will do: no run need see the same.
      up = (async () => {
        await endServer(server, 'SIGKILL');
        server = await start();
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
      console.info(
        `${name}: ${kills} kills, ${crowd.count()} acknowledged actions, ${crowd.unanswered()} requests broke off, ` +
          `${crowd.replayed()} answers were repetitions, ${paid.length} payouts made (${before?.made} by the killed servers)`,
      );
    } finally {
      await database.close();
    }
  });
});

describe.runIf(process.env.PG_URL)('kill -9 of the built server in the middle of a payment to many', () => {
  const [many, deaths] = [1_000, 4];

  test(`${many} lines, ${deaths} deaths at random lines: each is paid once at most, and the sums agree`, async () => {
    const place = await places[1]?.[1]();
    if (!place) throw new Error('no PostgreSQL');
    used.push(place);
    const database = await openDatabase({ ...place.location, poolSize: 4 });
    try {
      const { db } = database;
      const { usernames, bank } = await seedDesk(database, 2, 0);
      const start = async () => {
        const settings = { DEMO_SIZE: 'none', LOG_LEVEL: 'silent', SANDBOX_LATENCY: '0-5', ...place.settings };
        const server = await startServer(settings);
        running.push(server);
        return server;
      };
      let server = await start();
      const [maker = '', sender = ''] = await Promise.all(usernames.map((username) => signIn(server.url, username)));
      const ask = async (token: string, call: string, body: object) => {
        const response = await fetch(`${server.url}/api/system/mbanking/bulk/${call}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(body),
        });
        const answer = (await response.json()) as { readonly error: number; readonly data: { group_id: number } };
        if (answer.error !== 0) throw new Error(JSON.stringify(answer));
        return answer.data;
      };
      const name = { name: 'จ่ายทีมงาน', bank_id: bank, purpose: 'salary' };
      const { group_id } = await ask(maker, 'create-group', name);
      const recipients = Array.from({ length: many }, (_, index) => ({
        bank_code: 'SCB',
        account_no: String(4_050_000_000 + index * 7 + 1),
        account_name: `ผู้รับ ${index}`,
        amount: `${100 + (index % 50)}.00`,
      }));
      await ask(maker, 'add-recipient', { group_id, recipients });
      await ask(sender, 'withdraw', { group_id, password });

      const ended = async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::integer as n from bulk_recipient
          where group_id = ${group_id} and status in ('success', 'failed', 'unknown')`.execute(db);
        return rows[0]?.n ?? 0;
      };
      const reached = async (line: number) => {
        while ((await ended()) < line) {
          if (server.process.exitCode !== null) throw new Error(server.said.join(''));
          await sleep(20); // As long as the lines before take.
        }
      };
      // One random line in each fifth of the list: deaths are spread, and never at the same lines twice.
      const fifth = many / (deaths + 1);
      const random = randomOf(printedSeed('KILL_SEED'));
      for (let death = 0; death < deaths; death += 1) {
        await reached(Math.floor(death * fifth) + 1 + Math.floor(random() * (fifth - 1)));
        await endServer(server, 'SIGKILL');
        await skipWaits(database);
        server = await start();
      }
      // What the dead may have sent and nobody has heard of waits for its inquiry; everything else is paid by the living.
      await reached(many - deaths * 8);
      await endServer(server, 'SIGKILL');
      await finishPayouts(database);

      const { rows } = await sql<Readonly<Record<string, unknown>>>`
        select count(*)::integer as lines, count(*) filter (where line.status = 'success')::integer as paid,
          count(*) filter (where line.status = 'failed')::integer as refused,
          sum(line.amount) filter (where line.status = 'success')::bigint as satang,
          sum(bank.times)::integer as transfers, max(bank.times)::integer as most, sum(bank.satang)::bigint as sent,
          count(*) filter (where (bank.times > 0) <> (line.status = 'success'))::integer as contradictions
        from bulk_recipient line cross join lateral (
          select count(*) as times, coalesce(sum(made.amount), 0) as satang from bank_transfer transfer
          join sandbox_transfer made on made.reference = transfer.transfer_ref and made.executed and made.direction = 'out'
          where transfer.origin = 'bulk' and transfer.origin_id = line.id) bank
        where line.group_id = ${group_id}`.execute(db);
      const found = rows[0];
      expect(found).toMatchObject({ lines: many, most: 1, contradictions: 0 });
      expect(Number(found?.paid) + Number(found?.refused)).toBe(many);
      expect([found?.transfers, found?.sent]).toEqual([found?.paid, found?.satang]);
      // Marked by a server that died before the request left: those alone were never sent, at most a window each death.
      expect(Number(found?.refused)).toBeLessThanOrEqual(8 * (deaths + 1));
      const outside = await db
        .selectFrom('ledger_account')
        .select('balance')
        .where('code', '=', 'outside:salary')
        .executeTakeFirst();
      expect(outside?.balance).toBe(-BigInt(String(found?.satang)));
      expect(await verifyInvariants(db)).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
