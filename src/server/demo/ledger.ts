import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Account } from '../ledger/accounts.ts';
import { mergedLines } from '../ledger/post.ts';
import { insertAny } from './insert.ts';
import type { Posting } from './postings.ts';

export interface Books {
  /** Final balance in satang by account code, with the ledger's sign. */
  readonly balances: ReadonlyMap<string, bigint>;
}

interface Open {
  readonly id: number;
  readonly account: Account;
  readonly since: Date;
  balance: bigint;
  seq: number;
  head: Buffer | null;
}

const guarded = ['ledger_account', 'ledger_tx', 'ledger_entry', 'balance_log'];

/**
 * Writes the postings as the ledger itself would have: entries, balances, and the hash chain of every account. The
 * triggers, which do this one entry at a time, are off meanwhile; `verify` finds the same as if they had been on.
 */
export async function writeLedger(tx: Transaction<Database>, postings: readonly Posting[]): Promise<Books> {
  const open = new Map<string, Open>();
  const of = (account: Account, at: Date): Open => {
    const known = open.get(account.code);
    if (known) return known;
    const fresh: Open = { id: open.size + 1, account, since: at, balance: 0n, seq: 0, head: null };
    open.set(account.code, fresh);
    return fresh;
  };
  const transactions: object[] = [];
  const entries: object[] = [];
  const logs: object[] = [];
  for (const [index, posting] of postings.entries()) {
    const id = index + 1;
    const { at, kind, ref, actorId = null, reason = null } = posting;
    transactions.push({ id, kind, ref_type: ref.type, ref_id: ref.id, actor_id: actorId, reason, created_at: at });
    const lines = mergedLines(posting)
      .map(({ account, amount }) => ({ held: of(account, at), amount }))
      .sort((a, b) => a.held.id - b.held.id);
    for (const { held, amount } of lines) {
      const before = held.balance;
      const after = before + amount;
      if (after < 0n && (held.account.kind === 'cash' || held.account.kind === 'hold')) {
        throw new Error(`${held.account.code} would fall to ${after} in posting ${id}`);
      }
      held.balance = after;
      held.seq += 1;
      held.head = link(held.head, [held.id, held.seq, id, before, amount, after]);
      entries.push({ id: entries.length + 1, tx_id: id, account_id: held.id, satang: amount });
      logs.push({
        account_id: held.id,
        seq: held.seq,
        tx_id: id,
        before,
        delta: amount,
        after,
        created_at: at,
        hash: held.head,
      });
    }
  }
  for (const table of guarded) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  await insertAny(
    tx,
    'ledger_account',
    [...open.values()].map(({ id, account, balance, seq, head, since }) => ({
      id,
      code: account.code,
      kind: account.kind,
      owner_id: account.owner,
      balance,
      seq,
      head,
      created_at: since,
    })),
  );
  await insertAny(tx, 'ledger_tx', transactions);
  await insertAny(tx, 'ledger_entry', entries);
  await insertAny(tx, 'balance_log', logs);
  for (const table of guarded) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  return { balances: new Map([...open].map(([code, { balance }]) => [code, balance])) };
}

/** As `ledger_hash` of the database computes it. */
function link(previous: Buffer | null, values: readonly (number | bigint)[]): Buffer {
  const hash = createHash('sha256');
  if (previous) hash.update(previous);
  return hash.update(values.join('|')).digest();
}
