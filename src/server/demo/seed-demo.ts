import { type Kysely, sql, type Transaction } from 'kysely';
import { type ServerKey, serverKeyOptions } from '#generated/api/enums/server-key.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { systemPrincipal } from '../context/context-factory.ts';
import type { Database } from '../db/database.ts';
import { longTransaction } from '../db/long-transaction.ts';
import type { Seal } from './banks.ts';
import { type Givens, makeMoney, makePlay, makeScenario } from './make-demo.ts';
import { demoPassword } from './password.ts';
import { seedReference } from './reference.ts';
import { type SizeName, sizeOf } from './size.ts';
import type { DemoAccount } from './staff.ts';
import { createWorld, type World } from './world.ts';
import {
  collect,
  writeAccounts,
  writeCounters,
  writeDeposits,
  writePeople,
  writeRest,
  writeTransfers,
  writeWallets,
  writeWithdrawals,
} from './write-demo.ts';

/** The default seed of the demo. */
export const demoSeed = 20_260_131;

export interface DemoOptions {
  readonly db: Kysely<Database>;
  readonly size: SizeName;
  /** A Bangkok day (`2026-01-31`) or the moment in ISO 8601 that counts as now. */
  readonly today: string;
  readonly seed?: number;
  /** Key of the server that agents and staff belong to; by default the first of the manifest. */
  readonly server?: string;
  readonly password?: string;
  /** Gateways that are on in the deployment; absent = all. */
  readonly gateways?: readonly string[];
  /** Encrypts a secret as the server stores it. */
  readonly seal: Seal;
  readonly log?: (line: string) => void;
}

/**
 * Fills an empty, migrated database with the demo: the same rows, byte for byte, for the same seed, size and `today`.
 * Returns one account for each role. One transaction: all or nothing.
 */
export async function seedDemo(options: DemoOptions): Promise<{ accounts: readonly DemoAccount[] }> {
  const { db, log = () => {}, seed = demoSeed } = options;
  const world = createWorld(sizeOf(options.size), options.today, seed, serverOf(options.server));
  const accounts = await longTransaction(db, async (tx) => {
    const { rows } = await sql`select 1 from app_user limit 1`.execute(tx);
    if (rows.length > 0) throw new Error('The demo is only made in an empty database');
    await skipChecks(tx);
    const { roleIds } = await seedReference(tx, world.now, options.gateways);
    const { password = demoPassword, seal } = options;
    const people = await writeDemo(tx, world, { roleIds, password, seal }, log);
    await markInvented(tx);
    // Without figures about the new rows the planner would read whole tables for the first hours.
    await sql`analyze`.execute(tx);
    return people;
  });
  return { accounts };
}

/** Nobody did what the demo contains, so the audit log has only this: up to which event the past is invented. */
async function markInvented(tx: Transaction<Database>): Promise<void> {
  // The log's own guards and its chain are at work again.
  await sql`set local session_replication_role = default`.execute(tx);
  const last = await tx.selectFrom('entity_event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const request = { id: 'demo', ip: '-', userAgent: 'system' };
  const entry = { action: 'demo.create', after: { last_event: String(last?.id ?? 0) } };
  await writeAudit(tx, { principal: systemPrincipal, request }, [entry]);
}

const isServerKey = (key: string): key is ServerKey => serverKeyOptions.some(({ value }) => value === key);

function serverOf(key = serverKeyOptions[0]?.value ?? ''): ServerKey {
  if (!isServerKey(key)) throw new RangeError(`no such server: ${key}`);
  return key;
}

/** Foreign keys cost half of the time; the tests look whether they hold. Only a superuser (PGlite has one) may. */
async function skipChecks(tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = current_user`.execute(
    tx,
  );
  if (rows[0]?.rolsuper) await sql`set local session_replication_role = replica`.execute(tx);
}

async function writeDemo(
  tx: Transaction<Database>,
  world: World,
  givens: Givens,
  log: (line: string) => void,
): Promise<readonly DemoAccount[]> {
  const told = await makeScenario(tx, world, givens);
  const { deposits, story, members, traffic, bets, freeCredit } = told;
  log(`${deposits.requests.length} deposits, ${story.withdrawals.length} withdrawals told`);
  await writePeople(tx, told);
  const play = await makePlay(tx, told);
  await writeWallets(tx, play);
  log(`${members.length} members, ${play.wallets.length} wallets, ${play.logs.length} wallet logs`);
  const money = await makeMoney(told, play);
  await writeAccounts(tx, told, money);
  log(`${money.postings.length} ledger transactions, ${traffic.orders.length} gateway orders`);
  await writeDeposits(tx, told, play, money);
  await writeWithdrawals(tx, told, money);
  await writeTransfers(tx, money);
  log(`${money.lines.length} statement lines, ${money.transfers.length} transfers of the house`);
  await writeRest(tx, told, play);
  await collect(tx, told);
  log(`${bets.length} bet days, ${freeCredit.rows.length} grants of free credit`);
  await writeCounters(tx, told, play, money);
  return told.staff.accounts;
}
