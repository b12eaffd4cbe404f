import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Account } from '../ledger/accounts.ts';
import { mergedLines } from '../ledger/post.ts';
import { insertAny } from './insert.ts';
import type { Posting } from './postings.ts';

/** The rows of the ledger. */
export interface Books {
  readonly accounts: readonly Held[];
  readonly transactions: readonly object[];
  readonly entries: readonly object[];
  readonly logs: readonly object[];
  /** Final balance in satang by account code, with the ledger's sign. */
  readonly balances: ReadonlyMap<string, bigint>;
}

/** An account and what it holds while postings are booked one after the other. */
interface Held {
  readonly id: number;
  readonly account: Account;
  readonly since: Date;
  balance: bigint;
  seq: number;
  head: Buffer | null;
}

const guarded = ['ledger_account', 'ledger_tx', 'ledger_entry', 'balance_log'];

/** Books the postings as the ledger itself would: entries, balances, and the hash chain of every account. */
export function bookPostings(postings: readonly Posting[]): Books {
  const open = new Map<string, Held>();
  const of = (account: Account, since: Date): Held => {
    const held = open.get(account.code) ?? { id: open.size + 1, account, since, balance: 0n, seq: 0, head: null };
    open.set(account.code, held);
    return held;
  };
  const entries: object[] = [];
  const logs: object[] = [];
  const transactions = postings.map((posting, index) => {
    const tx_id = index + 1;
    const { at, kind, ref, actorId = null, reason = null } = posting;
    const lines = mergedLines(posting)
      .map(({ account, amount }) => ({ held: of(account, at), amount }))
      .sort((a, b) => a.held.id - b.held.id);
    for (const { held, amount } of lines) {
      entries.push({ id: entries.length + 1, tx_id, account_id: held.id, satang: amount });
      logs.push({ ...moved(held, amount, tx_id), created_at: at });
    }
    return { id: tx_id, kind, ref_type: ref.type, ref_id: ref.id, actor_id: actorId, reason, created_at: at };
  });
  const balances = new Map([...open].map(([code, { balance }]) => [code, balance]));
  return { accounts: [...open.values()], transactions, entries, logs, balances };
}

/** Moves the balance of an account. Returns the line of its log. Throws where what belongs to a member would fall below zero. */
function moved(held: Held, delta: bigint, tx_id: number) {
  const { id, account, balance: before } = held;
  const after = before + delta;
  if (after < 0n && (account.kind === 'cash' || account.kind === 'hold'))
    throw new Error(`${account.code} would fall to ${after} in posting ${tx_id}`);
  held.balance = after;
  held.seq += 1;
  held.head = link(held.head, [id, held.seq, tx_id, before, delta, after]);
  return { account_id: id, seq: held.seq, tx_id, before, delta, after, hash: held.head };
}

/** Writes the books. The triggers, which do this one entry at a time, are off meanwhile; `verify` finds no difference. */
export async function writeLedger(tx: Transaction<Database>, books: Books): Promise<void> {
  for (const table of guarded) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  await insertAny(
    tx,
    'ledger_account',
    books.accounts.map(({ id, account: { code, kind, owner }, balance, seq, head, since }) => ({
      ...{ id, code, kind, owner_id: owner, balance, seq, head, created_at: since },
    })),
  );
  await insertAny(tx, 'ledger_tx', books.transactions);
  await insertAny(tx, 'ledger_entry', books.entries);
  await insertAny(tx, 'balance_log', books.logs);
  for (const table of guarded) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
}

/** As `ledger_hash` of the database computes it. */
function link(previous: Buffer | null, values: readonly (number | bigint)[]): Buffer {
  const hash = createHash('sha256');
  if (previous) hash.update(previous);
  return hash.update(values.join('|')).digest();
}
