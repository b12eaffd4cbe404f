import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '../context/context.ts';

/**
 * What every change of a row sets besides its own columns: the version, by which whoever else has the row open is refused
 * (409), and who changed it last and when; nobody where the system did. `of`: name of the table, where a statement reads
 * others beside it.
 *
 * @example
 * sql`update raffle set paying_since = null, ${raise(ctx.principal)} where id = ${id}`
 */
export function raise({ userId }: Pick<Principal, 'userId'>, of?: string): RawBuilder<unknown> {
  const by = userId === 0 ? null : userId;
  return sql`updated_at = clock_timestamp(), updated_by = ${by}::integer, ${raiseVersion(of)}`;
}

/** The version alone: of what others make and the product only reads, nobody keeps who changed it. */
export function raiseVersion(of?: string): RawBuilder<unknown> {
  const version = sql.ref(of === undefined ? 'version' : `${of}.version`);
  return sql`version = ${version} + 1`;
}
