import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '../context/context.ts';

/**
 * Columns that every change of a row sets in addition: the version, which makes concurrent edits fail with 409, and the time
 * and user of the change (no user for the system). `of`: the table, where a statement reads others as well.
 *
 * @example
 * sql`update raffle set paying_since = null, ${raise(ctx.principal)} where id = ${id}`
 */
export function raise({ userId }: Pick<Principal, 'userId'>, of?: string): RawBuilder<unknown> {
  const by = userId === 0 ? null : userId;
  return sql`updated_at = clock_timestamp(), updated_by = ${by}::integer, ${raiseVersion(of)}`;
}

/** Raises the version alone, for rows that record no last user. */
export function raiseVersion(of?: string): RawBuilder<unknown> {
  const version = sql.ref(of === undefined ? 'version' : `${of}.version`);
  return sql`version = ${version} + 1`;
}
