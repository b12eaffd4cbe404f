import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertAny, insertRows } from './insert.ts';
import type { makeTreasury, TransferRow } from './treasury.ts';

/** Writes the treasury's part of the demo, after the accounts that it refers to. */
export async function writeTreasury(
  tx: Transaction<Database>,
  treasury: Awaited<ReturnType<typeof makeTreasury>>,
  transfers: readonly TransferRow[],
): Promise<void> {
  await tx.updateTable('sweep_settings').set(treasury.settings).where('id', '=', 1).execute();
  await insertRows(tx, 'sweep_rule', treasury.sweepRules);
  await insertRows(tx, 'replenish_rule', treasury.replenishRules);
  await insertRows(tx, 'bank_transfer', transfers);
  await insertAny(tx, 'outbox', treasury.tasks);
  await insertRows(tx, 'sweep', treasury.sweeps);
  await insertRows(tx, 'replenish_ticket', treasury.tickets);
  await insertRows(tx, 'replenish_log', treasury.replenishLogs);
  await insertAny(tx, 'file', treasury.files);
  await insertAny(
    tx,
    'slip',
    treasury.slips.map((slip, index) => ({ id: index + 1, ...slip })),
  );
}
