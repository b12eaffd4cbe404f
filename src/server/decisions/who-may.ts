import { sql } from 'kysely';
import type { Who } from '#contract/decision.ts';
import { allows } from '#contract/permission.ts';
import type { Text } from '#contract/text.ts';
import type { TransactionContext } from '../context/context.ts';
import { many } from '../db/sql.ts';

interface Search {
  readonly text: Text;
  readonly permission: string;
  /** Lowest rank allowed: 20 is a finance lead. */
  readonly rank?: number;
  /** They must have this agent in their scope. */
  readonly agentId?: number;
  /** Excluded users; the caller and those who count as the same person are always excluded. */
  readonly except?: readonly (number | null)[];
  readonly handover?: boolean;
}

/** Maximum number of names: a hint whom to ask, not a staff list. */
const most = 3;

interface Row {
  readonly id: number;
  readonly name: string;
}

/** Users beside the caller who may do something, those currently online first. */
export async function othersWho(
  { tx, principal }: Pick<TransactionContext, 'tx' | 'principal'>,
  { permission, rank, agentId, except = [] }: Omit<Search, 'text' | 'handover'>,
): Promise<readonly Row[]> {
  const roles = await tx.selectFrom('role').select(['id', 'permissions']).where('status', '=', 'active').execute();
  const holders = roles.filter(({ permissions }) => allows(new Set(permissions), permission)).map(({ id }) => id);
  const out = [principal.userId, ...except.filter((id) => id !== null)];
  return many(
    sql<Row>`
      select u.id::integer as id, u.name from app_user u join role r on r.id = u.role_id
      where u.status = 'active' and u.id not in (
          select same from jsonb_array_elements_text(${JSON.stringify(out)}::jsonb) one, same_people(one::integer) same)
        and r.id in (select one::integer from jsonb_array_elements_text(${JSON.stringify(holders)}::jsonb) one)
        and (${rank ?? null}::integer is null or r.rank <= ${rank ?? null}::integer)
        and (${agentId ?? null}::integer is null or r.scope = 'all' or u.agent_ids @> to_jsonb(${agentId ?? null}::integer))
      order by exists (select 1 from session s where s.user_id = u.id and s.revoked_at is null
          and s.last_seen_at > clock_timestamp() - interval '30 minutes') desc, r.rank desc, u.id`,
    tx,
  );
}

/** Whom to ask for what the caller may not do. */
export async function whoMay(ctx: TransactionContext, { text, handover, ...search }: Search): Promise<Who> {
  const people = (await othersWho(ctx, search)).slice(0, most).map(({ name }) => name);
  return { text, people, ...(handover ? { handover: true as const } : {}) };
}
