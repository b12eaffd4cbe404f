import { sql } from 'kysely';
import type { TransactionContext } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { cashOf } from '#server/ledger/accounts.ts';
import { lockAccounts } from '#server/ledger/post.ts';
import type { Batch } from '../batch.ts';
import type { WaitingRow } from '../row.ts';
import { importTexts } from '../texts.ts';
import type { Apply, Effect } from './chunk.ts';
import { changeOther, openWallets, postCredit } from './post-balance.ts';

/** Current balances, locked until the transaction ends. */
async function lockBalances(
  ctx: TransactionContext,
  type: string,
  members: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  if (type === 'main') {
    const accounts = await lockAccounts(ctx.tx, members.map(cashOf));
    return new Map(members.map((id) => [id, accounts.get(cashOf(id).code)?.balance ?? 0n]));
  }
  const rows = await many(
    sql<{ member_id: number; balance: bigint }>`
      select member_id::int as member_id, balance from wallet where wallet_type = ${type}
        and member_id in (select jsonb_array_elements_text(${JSON.stringify(members)}::jsonb)::int)
      order by id for update`,
    ctx.tx,
  );
  return new Map(rows.map((row) => [row.member_id, row.balance]));
}

/** Lines whose content another batch has imported since the check. */
async function importedSince(ctx: TransactionContext, rows: readonly WaitingRow[]): Promise<ReadonlySet<number>> {
  const imported = await many(
    sql<{ id: number }>`
      select mine.id::int as id from import_row mine
      join import_row other on other.row_key = mine.row_key and other.outcome in ('added', 'updated')
      where mine.id in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::int)`,
    ctx.tx,
  );
  return new Set(imported.map(({ id }) => id));
}

function memberOf(row: WaitingRow): number {
  if (row.member_id === null) throw new Error(`Line ${row.row_no} waits without a member`);
  return row.member_id;
}

/** Imports balances. A balance to set must still be the one that the user saw at the check. */
export const applyWallets: Apply = async (ctx, batch, rows, author) => {
  const type = batch.wallet_type ?? 'main';
  const members = rows.map(memberOf);
  await openWallets(ctx, members, type);
  const balances = await lockBalances(ctx, type, members);
  const taken = await importedSince(ctx, rows);
  const effects: Effect[] = [];
  for (const row of rows) effects.push(await apply(row));
  return effects;

  async function apply(row: WaitingRow): Promise<Effect> {
    const memberId = memberOf(row);
    const none = { id: row.id, memberId, amount: 0n };
    if (taken.has(row.id)) return { ...none, outcome: 'skipped', message: importTexts.inOtherBatch };
    const current = balances.get(memberId) ?? 0n;
    const delta = deltaOf(batch, row, current);
    if (delta === undefined) return { ...none, outcome: 'failed', message: importTexts.balanceChanged };
    const change = { rowId: row.id, memberId, delta };
    if (type === 'main') await postCredit(ctx, batch, change, author);
    else await changeOther(ctx, batch, change, author);
    return { id: row.id, memberId, outcome: 'added', message: null, amount: row.amount };
  }
};

/** Satang to add; undefined if the balance changed since the check. */
function deltaOf(batch: Batch, row: WaitingRow, current: bigint): bigint | undefined {
  if (batch.wallet_mode !== 'set') return row.amount;
  return String(row.known.current) === String(current) && row.amount !== current ? row.amount - current : undefined;
}
