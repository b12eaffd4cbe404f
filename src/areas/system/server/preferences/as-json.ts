import { type RawBuilder, sql } from 'kysely';

/** A value for a column of jsonb: the driver would write an array as one of the database's own. */
export const asJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
