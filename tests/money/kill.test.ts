import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/connect.ts';
import { verifyInvariants } from '#server/ledger/invariants/verify.ts';
import { freshUrl } from './support/fresh-url.ts';
import { slipForm } from './support/slip.ts';

/** The embedded database starts slowly; where there is a PostgreSQL, that one takes the full dose. */
const kills = { pglite: process.env.PG_URL ? 3 : 10, postgres: 10 } as const;
const requests = 240;
const clients = 6;

interface Running {
  readonly process: ChildProcess;
  readonly port: number;
  readonly tokens: readonly string[];
  readonly ids: readonly number[];
  readonly bank: number;
}

/** An action that somebody wants; the key stays the same until there is a definite answer. */
interface Wish {
  readonly id: number;
  readonly action: string;
  readonly body: () => Promise<object | FormData>;
}

const script = fileURLToPath(new URL('./support/desk-server.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
});

async function start(location: string): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, location, String(requests)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  started.push(child);
  for await (const line of createInterface({ input: child.stdout ?? ([] as never) })) {
    if (line.startsWith('{')) return { process: child, ...(JSON.parse(line) as Omit<Running, 'process'>) };
  }
  throw new Error('the server ended before it listened');
}

const locations: readonly (readonly [
  keyof typeof kills,
  () => Promise<{ location: string; clean: () => Promise<void> }>,
])[] = [
  [
    'pglite',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'money-kill-'));
      return { location: folder, clean: async () => rmSync(folder, { recursive: true, force: true }) };
    },
  ],
  ...(process.env.PG_URL ? [['postgres', () => freshUrl(process.env.PG_URL ?? '')] as const] : []),
];

describe.each(locations)('kill -9 on %s', (name, make) => {
  test(`${kills[name]} times under load: what was acknowledged is there, once`, async () => {
    const { location, clean } = await make();
    let server = await start(location);
    const { ids, tokens, bank } = server;
    const acknowledged = new Map<string, number>();
    const latencies: number[] = [];
    let next = 0;
    let unanswered = 0;
    const state = { killing: true, up: Promise.resolve() };

    async function send(wish: Wish, token: string): Promise<number> {
      const key = randomUUID();
      const body = await wish.body();
      for (;;) {
        await state.up;
        try {
          const multipart = body instanceof FormData;
          const response = await fetch(`http://127.0.0.1:${server.port}/api/system/withdraw/action/${wish.action}`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              'idempotency-key': key,
              ...(multipart ? {} : { 'content-type': 'application/json' }),
            },
            body: multipart ? body : JSON.stringify(body),
            signal: AbortSignal.timeout(5_000),
          });
          const answer = (await response.json()) as { error: number };
          if (response.status < 500 && !response.headers.has('retry-after')) return answer.error;
        } catch {
          unanswered += 1;
        }
        await sleep(20);
      }
    }

    async function wish(id: number, action: string, body: Wish['body'], token: string): Promise<void> {
      const error = await send({ id, action, body }, token);
      if (error === 0) acknowledged.set(`${id} ${action}`, (acknowledged.get(`${id} ${action}`) ?? 0) + 1);
      else if (error !== 409) throw new Error(`${action} of ${id} answered ${error}`);
    }

    async function client(token: string): Promise<void> {
      while (state.killing) {
        const id = ids[next++];
        if (id === undefined) {
          const any = ids[Math.floor(Math.random() * ids.length)] ?? 0;
          await wish(any, 'add_note', async () => ({ id: any, note: 'x' }), token);
          continue;
        }
        await wish(id, 'verify', async () => ({ id, expected_status: 'pending' }), token);
        const way = id % 4;
        if (way < 2) await wish(id, 'approve', async () => ({ id, type: 'auto_bank', from_bank_id: bank }), token);
        if (way === 2) await wish(id, 'refund', async () => ({ id, reason: 'duplicate' }), token);
        if (way === 3) await wish(id, 'manual', () => slipForm({ id, from_bank_id: bank }, randomUUID()), token);
      }
    }

    const count = () => [...acknowledged.values()].reduce((sum, times) => sum + times, 0);
    const crowd = Array.from({ length: clients }, (_, i) => client(tokens[i % tokens.length] ?? ''));
    const served = Promise.all(crowd);
    served.catch(() => {
      state.killing = false;
    });
    for (let kill = 0; kill < kills[name]; kill += 1) {
      // Kill a server that is warm and in the middle of work.
      const enough = count() + 12;
      while (count() < enough && state.killing) await sleep(10);
      await sleep(Math.random() * 150);
      state.up = (async () => {
        server.process.kill('SIGKILL');
        await new Promise((resolve) => server.process.once('exit', resolve));
        const from = performance.now();
        server = await start(location);
        latencies.push(performance.now() - from);
      })();
      await state.up;
    }
    state.killing = false;
    await served;
    // Payouts that a kill interrupted are asked about until they are known.
    await sleep(4_000);
    server.process.kill('SIGKILL');
    await new Promise((resolve) => server.process.once('exit', resolve));

    const database = await openDatabase(location.startsWith('postgres') ? { url: location } : { dir: location });
    try {
      expect(await verifyInvariants(database.db)).toEqual([]);
      const events = await database.db
        .selectFrom('entity_event')
        .select(['entity_id', 'action', (eb) => eb.fn.countAll<bigint>().as('times')])
        .where('entity', '=', 'Withdrawal')
        .where('actor_id', '<>', 0)
        .groupBy(['entity_id', 'action'])
        .execute();
      const effects = new Map(events.map((event) => [`${event.entity_id} ${event.action}`, Number(event.times)]));
      expect(Object.fromEntries([...effects].sort())).toEqual(Object.fromEntries([...acknowledged].sort()));
      const { rows } = await sql<{ order_ref: string }>`
        select order_ref from sandbox_transfer where executed group by order_ref having count(*) > 1`.execute(
        database.db,
      );
      expect(rows).toEqual([]);
      const stuck = await database.db
        .selectFrom('withdrawal')
        .select(['id', 'status'])
        .where('status', 'in', ['processing', 'unknown'])
        .execute();
      expect(stuck).toEqual([]);
      expect(count()).toBeGreaterThan(10 * kills[name]);
      console.info(
        `${count()} acknowledged actions, ${unanswered} requests without an answer, restarts up to ${Math.round(Math.max(...latencies))} ms`,
      );
    } finally {
      await database.close();
      await clean();
    }
  }, 600_000);
});
