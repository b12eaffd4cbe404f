import { sql } from 'kysely';
import { missing } from '#server/base/failure.ts';
import type { Context, Principal } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import type { BankRow } from './rules.ts';

/** What dealing with the bank needs to know of an account. */
export type Account = Pick<
  BankRow,
  'id' | 'bank_code' | 'account_no' | 'channel' | 'status' | 'session_status' | 'balance' | 'last_sync_at'
> & { readonly name: string };

const columns = sql`id::integer as id, bank_code, account_no, channel, status, session_status, balance, last_sync_at,
  coalesce(nickname, account_no) as name`;

/** Accounts of agents that this person does not serve are none of theirs. */
const seenBy = (agentIds: Principal['agentIds']) =>
  agentIds === 'all'
    ? sql`true`
    : sql`(jsonb_array_length(agent_ids) = 0 or exists (
        select 1 from jsonb_array_elements(agent_ids) as item where ${JSON.stringify(agentIds)}::jsonb @> item))`;

/** The accounts that the user may see, all or those requested, without closed ones. */
export async function visibleBanks(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  ids?: readonly number[] | null,
): Promise<readonly Account[]> {
  const chosen = ids ? sql`${JSON.stringify(ids)}::jsonb @> to_jsonb(id)` : sql`true`;
  return many(
    sql<Account>`
      select ${columns} from bank where status <> 'closed' and ${seenBy(principal.agentIds)} and ${chosen}
      order by sort_order nulls last, id`,
    db,
  );
}

/** One of them. Answers "not found" for any other. */
export async function visibleBank(ctx: Pick<Context, 'db' | 'principal'>, id: number): Promise<Account> {
  const [account] = await visibleBanks(ctx, [id]);
  if (!account) throw missing();
  return account;
}
