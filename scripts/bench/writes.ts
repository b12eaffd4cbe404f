import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { platformOf } from '#server/app.ts';
import type { Context } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connect.ts';
import type { Tx } from '#server/db/sql.ts';
import { walletOf } from '#server/ledger/accounts.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { medianOf, workOf } from './clock.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 6);
/** Milliseconds of one round of one kind. */
const span = 1_000;

/** The same database told or untold, and the product's context on it. */
interface Side {
  readonly database: OpenDatabase;
  readonly context: Context;
}

/** A posting of points from one member to another, or from the house, with wallet and line of history: what each money write has in it. */
const post = (tx: Tx, from: number, to: number | undefined, amount: bigint) =>
  moveWallet(tx, {
    memberId: from,
    wallet: 'point',
    amount,
    ...(to === undefined ? {} : { against: walletOf(to, 'point') }),
    kind: 'adjust',
    ref: { type: 'bench', id: 1 },
    entry: { type: 'adjust_add', refType: 'manual', refId: '1', actorType: 'system', actorName: null },
  });

/** The posting alone, and as the product makes it: rows sealed, and a row in the audit log. */
const writes = {
  'a posting alone': ({ database }: Side, from: number, to: number, amount: bigint) =>
    database.db.transaction().execute((tx) => post(tx, from, to, amount)),
  'a posting of the product, sealed and audited': ({ context }: Side, from: number, to: number, amount: bigint) =>
    context.transaction(async (ctx) => {
      await post(ctx.tx, from, to, amount);
      await ctx.audit({ action: 'bench.write', entityType: 'Member', entityId: from });
    }),
} as const;

type Write = (typeof writes)[keyof typeof writes];

/** Writers, each at two members of its own, for some time. Returns milliseconds a write, and of processor. */
async function phase(side: Side, write: Write, writers: number): Promise<readonly [number, number]> {
  const backends = await backendsOf(side.database);
  const [from, worked] = [performance.now(), workOf(backends)];
  let written = 0;
  const writer = async (at: number) => {
    for (let turn = 0; performance.now() < from + span; turn += 1) {
      await write(side, 2 * at + 1, 2 * at + 2, turn % 2 === 0 ? 100n : -100n);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, at) => writer(at)));
  return [((performance.now() - from) * writers) / written, (workOf(backends) - worked) / written];
}

/** Takes away the triggers that tell. */
async function silence({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) as text
    from pg_trigger where tgname like 'tell\\_%'`.execute(db);
  for (const { text } of rows) await sql.raw(text).execute(db);
}

/** Processes of a database's connections. */
async function backendsOf({ db }: OpenDatabase): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  return rows.map(({ pid }) => pid);
}

type Sides = Readonly<Record<'told' | 'untold', Side>>;

async function measure(sides: Sides, write: Write, writers: number): Promise<void> {
  const found = { told: [] as (readonly [number, number])[], untold: [] as (readonly [number, number])[] };
  for (let round = -2; round < rounds; round += 1) {
    for (const kind of round % 2 === 0 ? (['told', 'untold'] as const) : (['untold', 'told'] as const)) {
      const taken = await phase(sides[kind], write, writers);
      // The first rounds make connections and plans.
      if (round >= 0) found[kind].push(taken);
    }
  }
  const cells = ([0, 1] as const).map((at) => {
    const [told, untold] = [found.told, found.untold].map((all) => all.map((taken) => taken[at]));
    const ratio = medianOf((told ?? []).map((one, index) => one / (untold?.[index] ?? one)));
    return `${medianOf(told ?? []).toFixed(2)} ms told, ${medianOf(untold ?? []).toFixed(2)} untold, ratio ${ratio.toFixed(2)}`;
  });
  console.log(`    ${writers} writer${writers > 1 ? 's' : ''}: a write takes ${cells[0]}; processors ${cells[1]}`);
}

/** On the server, not in the database of the measurement, which is copied while nobody is there. */
async function asAdmin(statement: string): Promise<void> {
  const address = new URL(url);
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const url = process.env.DATABASE_URL ?? '';
const untold = new URL(`${url}_untold`);
const name = (address: URL) => `"${address.pathname.slice(1)}"`;
const secretKey = randomBytes(32);
const first = await openDatabase({ url });
await prepareDatabase({ database: first, demo: 'small', secretKey, now: new Date(), log: () => {} });
for (let member = 1; member <= 40; member += 1)
  await first.db.transaction().execute((tx) => post(tx, member, undefined, 100_000n));
await first.close();
await asAdmin(`create database ${name(untold)} template ${name(new URL(url))}`);
const open = async (at: string): Promise<Side> => {
  const database = await openDatabase({ url: at, poolSize: 70 });
  const { db } = database;
  const platform = platformOf({ deployment: 'default', db, providers: sandboxProviders(db), settings: { secretKey } });
  return { database, context: systemContext(platform, 'bench.write') };
};
const sides: Sides = { told: await open(url), untold: await open(untold.href) };
const stop = sides.told.database.listen('change', { heard() {}, began() {}, lost() {} });
try {
  await silence(sides.untold.database);
  console.log('\nA money write, with and without telling what changes');
  for (const [what, write] of Object.entries(writes)) {
    console.log(`  ${what}`);
    for (const writers of [1, 20]) await measure(sides, write, writers);
  }
} finally {
  await stop();
  await Promise.all(Object.values(sides).map(({ database }) => database.close()));
  await asAdmin(`drop database if exists ${name(untold)} with (force)`);
}
