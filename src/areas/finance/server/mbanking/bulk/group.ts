import { type RawBuilder, sql } from 'kysely';
import type { BulkSummary } from '#generated/api/finance.ts';
import { missing } from '#server/base/failure.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Principal, TransactionContext } from '#server/context/context.ts';
import { type Executor, many, maybe, type Tx } from '#server/db/sql.ts';

/** A bulk payment as its rules see it. */
export interface Group {
  readonly id: number;
  readonly ref: string;
  readonly name: string;
  readonly bankId: number;
  readonly purpose: string;
  readonly status: 'draft' | 'ready' | 'processing' | 'partial' | 'completed' | 'failed';
  readonly startedBy: number | null;
  readonly stoppedAt: Date | null;
}

const columns = sql`g.id, g.group_ref as ref, g.name, g.bank_id as "bankId", g.purpose, g.status,
  g.started_by as "startedBy", g.stopped_at as "stoppedAt"`;

/** Groups of accounts of agents that this person does not serve are none of theirs. */
const seenBy = ({ agentIds }: Pick<Principal, 'agentIds'>) =>
  agentIds === 'all'
    ? sql`true`
    : sql`(jsonb_array_length(bank.agent_ids) = 0 or exists (
        select 1 from jsonb_array_elements(bank.agent_ids) as item where ${JSON.stringify(agentIds)}::jsonb @> item))`;

/** The group, locked until the transaction ends. Answers "not found" where the person may not see it. */
export function lockGroup(ctx: TransactionContext, id: number): Promise<Group> {
  return groupOf(ctx, id, sql`for no key update of g`);
}

/** The same without a lock, for looking on. */
export function readGroup(ctx: TransactionContext, id: number): Promise<Group> {
  return groupOf(ctx, id, sql``);
}

async function groupOf({ tx, principal }: TransactionContext, id: number, lock: RawBuilder<unknown>): Promise<Group> {
  const row = await maybe(
    sql<Group>`
      select ${columns} from bulk_group g join bank on bank.id = g.bank_id
      where g.id = ${id} and ${seenBy(principal)} ${lock}`,
    tx,
  );
  if (!row) throw missing();
  return row;
}

/** The same for the system. */
export async function lockGroupOf(tx: Tx, id: number): Promise<Group | undefined> {
  return maybe(sql<Group>`select ${columns} from bulk_group g where g.id = ${id} for no key update`, tx);
}

type Summary = StoredRow<BulkSummary, 'total_amount' | 'success_amount', 'created_at' | 'stopped_at'>;

/** Groups with their counts and sums, newest first, as the database adds them up. Money on the wire. */
export async function readGroups(
  db: Executor,
  principal: Pick<Principal, 'agentIds'>,
  filter: { readonly id?: number; readonly status?: string | null; readonly bankId?: number | null },
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly BulkSummary[]> {
  const rows = await many(
    sql<Summary>`
      select g.id, g.group_ref, g.name, g.bank_id, coalesce(bank.nickname, bank.account_no) as bank_name, g.purpose,
        g.note, g.status, g.created_at, g.stopped_at, g.version, maker.name as created_by_name,
        starter.name as started_by_name, line.*
      from bulk_group g join bank on bank.id = g.bank_id
      left join app_user maker on maker.id = g.created_by
      left join app_user starter on starter.id = g.started_by
      cross join lateral (
        select count(*)::integer as recipient_count, coalesce(sum(amount), 0)::bigint as total_amount,
          count(*) filter (where status = 'success')::integer as success_count,
          coalesce(sum(amount) filter (where status = 'success'), 0)::bigint as success_amount,
          count(*) filter (where status = 'failed')::integer as failed_count,
          count(*) filter (where status = 'unknown')::integer as unknown_count,
          count(*) filter (where status = 'processing' or queued)::integer as live_count
        from bulk_recipient where group_id = g.id) line
      where ${conditions(principal, filter)}
      order by g.id desc limit ${page.limit} offset ${page.offset}`,
    db,
  );
  return rows.map((row) => toJsonRow(row));
}

function conditions(
  principal: Pick<Principal, 'agentIds'>,
  { id, status, bankId }: { readonly id?: number; readonly status?: string | null; readonly bankId?: number | null },
) {
  return sql.join(
    [
      seenBy(principal),
      ...(id === undefined ? [] : [sql`g.id = ${id}`]),
      ...(status ? [sql`g.status = ${status}`] : []),
      ...(bankId ? [sql`g.bank_id = ${bankId}`] : []),
    ],
    sql` and `,
  );
}

/** How many there are. */
export async function countGroups(
  db: Executor,
  principal: Pick<Principal, 'agentIds'>,
  filter: { readonly status?: string | null; readonly bankId?: number | null },
): Promise<number> {
  const row = await maybe(
    sql<{ total: number }>`
      select count(*)::integer as total from bulk_group g join bank on bank.id = g.bank_id
      where ${conditions(principal, filter)}`,
    db,
  );
  return row?.total ?? 0;
}
