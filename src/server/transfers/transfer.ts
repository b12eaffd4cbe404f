import { type RawBuilder, sql } from 'kysely';
import type { RowOf } from '../context/context.ts';
import { type Executor, maybe, type Tx } from '../db/sql.ts';

/** A transfer as stored. Money is satang. */
export type TransferRow = RowOf<'bank_transfer'>;
export type TransferOrigin = TransferRow['origin'];

/** Topic of the outbox under which transfers are sent. */
export const transferTopic = 'transfer';

/** Key of the task that follows a transfer; at most one is live. */
export function transferKey(id: number): string {
  return `transfer:${id}`;
}

const whereId = (id: number): RawBuilder<TransferRow> => sql<TransferRow>`select * from bank_transfer where id = ${id}`;

/** The current transfer, without a lock. */
export async function readTransfer(db: Executor, id: number): Promise<TransferRow | undefined> {
  return maybe(whereId(id), db);
}

/** The transfer, locked until the transaction ends. */
export async function lockTransfer(tx: Tx, id: number): Promise<TransferRow | undefined> {
  return maybe(sql<TransferRow>`${whereId(id)} for no key update`, tx);
}

/** Milliseconds since the request was sent, by the database's clock; 0 before. */
export async function ageOf(db: Executor, id: number): Promise<number> {
  const row = await maybe(
    sql<{ age: number }>`
      select coalesce(extract(epoch from clock_timestamp() - sent_at) * 1000, 0)::integer as age
      from bank_transfer where id = ${id}`,
    db,
  );
  return row?.age ?? 0;
}

/** Marks the transfer as about to be sent. False if another process already did. */
export async function markSending(db: Executor, id: number): Promise<boolean> {
  const row = await maybe(
    sql<{ id: number }>`
      update bank_transfer set status = 'processing', sent_at = clock_timestamp()
      where id = ${id} and status = 'pending' returning id`,
    db,
  );
  return row !== undefined;
}
