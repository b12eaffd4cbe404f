import { hostname } from 'node:os';
import { sql } from 'kysely';
import { bilingual } from '#server/base/bilingual.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many, maybe, one } from '#server/db/sql.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { type BankLine, type BankPort, ProviderError } from '#server/providers/ports.ts';
import { keepFetched, queuedAt, type ReadAccount } from './cache.ts';
import { processLine } from './process-line.ts';

export const pollTopic = 'deposit_poll';

/** Milliseconds between two readings of an account, and after one that failed. */
const every = 20_000;
const afterFailure = 60_000;

/** Most lines of one reading that are processed before the account is read again, and most pages of a statement. */
const mostLines = 500;
const mostPages = 40;

/** Banks show a line later than its time says: so much of what was read is read again. */
const overlap = 30 * 60_000;
const furthest = 3 * 24 * 60 * 60_000;

/** Accounts that take deposits, are connected, and are not waiting for a person. */
export const readable = sql`usage in ('deposit', 'both') and channel <> 'manual' and status = 'active'
  and session_status = 'online'`;

type Needs = Pick<Context, 'db' | 'transaction' | 'providers' | 'clock'>;

/** Reads the statement of one account, again and again, for as long as it is one that is read. */
export function pollTask(context: Needs): TaskHandler {
  return async ({ payload }) => {
    const account = await accountOf(context.db, Number(payload.bank_id));
    if (!account) return { done: true };
    try {
      await readAccount(context, account);
      return { again: every };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await noteFailure(context.db, account.id, error);
      return { again: afterFailure, error: error.message };
    }
  };
}

/** Reads what is new at an account and takes every line of it to its end. Throws ProviderError. */
export async function readAccount(context: Needs, account: ReadAccount): Promise<void> {
  const { db, providers, clock } = context;
  const lines = await statementOf(providers.bank, account, await readFrom(db, account.id, clock.now()), clock.now());
  await keepFetched(db, account, lines, `${account.bank_code.toLowerCase()}-${hostname()}`);
  for (const id of await queuedAt(db, account.id, mostLines)) await processLine(context, id);
  await many(sql`update bank set last_sync_at = clock_timestamp() where id = ${account.id}`, db);
}

function accountOf(db: Executor, id: number): Promise<ReadAccount | undefined> {
  return maybe(
    sql<ReadAccount>`
      select id::integer as id, bank_code, account_no, agent_ids, channel, balance from bank
      where id = ${id} and ${readable}`,
    db,
  );
}

async function readFrom(db: Executor, bankId: number, now: Date): Promise<Date> {
  const { last } = await one(
    sql<{ last: Date | null }>`select max(txn_at) as last from raw_transaction where bank_id = ${bankId}`,
    db,
  );
  const from = (last ?? new Date(now.getTime() - overlap)).getTime() - overlap;
  return new Date(Math.max(from, now.getTime() - furthest));
}

async function statementOf(bank: BankPort, account: ReadAccount, from: Date, now: Date): Promise<readonly BankLine[]> {
  // Exclusive: what happens at this very moment is of the next reading, or of this one.
  const to = new Date(now.getTime() + 1_000);
  const lines: BankLine[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const read = await bank.statement({ account: { id: account.id, bookBalance: account.balance }, from, to, page });
    lines.push(...read.lines);
    if (page >= read.pages) break;
  }
  return lines;
}

/** The message that the account's own screen shows after a failed reading. */
async function noteFailure(db: Executor, id: number, error: ProviderError): Promise<void> {
  await many(
    sql`
      update bank set session_message = ${bilingual(error.text, 255)},
        session_status = coalesce(${error.session ?? null}, session_status) where id = ${id}`,
    db,
  );
}
