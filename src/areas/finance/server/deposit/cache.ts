import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { type Executor, many } from '#server/db/sql.ts';
import { cacheKey, dedupeKeys } from '#server/deposits/line-keys.ts';
import type { BankLine } from '#server/providers/ports.ts';

/** A bank account that is read. */
export interface ReadAccount {
  readonly id: number;
  readonly bank_code: string;
  readonly account_no: string;
  readonly agent_ids: readonly number[];
  readonly channel: string;
  readonly balance: bigint;
}

/** Seconds for which a fetched line is not handed on again. Afterwards the line itself refuses to count twice. */
const timeToLive = 5_400;

/** Keeps what a bank said, as it said it. A line that is in the cache is left alone until its time has run out. */
export async function keepFetched(
  db: Executor,
  account: ReadAccount,
  lines: readonly BankLine[],
  worker: string,
): Promise<void> {
  if (lines.length === 0) return;
  const keys = dedupeKeys(account.id, lines);
  const rows = lines.map((line, index) => {
    const dedupe = keys[index] ?? '';
    const amount = String(line.amount);
    return {
      cache_key: cacheKey(account, line, dedupe),
      bank_id: account.id,
      agent_ids: account.agent_ids,
      txn_at: line.at.toISOString(),
      direction: line.direction,
      amount,
      amount_in: line.direction === 'in' ? amount : '0',
      amount_out: line.direction === 'out' ? amount : '0',
      from_bank_code: line.bankCode,
      from_account_no: line.accountNo?.slice(0, 32) ?? null,
      from_account_name: line.accountName?.slice(0, 120) ?? null,
      description: line.description.slice(0, 255),
      payload_json: payloadOf(line, dedupe),
    };
  });
  await many(
    sql`
      insert into bank_cache_transaction (cache_key, bank_id, agent_ids, txn_at, fetched_at, direction, amount, amount_in,
        amount_out, from_bank_code, from_account_no, from_account_name, description, ttl_sec, processed, process_result,
        worker, payload_json)
      select cache_key, bank_id, agent_ids, txn_at, clock_timestamp(), direction, amount, amount_in, amount_out,
        (select code from bank_ref where code = line.from_bank_code), from_account_no, from_account_name, description,
        ${timeToLive}::integer, false, 'queued', ${worker.slice(0, 40)}, payload_json
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (cache_key text, bank_id integer, agent_ids jsonb,
        txn_at timestamptz, direction text, amount bigint, amount_in bigint, amount_out bigint, from_bank_code text,
        from_account_no text, from_account_name text, description text, payload_json jsonb)
      on conflict (cache_key) do update set fetched_at = clock_timestamp(), processed = false, process_result = 'queued',
        raw_ref = null, worker = excluded.worker
      where bank_cache_transaction.processed
        and bank_cache_transaction.fetched_at + bank_cache_transaction.ttl_sec * interval '1 second' < clock_timestamp()`,
    db,
  );
}

/** The line as it was read, for people and for processing; without whole account numbers. */
function payloadOf(line: BankLine, dedupeKey: string): Readonly<Record<string, unknown>> {
  return {
    at: line.at.toISOString(),
    direction: line.direction,
    amount: formatMoney(line.amount),
    balance: line.balanceAfter === null ? null : formatMoney(line.balanceAfter),
    channel: line.channelCode,
    bank: line.bankCode,
    reference: line.reference,
    description: line.description,
    key: dedupeKey,
  };
}

/** A cached line that waits to be processed. Money is satang. */
export interface Cached {
  readonly id: number;
  readonly bank_id: number;
  readonly agent_ids: readonly number[];
  readonly txn_at: Date;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly from_bank_code: string | null;
  readonly from_account_no: string | null;
  readonly from_account_name: string | null;
  readonly description: string;
  readonly process_result: string;
  readonly payload_json: Readonly<Record<string, unknown>> | null;
  readonly channel: string;
}

/** Keys of what waits at an account, oldest first. */
export async function queuedAt(db: Executor, bankId: number, most: number): Promise<readonly number[]> {
  const rows = await many(
    sql<{ id: number }>`
      select id::integer as id from bank_cache_transaction
      where bank_id = ${bankId} and process_result = 'queued' order by txn_at, id limit ${most}`,
    db,
  );
  return rows.map(({ id }) => id);
}
