import { type RawBuilder, sql } from 'kysely';
import { partsOf } from '#contract/adds.ts';
import type { ReportResult } from '#contract/handler.ts';
import { formatMoney } from '#contract/money.ts';
import { entities } from '#generated/api/entities.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { ImportRowRow, ImportRowsQuery } from '#generated/api/system.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many, maybe, one } from '#server/db/sql.ts';
import type { Batch } from './batch.ts';
import { mappingOf } from './check/check.ts';
import type { ImportType } from './fields.ts';
import { type CheckedRow, displayRow } from './shown.ts';

type Result = ReportResult<ImportRowRow, never, 'new_balance'>;

const results: ReadonlySet<string> = new Set(['ok', 'dup', 'error']);
const maxLimit = 200;

/** The requested batch; without a number, the latest of this type within the caller's row scope. */
async function batchOf(ctx: Context, batchId: string | undefined, type: ImportType | null): Promise<Batch | undefined> {
  const scope = ctx.principal.agentIds;
  const conditions: RawBuilder<unknown>[] = [];
  if (batchId) conditions.push(sql`batch_id = ${batchId}`);
  else if (scope !== 'all')
    conditions.push(sql`agent_id in (select jsonb_array_elements_text(${JSON.stringify(scope)}::jsonb)::int)`);
  if (type !== null) conditions.push(sql`type = ${type}`);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return maybe(sql<Batch>`select * from import_batch where ${where} order by id desc limit 1`, ctx.db);
}

/** Only the user who uploaded the file sees its full content. */
export function seesAll(ctx: Pick<Context, 'principal'>, batch: Batch): boolean {
  return batch.created_by === ctx.principal.userId;
}

/** Lines of a batch, formatted for the screen. */
export async function readRows(
  db: Executor,
  batch: Batch,
  where: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
  full: boolean,
): Promise<readonly ImportRowRow[]> {
  const mapping = mappingOf(batch);
  const rows = await many(
    sql<CheckedRow>`
      select id, row_no, cells, fixes, ${batch.batch_id} as batch_no, result, outcome, field, message, known
      from import_row where batch_id = ${batch.id} and ${where} order by row_no ${page}`,
    db,
  );
  return rows.map((row) => displayRow(row, mapping, full));
}

async function report(ctx: Context, query: ImportRowsQuery, type: ImportType | null): Promise<Result> {
  const batch = await batchOf(ctx, query.batch_id, type);
  if (!batch || !ctx.mayServe(batch.agent_id)) return { rows: [], total: 0 };
  const limit = Math.min(Math.max(1, query.limit ?? 50), maxLimit);
  const offset = (Math.max(1, query.page ?? 1) - 1) * limit;
  const conditions: RawBuilder<unknown>[] = [];
  if (query.result && results.has(query.result)) conditions.push(sql`result = ${query.result}`);
  const q = query.q?.trim().toLowerCase();
  if (q) conditions.push(sql`strpos(lower(coalesce(known ->> 'username', cells::text)), ${q}) > 0`);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const sums = await one(
    sql<{ total: number; next: bigint }>`
      select count(*)::int as total,
        coalesce(sum((known ->> 'next')::bigint) filter (where act is not null), 0)::bigint as next
      from import_row where batch_id = ${batch.id} and ${where}`,
    ctx.db,
  );
  const rows = await readRows(ctx.db, batch, where, sql`limit ${limit} offset ${offset}`, seesAll(ctx, batch));
  // All rows of a batch are of one wallet, and so have the same unit.
  const field = entities.ImportRow.fields.new_balance;
  const part = field && partsOf(field).find(({ values }) => values.includes(batch.wallet_type ?? 'main'));
  const totalsBy =
    batch.type === 'wallet' && part ? { new_balance: { [part.name]: formatMoney(sums.next) } } : undefined;
  return { rows, total: sums.total, ...(totalsBy ? { totalsBy } : {}) };
}

/** Lines of any batch. */
export const rows: Services<Context>['import.rows'] = ({ query }, ctx) => report(ctx, query, null);
/** Lines of a referral batch: the requested one, else the latest. */
export const affiliateRows: Services<Context>['import.aff'] = ({ query }, ctx) => report(ctx, query, 'affiliate');
/** Lines of a balance batch: the requested one, else the latest. */
export const walletRows: Services<Context>['import.wallet'] = ({ query }, ctx) => report(ctx, query, 'wallet');
