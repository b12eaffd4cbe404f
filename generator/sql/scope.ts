import { isUnknown } from './tree.ts';

/** A table that the manifest or a migration makes, or a column of one. */
export interface Named {
  readonly table: string;
  readonly column?: string;
}

/** A column of such a table. */
export interface Origin extends Named {
  readonly table: string;
  readonly column: string;
}

export interface Column {
  readonly name: string;
  /** The column of a table that it is under its own name, also by way of other queries. */
  readonly origin?: Origin;
}

/** A table after `from`, with its columns; without columns if they only exist at run time. */
export interface Relation {
  readonly columns?: readonly Column[];
}

/** Names in reach, the nearest first. */
export interface Scope {
  readonly relations: Map<string, Relation>;
  /** Of `with`. */
  readonly queries: Map<string, Relation>;
  /** Names of `using (…)` that one side lacks: the name alone is the column of neither. */
  readonly torn: Set<string>;
  readonly outer: Scope | undefined;
}

export const inner = (outer: Scope | undefined, relations: Iterable<readonly [string, Relation]> = []): Scope => ({
  relations: new Map(relations),
  queries: new Map(),
  torn: new Set(),
  outer,
});

/** Tables and views with their columns. */
export type Tables = ReadonlyMap<string, readonly string[]>;

export const relationOf = (table: string, columns: readonly string[]): Relation => ({
  columns: columns.map((name) => ({ name, origin: { table, column: name } })),
});

/** Columns that every table has. */
const ofSystem = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

/** A column that was found, one that cannot be judged, or none. */
type Found = Column | 'unknown' | undefined;

export function columnIn({ columns }: Relation, name: string): Found {
  if (!columns) return 'unknown';
  return columns.find((column) => column.name === name) ?? (ofSystem.has(name) ? 'unknown' : undefined);
}

export function* outwards(scope: Scope | undefined): Generator<Scope> {
  for (let one = scope; one; one = one.outer) yield one;
}

/**
 * What a name without a table in front means: a column of the nearest query that has one, or a whole row. `isAround` = the
 * query has tables of its own, and it is a query around it that has the column.
 */
export function unqualified(scope: Scope, name: string): { readonly found: Found; readonly isAround: boolean } {
  let isAround = false;
  for (const { relations, torn } of outwards(scope)) {
    if (torn.has(name)) return { found: undefined, isAround };
    const found = [...relations.values()].map((relation) => columnIn(relation, name));
    const sure = found.find((one) => one !== undefined && one !== 'unknown');
    if (sure) return { found: sure, isAround };
    if (found.includes('unknown') || relations.has(name)) return { found: 'unknown', isAround };
    if ([...relations.keys()].some((title) => title !== '' && !isUnknown(title))) isAround = true;
  }
  return { found: undefined, isAround };
}

export function relationNamed(scope: Scope, name: string): Relation | undefined {
  for (const { relations } of outwards(scope)) {
    const found = relations.get(name);
    if (found) return found;
  }
  return undefined;
}

export function queryNamed(scope: Scope, name: string): Relation | undefined {
  for (const { queries } of outwards(scope)) {
    const found = queries.get(name);
    if (found) return found;
  }
  return undefined;
}
