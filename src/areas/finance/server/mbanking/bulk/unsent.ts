import { type RawBuilder, sql } from 'kysely';

/** Lines of a group that a round would send: those that failed or were never sent, of them only the named ones. */
export function unsentOf(groupId: number, ids: readonly number[] | null | undefined): RawBuilder<unknown> {
  const named = ids ? sql`${JSON.stringify([...new Set(ids)])}::jsonb @> to_jsonb(id)` : sql`true`;
  return sql`group_id = ${groupId} and status in ('pending', 'failed') and ${named}`;
}
