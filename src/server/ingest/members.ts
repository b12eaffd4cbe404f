import { sql } from 'kysely';
import { type FailureError, invalid } from '../base/failure.ts';
import type { TransactionContext } from '../context/context.ts';
import { many } from '../db/sql.ts';
import { ingestTexts } from './texts.ts';

/** A member whom a fact names. */
export interface NamedMember {
  readonly id: number;
  readonly agent_id: number;
  readonly username: string;
}

type Viewer = Pick<TransactionContext, 'tx' | 'mayServe'>;

/** Members by their usernames: those of agents whom the sender serves; the others do not exist for it. */
export async function membersNamed(
  { tx, mayServe }: Viewer,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, NamedMember>> {
  const rows = await many(
    sql<NamedMember>`
      select id::integer as id, agent_id::integer as agent_id, username from member
      where username in (select jsonb_array_elements_text(${JSON.stringify([...new Set(usernames)])}::jsonb))`,
    tx,
  );
  return new Map(rows.flatMap((row) => (mayServe(row.agent_id) ? [[row.username, row] as const] : [])));
}

/** Refuses a fact that names a member whom there is not, or not for its sender. */
export const unknownMember = (username: string): FailureError =>
  invalid({ username: ingestTexts.noMember({ username }) });

/** The member whom a fact names. */
export async function memberNamed(viewer: Viewer, username: string): Promise<NamedMember> {
  const member = (await membersNamed(viewer, [username])).get(username);
  if (!member) throw unknownMember(username);
  return member;
}
