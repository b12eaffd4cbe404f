import { sql } from 'kysely';
import type { BulkLine } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { countGroups, readGroups } from './group.ts';

const usualGroups = 20;
const usualLines = 100;

/** Groups, newest first, with counts and sums. */
export const groupList: Services<Context>['mbanking.bulk.group-list'] = async ({ body }, ctx) => {
  const { page, limit } = { page: body.page ?? 1, limit: body.limit ?? usualGroups };
  const filter = { status: body.status ?? null, bankId: body.bank_id ?? null };
  const groups = await readGroups(ctx.db, ctx.principal, filter, { limit, offset: (page - 1) * limit });
  return { groups, total: await countGroups(ctx.db, ctx.principal, filter), page, limit };
};

/** Lines of one group in their order, and the group itself. */
export const recipientList: Services<Context>['mbanking.bulk.recipient-list'] = async ({ body }, ctx) => {
  const { page, limit } = { page: body.page ?? 1, limit: body.limit ?? usualLines };
  const [group] = await readGroups(ctx.db, ctx.principal, { id: body.group_id }, { limit: 1, offset: 0 });
  if (!group) throw missing();
  const { total } = await one(
    sql<{ total: number }>`select count(*)::integer as total from bulk_recipient where group_id = ${body.group_id}`,
    ctx.db,
  );
  const rows = await many(
    sql<StoredRow<BulkLine, 'amount'>>`
      select line.id, seq, line.bank_code, line.account_no, line.account_name, line.amount, mobile, line.note,
        line.status, queued, line.message, line.upstream_ref, transfer_id, transfer.transfer_ref,
        transfer.parked_at is not null as waits_for_person
      from bulk_recipient line left join bank_transfer transfer on transfer.id = line.transfer_id
      where group_id = ${body.group_id} order by seq limit ${limit} offset ${(page - 1) * limit}`,
    ctx.db,
  );
  return { recipients: rows.map((row) => toJsonRow(row)), total, page, limit, group };
};
