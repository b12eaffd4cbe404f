import { sql } from 'kysely';
import { type Executor, many } from '#server/db/sql.ts';
import type { Tree } from './tree.ts';

export interface KnownMember {
  readonly id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly mobile: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly upline_id: number | null;
  readonly upline_username: string | null;
}

const texts = (values: Iterable<string>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...values])}::jsonb))`;

const columns = sql`m.id::int as id, m.username, m.agent_id::int as agent_id, m.mobile, m.bank_code, m.bank_account_no,
  m.upline_id::int as upline_id, up.username as upline_username`;

/** Members by username, whatever their agent: usernames are unique across agents. */
export async function membersByName(db: Executor, names: Iterable<string>): Promise<ReadonlyMap<string, KnownMember>> {
  const rows = await many(
    sql<KnownMember>`
      select ${columns} from member m left join member up on up.id = m.upline_id where m.username in ${texts(names)}`,
    db,
  );
  return new Map(rows.map((row) => [row.username, row]));
}

/** Members of the agent with one of these telephone or account numbers. */
export async function membersByNumber(
  db: Executor,
  agentId: number,
  mobiles: Iterable<string>,
  accounts: Iterable<string>,
): Promise<readonly KnownMember[]> {
  return many(
    sql<KnownMember>`
      select ${columns} from member m left join member up on up.id = m.upline_id
      where m.agent_id = ${agentId} and (m.mobile in ${texts(mobiles)} or m.bank_account_no in ${texts(accounts)})`,
    db,
  );
}

/** Loads all referrers above these members into the tree. */
export async function loadAbove(db: Executor, names: Iterable<string>, tree: Tree): Promise<void> {
  const rows = await many(
    sql<{ child: string; parent: string }>`
      with recursive above (id, username, upline_id) as (
        select id, username, upline_id from member where username in ${texts(names)}
        union
        select m.id, m.username, m.upline_id from member m join above on m.id = above.upline_id
      )
      select above.username as child, up.username as parent from above join member up on up.id = above.upline_id`,
    db,
  );
  for (const { child, parent } of rows) tree.store(child, parent);
}
