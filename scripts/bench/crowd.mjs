// Twenty people at the desk of the built server on a PostgreSQL, first alone, then next to a heavy task: how much longer
// anybody waits. BENCH_PG_URL names a server on which a database may be made; else one is started. BENCH_ONLY=slips,photos
// measures some of them. Decides nothing.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { buildServer } from '../lib/build.mjs';
import { findPostgres, startPostgres } from '../lib/postgres.mjs';
import { demoAccount } from './account.mjs';
import { startBuilt } from './built-server.mjs';

const people = 20;
/** Milliseconds that a person looks at a screen before the next. */
const pause = 500;
/** Milliseconds of each phase without and with what is heavy. */
const phase = 8_000;

/** What people at the desk ask for all the time. */
const desk = [
  '/api/system/withdraw/list?limit=20',
  '/api/system/deposit/list?limit=20',
  '/api/member/users?limit=20',
  '/api/system/audit/list?limit=20',
];

/** @typedef {{ url: string, token: string, db: string }} House */
/** @typedef {{ took: number[], health: number[], wrong: number }} Sample */

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** @param {House} house @param {string} path @param {RequestInit} [more] */
const call = (house, path, more = {}) =>
  fetch(`${house.url}${path}`, { ...more, headers: { authorization: `Bearer ${house.token}`, ...more.headers } });

/** @param {House} house @param {string} path @param {FormData} form */
const send = (house, path, form) =>
  call(house, path, { method: 'POST', headers: { 'idempotency-key': randomUUID() }, body: form }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
  );

/** The desk for some time. @param {House} house @param {Promise<unknown>} until @returns {Promise<Sample>} */
async function watch(house, until) {
  /** @type {Sample} */
  const sample = { took: [], health: [], wrong: 0 };
  let over = false;
  const done = until.finally(() => {
    over = true;
  });
  const person = async (/** @type {number} */ at) => {
    await sleep((at * pause) / people);
    while (!over) {
      const from = performance.now();
      const reply = await call(house, desk[at % desk.length] ?? '');
      await reply.arrayBuffer();
      if (!reply.ok) sample.wrong += 1;
      sample.took.push(performance.now() - from);
      await sleep(pause);
    }
  };
  const pulse = async () => {
    while (!over) {
      const from = performance.now();
      await fetch(`${house.url}/health`).then((reply) => reply.arrayBuffer());
      sample.health.push(performance.now() - from);
      await sleep(20);
    }
  };
  await Promise.all([...Array.from({ length: people }, (_, at) => person(at)), pulse(), done]);
  return sample;
}

/** @param {() => Promise<Buffer>} make */
async function slips(make) {
  const images = await Promise.all([make(), make(), make(), make()]);
  return async (/** @type {House} */ house) => {
    const statuses = await Promise.all(
      images.map((image, at) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ id: 999_999, version: 1, from_bank_id: 1 }))
          form.set(name, String(value));
        form.set('transferred_at', new Date().toISOString());
        form.set('reference', `BENCH${at}${Date.now()}`);
        form.set('slip_image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'slip.jpg');
        return send(house, '/api/system/withdraw/action/manual', form);
      }),
    );
    return `answers ${statuses.join(', ')}`;
  };
}

/** @param {number} width @param {number} height */
const grain = (width, height) => () =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Everything heavy that one person can ask for. @type {Readonly<Record<string, { says: string, make: () => Promise<(house: House) => Promise<string>> }>>} */
const heavy = {
  slips: { says: 'four slips of pure grain at once, 1200 × 1200', make: () => slips(grain(1_200, 1_200)) },
  photos: { says: 'four photographs of pure grain at once, 12 megapixels', make: () => slips(grain(4_000, 3_000)) },
  passwords: {
    says: '60 guesses of passwords at once, each of another account',
    make: async () => async (house) => {
      const replies = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          fetch(`${house.url}/api/auth`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: `nobody.${at}`, password: 'not the password 1' }),
          }).then((reply) => reply.status),
        ),
      );
      return `answers ${[...new Set(replies)].join(', ')}`;
    },
  },
  import: {
    says: 'a file of 20,000 members is read and checked',
    make: async () => {
      const lines = Array.from({ length: 20_000 }, (_, at) => `bench.${at},Name ${at},08${String(10_000_000 + at)}`);
      const file = new Blob([`username,name,mobile\n${lines.join('\n')}\n`], { type: 'text/csv' });
      return async (house) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ type: 'member', source: 'generic', agent_id: 1, mode: 'dry_run' }))
          form.set(name, String(value));
        form.set('file', file, 'members.csv');
        return `answer ${await send(house, '/api/system/user/import', form)}`;
      };
    },
  },
  lock: {
    says: 'one row is locked from outside, and fifteen people write to it',
    make: async () => async (house) => {
      const client = new pg.Client({ connectionString: house.db });
      await client.connect();
      await client.query('begin; select from withdrawal where id = (select min(id) from withdrawal) for update');
      const { rows } = await client.query(
        'select min(id) as id, max(version) as version from withdrawal where id = (select min(id) from withdrawal)',
      );
      const answers = Promise.all(
        Array.from({ length: 15 }, async (_, at) => {
          const from = performance.now();
          const { status } = await call(house, '/api/system/withdraw/action/add_note', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: JSON.stringify({ id: rows[0].id, note: `bench ${at}` }),
          });
          return `${status} after ${Math.round(performance.now() - from)} ms`;
        }),
      );
      const told = await answers;
      await client.query('rollback');
      await client.end();
      return `writers: ${told.sort().join('; ')}`;
    },
  },
  reports: {
    says: 'twenty reports and exports at once',
    make: async () => async (house) => {
      const paths = ['/api/agent/raw?limit=200', '/api/system/withdraw/list?export=csv'];
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          call(house, paths[at % 2] ?? '').then(async (reply) => {
            await reply.arrayBuffer();
            return reply.status;
          }),
        ),
      );
      return `answers ${[...new Set(replies)].join(', ')}`;
    },
  },
};

/** @param {string} name @param {Sample} sample */
function line(name, { took, health, wrong }) {
  const ms = (/** @type {number} */ value) => `${Math.round(value)}`.padStart(6);
  return `  ${name.padEnd(8)} desk median ${ms(quantile(took, 0.5))} ms, 95 % ${ms(quantile(took, 0.95))}, longest ${ms(Math.max(...took))}; health median ${ms(quantile(health, 0.5))}, longest ${ms(Math.max(...health))}; ${took.length} answers${wrong > 0 ? `, ${wrong} WRONG` : ''}`;
}

/** @param {string} server */
async function withDatabase(server) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const run = async (/** @type {string} */ statement) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

export async function benchCrowd() {
  const named = process.env.BENCH_PG_URL;
  const bin = named ? undefined : findPostgres();
  if (!named && !bin) {
    console.log('\nTwenty people at the desk: skipped, PostgreSQL is not installed');
    return;
  }
  await buildServer();
  const server = bin ? await startPostgres(bin) : undefined;
  const database = await withDatabase(named ?? server?.url ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'bench-crowd-'));
  const built = await startBuilt({ DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  try {
    const { url } = built;
    const signedIn = await fetch(`${url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoAccount.username, password: demoAccount.password }),
    });
    const house = { url, token: String((await signedIn.json()).access_token), db: database.url };
    const only = process.env.BENCH_ONLY?.split(',');
    console.log(`\n${people} people at the desk, one look each ${pause} ms, beside what is heavy`);
    await watch(house, sleep(3_000));
    for (const [name, { says, make }] of Object.entries(heavy)) {
      if (only && !only.includes(name)) continue;
      const work = await make();
      const calm = await watch(house, sleep(phase));
      let output = '';
      const from = performance.now();
      let took = 0;
      const busy = await watch(
        house,
        sleep(500)
          .then(() => work(house))
          .then(async (text) => {
            output = text;
            took = performance.now() - from - 500;
            await sleep(500);
          }),
      );
      console.log(`\n${says}: ${Math.round(took)} ms, ${output}`);
      console.log(line('alone', calm));
      console.log(line('beside', busy));
    }
  } finally {
    await built.stop();
    await database.drop();
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
