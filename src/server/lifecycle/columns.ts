import { type Expression, type RawBuilder, type SelectType, sql } from 'kysely';
import type { Tables } from '#generated/api/database.ts';

/** Column → value in database form, or an SQL expression. */
export type Columns = Readonly<Record<string, unknown>>;

/** Columns that only the engine writes. */
type Kept = 'id' | 'version' | 'updated_at' | 'updated_by';

/**
 * Columns of a table with their new values or SQL expressions; `undefined` leaves a column as it is. `Not`: the status column,
 * which only moves write.
 */
export type Settable<Table extends keyof Tables, Not extends string = never> = {
  readonly [Column in Exclude<keyof Tables[Table], Kept | Not>]?:
    | SelectType<Tables[Table][Column]>
    | Expression<unknown>
    | undefined;
};

/** `"a" = $1, "b" = $2` for the given columns. */
export function assignments(columns: Columns): RawBuilder<unknown>[] {
  return Object.entries(columns)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
}
