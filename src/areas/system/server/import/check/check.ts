import { sql } from 'kysely';
import { type Executor, many, one } from '#server/db/sql.ts';
import { type Batch, recount } from '../batch.ts';
import { type ImportType, type Mapping, readMapping, unmapped } from '../fields.ts';
import type { KnownBank } from '../read/bank.ts';
import { plain } from '../read/text.ts';
import { cellOf, type StagedRow, stagedRows, writeVerdicts } from '../row.ts';
import { affiliateChecker } from './affiliates.ts';
import { type CheckContext, type Checker, readUsername } from './checker.ts';
import { memberChecker } from './members.ts';
import { walletChecker } from './wallets.ts';

const checkers: Readonly<Record<ImportType, (job: CheckContext) => Checker>> = {
  member: memberChecker,
  affiliate: affiliateChecker,
  wallet: walletChecker,
};

/** Lines per query: small enough for memory, large enough to keep the number of queries low. */
const chunk = 500;

async function* chunksOf(db: Executor, batchId: number): AsyncGenerator<readonly StagedRow[]> {
  for (let after = 0; ; ) {
    const rows = await stagedRows(db, batchId, after, chunk);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.row_no;
  }
}

/** The mapping of a batch, as validated when it was stored. */
export function mappingOf(batch: Pick<Batch, 'type' | 'mapping' | 'columns'>): Mapping {
  const mapping = readMapping(batch.type, batch.mapping, batch.columns);
  return 'problem' in mapping ? {} : mapping;
}

/**
 * Checks every line of a batch and stores what importing it would do. Changes only the lines and the batch, whose
 * status becomes `validated`, or `staged` while a required column is not mapped.
 */
export async function checkBatch(tx: Executor, batch: Batch, now: Date): Promise<void> {
  const mapping = mappingOf(batch);
  if (unmapped(batch.type, mapping).length > 0) {
    await many(
      sql`update import_row set result = null, act = null, field = null, message = null, known = '{}', amount = 0
        where batch_id = ${batch.id}`,
      tx,
    );
    await many(sql`update import_batch set status = 'staged' where id = ${batch.id}`, tx);
    return recount(tx, batch.id);
  }
  const { prefix } = await one(sql<{ prefix: string }>`select prefix from agent where id = ${batch.agent_id}`, tx);
  const banks = await many(
    sql<KnownBank>`select code, bot_code, name_th, name_en, acct_digits, status from bank_ref order by sort_order`,
    tx,
  );
  const fileUsernames = new Set<string>();
  if (batch.type === 'member' && mapping.upline_username !== undefined) {
    for await (const rows of chunksOf(tx, batch.id)) {
      for (const row of rows) {
        const name = readUsername(plain(cellOf(row, mapping, 'username')), { prefix, batch });
        if ('value' in name) fileUsernames.add(name.value);
      }
    }
  }
  const check = checkers[batch.type]({ db: tx, batch, mapping, prefix, banks, now, filed: fileUsernames });
  for await (const rows of chunksOf(tx, batch.id)) await writeVerdicts(tx, await check(rows));
  await many(sql`update import_batch set status = 'validated' where id = ${batch.id}`, tx);
  await recount(tx, batch.id);
}
