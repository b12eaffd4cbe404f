import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/** A connection or a transaction, whatever tables it knows. */
export type Executor = QueryExecutorProvider;

/**
 * An open transaction. Money code takes nothing else: work outside the transaction would be neither atomic
 * nor, on a database with one connection, ever finish.
 */
export type Tx = Executor & { readonly isTransaction: true };

/** All rows of a query. int8 columns arrive as bigint, int4 as number. */
export async function many<T>(query: RawBuilder<T>, executor: Executor): Promise<readonly T[]> {
  return (await query.execute(executor)).rows;
}

/** The first row of a query, if there is one. */
export async function maybe<T>(query: RawBuilder<T>, executor: Executor): Promise<T | undefined> {
  return (await query.execute(executor)).rows[0];
}

/** The only row of a query that always has one. */
export async function one<T>(query: RawBuilder<T>, executor: Executor): Promise<T> {
  const row = await maybe(query, executor);
  if (row === undefined) throw new Error('A query that always has a row returned none');
  return row;
}
