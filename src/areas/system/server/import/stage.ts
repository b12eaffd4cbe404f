import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TransactionContext } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import type { Table } from '#server/sheets/reading/lines.ts';
import type { Batch } from './batch.ts';
import { isSecret } from './fields.ts';

/** Options chosen before the file is read. */
export type Choices = Pick<
  Batch,
  'type' | 'source' | 'agent_id' | 'on_duplicate' | 'wallet_type' | 'wallet_mode' | 'add_prefix'
>;

export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** Lines per insert. */
const chunk = 1_000;

/**
 * Creates a batch with the lines of its file. Columns that may hold passwords are listed on the batch and their cells
 * are dropped: they are of no use, so they are not stored.
 */
export async function stage(
  ctx: TransactionContext,
  choices: Choices,
  file: FileFacts,
  table: Table,
  mapping: Readonly<Record<string, number>>,
): Promise<string> {
  const { tx, principal } = ctx;
  const secret = table.columns.map(isSecret);
  const dropped = table.columns.filter((_name, at) => secret[at]);
  const batchId = await nextNumber(tx, 'IM', 4);
  const earlierUpload = await maybe(
    sql<{ batch_id: string }>`
      select batch_id from import_batch where type = ${choices.type} and agent_id = ${choices.agent_id}
        and file_sha256 = ${file.sha256} and status in ('importing', 'done', 'partial') order by id limit 1`,
    tx,
  );
  const { id } = await one(
    sql<{ id: number }>`
      insert into import_batch (batch_id, type, source, agent_id, mode, on_duplicate, wallet_type, wallet_mode, add_prefix,
        file_name, file_size, file_sha256, encoding, columns, dropped, mapping, same_as, created_by, updated_by)
      values (${batchId}, ${choices.type}, ${choices.source}, ${choices.agent_id}, 'dry_run', ${choices.on_duplicate},
        ${choices.wallet_type}, ${choices.wallet_mode}, ${choices.add_prefix}, ${file.name}, ${file.size}, ${file.sha256},
        ${table.encoding}, ${JSON.stringify(table.columns)}::jsonb, ${JSON.stringify(dropped)}::jsonb,
        ${JSON.stringify(mapping)}::jsonb, ${earlierUpload?.batch_id ?? null}, ${principal.userId}, ${principal.userId})
      returning id::int as id`,
    tx,
  );
  let waiting: { readonly row_no: number; readonly cells: readonly string[] }[] = [];
  let count = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    await many(
      sql`
        insert into import_row (batch_id, row_no, cells)
        select ${id}::int, v.row_no, v.cells from json_to_recordset(${JSON.stringify(waiting)}::json) as v (row_no int, cells jsonb)`,
      tx,
    );
    waiting = [];
  };
  for await (const cells of table.lines) {
    count += 1;
    waiting.push({ row_no: count, cells: cells.map((cell, at) => (secret[at] ? '' : cell)) });
    if (waiting.length >= chunk) await flush();
  }
  await flush();
  return batchId;
}

/** Digest of rows that were not uploaded as a file. */
export function digestOf(rows: unknown): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
