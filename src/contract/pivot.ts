import type { Field } from './field.ts';
import type { Text } from './text.ts';

/** Query keys by which a report is asked to spread its rows over the values of a second dimension, and which measure it shows there. */
export const pivotParam = 'pivot';
export const showParam = 'show';
export const pivotParams: readonly string[] = [pivotParam, showParam];

/** Most values that have a column of their own; those of all others are put together in one. */
export const mostColumns = 12;

/** Groups by which rows can be spread: those of one key. `{ agent: ['agent_id'], agent_day: ['stat_date', 'agent_id'] }` → `['agent']` */
export function dimensionsOf(groups: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.entries(groups).flatMap(([name, keys]) => (keys.length === 1 ? [name] : []));
}

/** What the rows of a report can be spread over. */
export interface PivotChoice {
  /** Name of the group whose rows become columns. */
  readonly by: string;
  readonly label: Text;
  /** Measures with a total that cannot be told so: no source has them by both, or they are no sum then. */
  readonly lacks: readonly string[];
}

/** One value of the second dimension. */
export interface PivotColumn {
  /** In serialized form; null = rows that have none. */
  readonly value: unknown;
  /** What it is called, written as `head` says; null = it has no name. */
  readonly title: unknown;
}

/** The rows of a reply spread over the values of a second dimension. Rows hold what they have in total as the field `show`. */
export interface Pivot {
  readonly by: string;
  /** Field of the rows’ entity that the columns are values of: filters of it narrow a link to one column. */
  readonly key: string;
  /** How the titles of columns are written. */
  readonly head: Field;
  /** The measure. */
  readonly show: Field;
  readonly columns: readonly PivotColumn[];
  /** How many further values the last cell has together; 0 = there is no such cell. */
  readonly others: number;
  /** By row, in the order of the reply: a value by column, and one of the others; null = there is nothing. */
  readonly cells: readonly (readonly unknown[])[];
  /** The same of all filtered rows. */
  readonly totals: readonly unknown[];
}
