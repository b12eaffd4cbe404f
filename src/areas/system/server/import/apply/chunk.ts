import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { bilingual } from '#server/base/bilingual.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { raise } from '#server/lifecycle/raise.ts';
import type { Batch } from '../batch.ts';
import type { ImportType } from '../fields.ts';
import { longestMessage, type WaitingRow } from '../row.ts';
import { applyAffiliates } from './affiliates.ts';
import { applyMembers } from './members.ts';
import { applyWallets } from './wallets.ts';

/** Outcome of a line. */
export interface Effect {
  readonly id: number;
  readonly outcome: 'added' | 'updated' | 'skipped' | 'failed';
  readonly message: Text | null;
  readonly memberId: number | null;
  /** Satang posted. */
  readonly amount: bigint;
}

/** The user on whose behalf the worker acts. */
export interface Author {
  readonly id: number | null;
  readonly name: string;
}

export type Apply = (
  ctx: TransactionContext,
  batch: Batch,
  rows: readonly WaitingRow[],
  author: Author,
) => Promise<readonly Effect[]>;

const appliers: Readonly<Record<ImportType, Apply>> = {
  member: applyMembers,
  affiliate: applyAffiliates,
  wallet: applyWallets,
};

/** Imports some lines and stores the outcome of each, all in the transaction of `ctx`. */
export async function applyRows(
  ctx: TransactionContext,
  batch: Batch,
  rows: readonly WaitingRow[],
  author: Author,
): Promise<readonly Effect[]> {
  const effects = await appliers[batch.type](ctx, batch, rows, author);
  await writeEffects(ctx, batch, effects);
  return effects;
}

/** Marks lines as done and updates the counters of the batch. */
export async function writeEffects(ctx: TransactionContext, batch: Batch, effects: readonly Effect[]): Promise<void> {
  const json = JSON.stringify(
    effects.map(({ id, outcome, message, memberId }) => ({
      id,
      outcome,
      message: message && bilingual(message, longestMessage),
      member_id: memberId,
    })),
  );
  await many(
    sql`
      update import_row set outcome = v.outcome, applied_at = clock_timestamp(),
        message = coalesce(v.message, import_row.message), member_id = coalesce(v.member_id, import_row.member_id)
      from json_to_recordset(${json}::json) as v (id int, outcome text, message text, member_id int)
      where import_row.id = v.id and import_row.applied_at is null`,
    ctx.tx,
  );
  const count = (outcome: Effect['outcome']) => effects.filter((effect) => effect.outcome === outcome).length;
  const amount = effects.reduce((sum, effect) => sum + effect.amount, 0n);
  await many(
    sql`
      update import_batch set row_done = row_done + ${effects.length}::int, row_added = row_added + ${count('added')}::int,
        row_updated = row_updated + ${count('updated')}::int, row_failed = row_failed + ${count('failed')}::int,
        amount_done = amount_done + ${amount}::bigint, ${raise(ctx.principal)}
      where id = ${batch.id}`,
    ctx.tx,
  );
}
