import { type Expression, type RawBuilder, type SelectType, sql } from 'kysely';
import type { Tables } from '#generated/api/database.ts';

/** Column → value in database form, or what the database makes of it. */
export type Columns = Readonly<Record<string, unknown>>;

/** What the engine alone writes. */
type Kept = 'id' | 'version' | 'updated_at' | 'updated_by';

/**
 * Columns of a table with what they become: a value, or an expression of the database; `undefined` leaves one as it is.
 * `Not`: column of the status, which moves alone write.
 */
export type Settable<Table extends keyof Tables, Not extends string = never> = {
  readonly [Column in Exclude<keyof Tables[Table], Kept | Not>]?:
    | SelectType<Tables[Table][Column]>
    | Expression<unknown>
    | undefined;
};

/** `"a" = $1, "b" = $2` of those that are given. */
export function assignments(columns: Columns): RawBuilder<unknown>[] {
  return Object.entries(columns)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
}
