import { sql } from 'kysely';
import { type Executor, many, one, type Tx } from '../db/sql.ts';
import type { Account } from './accounts.ts';

/**
 * The kind of a transaction, as stored in `ledger_tx.kind`. These are the runtime's; an area declares its own next to the
 * code that posts them, so that they are removed with it.
 *
 * @example
 * declare module '#server/ledger/post.ts' {
 *   interface PostingKinds { readonly raffle_cost: true }
 * }
 */
export interface PostingKinds {
  readonly opening: true;
  readonly withdraw_hold: true;
  readonly withdraw_payout: true;
  readonly withdraw_release: true;
  readonly adjust: true;
  readonly deposit: true;
  readonly bank_transfer: true;
  readonly bank_receipt: true;
  readonly event_reward: true;
}

export type PostingKind = keyof PostingKinds;

/** Accounts of these kinds are a member's own: they never fall below zero. */
const ownedKinds: ReadonlySet<string> = new Set(['cash', 'hold', 'wallet']);

/** One line of a transaction: satang, positive or negative. */
export interface Line {
  readonly account: Account;
  readonly amount: bigint;
}

export interface Posting {
  readonly kind: PostingKind;
  /** What the transaction is about: { type: 'withdrawal', id: 57 }. */
  readonly ref: { readonly type: string; readonly id: number };
  readonly lines: readonly Line[];
  /** Who caused it; absent for the system. */
  readonly actorId?: number | null;
  readonly reason?: string;
}

export interface Posted {
  readonly id: bigint;
  /** Balance before and after by account code. */
  readonly balances: ReadonlyMap<string, { readonly before: bigint; readonly after: bigint }>;
}

/** An account that must not fall below zero would have. */
export class ShortageError extends Error {
  readonly account: string;
  /** Satang that were there. */
  readonly available: bigint;
  /** The requested satang. */
  readonly wanted: bigint;

  constructor(account: string, available: bigint, requested: bigint) {
    super(`${account} holds ${available} satang, ${requested} wanted`);
    this.name = 'ShortageError';
    this.account = account;
    this.available = available;
    this.wanted = requested;
  }
}

/**
 * Writes one balanced transaction: locks the accounts in ascending id, refuses to overdraw a member, inserts the
 * entries; balances and the balance log follow inside the database. Lines of one account are added up.
 * Throws ShortageError, and Error when the lines do not sum to zero.
 */
export async function post(tx: Tx, posting: Posting): Promise<Posted> {
  const lines = mergedLines(posting);
  const accounts = await lockAccounts(
    tx,
    lines.map((line) => line.account),
  );
  const balances = new Map<string, { before: bigint; after: bigint }>();
  const entries = lines
    .map(({ account, amount }) => ({ ...found(accounts, account), account, amount }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { account, balance, amount } of entries) {
    const after = balance + amount;
    if (after < 0n && ownedKinds.has(account.kind)) throw new ShortageError(account.code, balance, -amount);
    balances.set(account.code, { before: balance, after });
  }
  const { id } = await one(
    sql<{ id: bigint }>`
      insert into ledger_tx (kind, ref_type, ref_id, actor_id, reason)
      values (${posting.kind}, ${posting.ref.type}, ${posting.ref.id}, ${posting.actorId ?? null}, ${posting.reason ?? null})
      returning id`,
    tx,
  );
  await many(
    sql`insert into ledger_entry (tx_id, account_id, satang) values ${sql.join(
      entries.map((entry) => sql`(${id}, ${entry.id}, ${entry.amount}::bigint)`),
    )}`,
    tx,
  );
  return { id, balances };
}

/** Balance of an account in satang as the ledger has it; zero when nothing was ever posted. Takes no lock. */
export async function balanceOf(executor: Executor, account: Account): Promise<bigint> {
  const [row] = await many(
    sql<{ balance: bigint }>`select balance from ledger_account where code = ${account.code}`,
    executor,
  );
  return row?.balance ?? 0n;
}

/** Lines of a posting as the ledger writes them: one an account, none of nothing. Throws where they do not sum to zero. */
export function mergedLines({ lines }: Pick<Posting, 'lines'>): readonly Line[] {
  const sums = new Map<string, Line>();
  for (const { account, amount } of lines)
    sums.set(account.code, { account, amount: (sums.get(account.code)?.amount ?? 0n) + amount });
  const merged = [...sums.values()].filter((line) => line.amount !== 0n);
  const total = merged.reduce((sum, line) => sum + line.amount, 0n);
  if (total !== 0n || merged.length < 2)
    throw new Error(`Ledger lines do not balance: ${merged.length} accounts, sum ${total}`);
  return merged;
}

export interface Locked {
  readonly id: bigint;
  readonly balance: bigint;
}

/** Locks accounts, opening those that do not exist, in ascending id, and returns their balances by code. */
export async function lockAccounts(tx: Tx, accounts: readonly Account[]): Promise<ReadonlyMap<string, Locked>> {
  const codes = sql.join(accounts.map((account) => sql`${account.code}`));
  const read = () =>
    many(
      sql<{ id: bigint; code: string; balance: bigint }>`
        select id, code, balance from ledger_account where code in (${codes}) order by id for no key update`,
      tx,
    );
  let rows = await read();
  if (rows.length < accounts.length) {
    await many(
      sql`insert into ledger_account (code, kind, owner_id) values ${sql.join(
        accounts.map((account) => sql`(${account.code}, ${account.kind}, ${account.owner}::bigint)`),
      )} on conflict (code) do nothing`,
      tx,
    );
    rows = await read();
  }
  return new Map(rows.map((row) => [row.code, { id: row.id, balance: row.balance }]));
}

function found(accounts: ReadonlyMap<string, Locked>, account: Account): Locked {
  const row = accounts.get(account.code);
  if (!row) throw new Error(`Ledger account ${account.code} could not be opened`);
  return row;
}
