import { type CompiledQuery, type RawBuilder, sql } from 'kysely';

/** Names of queries whose plans are kept, by text. */
const names = new Map<string, string>();
/** How often a text came that has no name yet. */
const uses = new Map<string, number>();
/** A text that comes once more often than this comes again. */
const usesBefore = 2;
/** Texts that are remembered; where there are more, those that are used find their way back. */
const mostTexts = 2_000;
let last = 0;

/**
 * Lets each connection keep the plan of a query that runs all the time. Only for one that is best read in the same way
 * whatever its parameters are: by keys, not by days or statuses.
 */
export function keepPlan<Row>(name: string, query: CompiledQuery<Row>): CompiledQuery<Row> {
  names.set(query.sql, name);
  return query;
}

/**
 * Lets each connection keep the plan of a query that comes again and again, if it has no parameters: whatever it depends on
 * is in its text, so that the plan is the one that is made for these very values. With parameters PostgreSQL may settle for
 * one plan for all of them, which reads a whole list to find the three rows of a rare status.
 */
export function keepRepeated<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (query.parameters.length > 0 || names.has(query.sql)) return query;
  const before = uses.get(query.sql) ?? 0;
  if (before < usesBefore) {
    if (uses.size >= mostTexts) uses.clear();
    uses.set(query.sql, before + 1);
    return query;
  }
  uses.delete(query.sql);
  if (last % mostTexts === mostTexts - 1)
    for (const [text, name] of names) if (name.startsWith('kept_')) names.delete(text);
  last += 1;
  return keepPlan(`kept_${last}`, query);
}

/** The name of a query whose plan is kept. */
export function planOf(text: string): string | undefined {
  return names.get(text);
}

/**
 * A value as part of a query's text instead of a parameter, so that its plan can be kept: for values of which there are few,
 * and which come from the manifest or the database, or have been compared with what the manifest allows.
 */
export function constant(value: unknown): RawBuilder<unknown> {
  const isPlain = ['string', 'number', 'bigint', 'boolean'].includes(typeof value) || value instanceof Date;
  return isPlain ? sql.lit(value) : sql`${value}`;
}
