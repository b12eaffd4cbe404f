import type { Node } from 'libpg-query';
import {
  type Column,
  columnIn,
  type Named,
  outwards,
  queryNamed,
  type Relation,
  relationNamed,
  relationOf,
  type Scope,
  type Tables,
  unqualified,
} from './scope.ts';
import { frameName, isA, isKeyword, isUnknown, type NodeOf, namesOf } from './tree.ts';

/** Inputs of binding the names of a text, and where results are reported. */
export interface Binding {
  readonly tables: Tables;
  readonly text: string;
  /** Names that may come from around the text; undefined if there is nothing around it. */
  readonly around: ReadonlySet<string> | undefined;
  /** Tables that nobody knows of may be there: those of a test, or of the query around. */
  readonly hasOwnTables: boolean;
  readonly say: (offset: number, message: string) => void;
  /** A name that was found: what it is a table or a column of; undefined = a column that a query or a function makes. */
  readonly use: (offset: number, named: Named | undefined) => void;
}

const identifier = /[\w$@#]/;

/** The places of the names of `a.b.c`, without their quotes. */
function offsetsOf(text: string, location: number, count: number): readonly number[] {
  const found: number[] = [];
  const name = /\s*\.?\s*("?)[\w$@#]+\1/gy;
  name.lastIndex = location;
  while (found.length < count) {
    const hit = name.exec(text);
    if (!hit) break;
    found.push(hit.index + hit[0].search(identifier));
  }
  return found;
}

/** The place of a word after another place: the tree does not have it. */
export function wordAfter(text: string, location: number, word: string): number {
  const at = text.slice(location).search(new RegExp(`(?<![\\w$])${word}(?![\\w$])`));
  return at < 0 ? location : location + at;
}

/** Says so where a table has no such column. Returns the column, where one is known. */
export function checkColumn(
  { say, use }: Binding,
  relation: Relation,
  name: string,
  at: number,
  alias: string,
): Column | undefined {
  const found = isUnknown(name) ? 'unknown' : columnIn(relation, name);
  if (found === 'unknown') return undefined;
  if (found) {
    use(at, found.origin);
    return found;
  }
  const table = relation.columns?.find(({ origin }) => origin)?.origin?.table;
  say(at, `${table !== undefined && table !== alias ? `${table} (${alias})` : alias} has no column “${name}”`);
  return undefined;
}

function alone(binding: Binding, name: string, at: number, scope: Scope): Column | 'missing' | undefined {
  const { found, isAround } = unqualified(scope, name);
  if (found === 'unknown') return undefined;
  if (found) {
    if (isAround)
      binding.say(
        at,
        `“${name}” is a column of the query around: write of which table, or a rename may change what it means`,
      );
    binding.use(at, found.origin);
    return found;
  }
  if (binding.around && (binding.around.has(name) || isKeyword(name))) return undefined;
  const names = new Set([...outwards(scope)].flatMap(({ relations }) => [...relations.keys()]));
  const reach = [...names].filter((one) => one !== '' && !isUnknown(one)).join(', ');
  binding.say(at, `“${name}” is no column of ${reach || 'any table in reach'}`);
  return 'missing';
}

/**
 * Resolves a reference; a missing one is reported. Returns the column, `missing`, or undefined if it cannot be decided.
 */
export function lookUp(
  binding: Binding,
  { fields = [], location = 0 }: NodeOf<'ColumnRef'>,
  scope: Scope,
): Column | 'missing' | undefined {
  const isStar = fields.some((field) => isA(field, 'A_Star'));
  const names = namesOf(fields);
  if (names.length === 0 || names.some(isUnknown)) return undefined;
  const offsets = offsetsOf(binding.text, location, names.length);
  const [first = location] = offsets;
  const at = offsets.at(-1) ?? first;
  const name = isStar ? undefined : (names.at(-1) ?? '');
  const alias = names.at(isStar ? -1 : -2);
  if (name !== undefined && alias === undefined) return alone(binding, name, at, scope);
  if (alias === undefined) return undefined;
  const table = binding.tables.get(alias);
  const relation = relationNamed(scope, alias) ?? (binding.around && table && relationOf(alias, table));
  if (relation) {
    if (name === undefined) return undefined;
    const column = checkColumn(binding, relation, name, at, alias);
    if (column?.origin?.table === alias) binding.use(first, { table: alias });
    return column ?? (relation.columns ? 'missing' : undefined);
  }
  // What a part of the query is called that only a run knows, nobody knows.
  if ([...outwards(scope)].some(({ relations }) => [...relations.keys()].some(isUnknown))) return undefined;
  if (!binding.around) binding.say(first, `nothing in reach is called “${alias}”`);
  else if (name === undefined || binding.around.has(name)) return undefined;
  else binding.say(at, `no table has a column “${name}”`);
  return 'missing';
}

/** Tables of PostgreSQL itself, whose columns are its own affair. */
const isOfSystem = ({ schemaname, relname = '' }: NodeOf<'RangeVar'>): boolean =>
  schemaname === 'pg_catalog' || schemaname === 'information_schema' || relname.startsWith('pg_');

/** The table, view or query of `with` that a name means. */
export function tableOf(
  { tables, text, around, hasOwnTables, say, use }: Binding,
  range: NodeOf<'RangeVar'>,
  scope: Scope,
): Relation {
  const { relname = '', location = 0 } = range;
  const query = range.schemaname === undefined ? queryNamed(scope, relname) : undefined;
  if (query) return query;
  const columns = tables.get(relname);
  const [at = location] = offsetsOf(text, location, 1);
  if (columns) {
    use(at, { table: relname });
    return relationOf(relname, columns);
  }
  if (relname === frameName) return { columns: [] };
  if (!hasOwnTables && !around?.has(relname) && !isUnknown(relname) && !isOfSystem(range))
    say(at, `no table “${relname}”: neither the manifest nor a migration makes one`);
  return {};
}

export const aliasOf = ({ alias, relname = '' }: NodeOf<'RangeVar'>): string => alias?.aliasname ?? relname;

/** A relation whose first columns have other names: `as line (kind, at)`. */
export function renamed(columns: readonly Column[] | undefined, names: readonly string[]): Relation {
  if (!columns) return names.length > 0 ? { columns: names.map((name) => ({ name })) } : {};
  return { columns: columns.map((column, index) => (names[index] === undefined ? column : { name: names[index] })) };
}

/** Functions of PostgreSQL whose rows have columns with names of their own. */
const columnsOfFunctions: Readonly<Record<string, readonly string[]>> = {
  jsonb_array_elements: ['value'],
  jsonb_array_elements_text: ['value'],
  jsonb_each: ['key', 'value'],
  jsonb_each_text: ['key', 'value'],
};

/** `jsonb_populate_recordset(null::member, …)` has rows like those of the table. */
function rowsLikeTable(call: Node | undefined, tables: Tables): Relation | undefined {
  if (!call || !isA(call, 'FuncCall') || !/^jsonb?_populate_record/.test(namesOf(call.FuncCall.funcname).at(-1) ?? ''))
    return undefined;
  const [like] = call.FuncCall.args ?? [];
  const table = (like && isA(like, 'TypeCast') && namesOf(like.TypeCast.typeName?.names).at(-1)) || '';
  const columns = tables.get(table);
  return columns && relationOf(table, columns);
}

/** Rows of a function behind `from`, and what they are called. */
export function rowsOfFunction(range: NodeOf<'RangeFunction'>, tables: Tables): readonly [string, Relation] {
  const { alias, functions = [], coldeflist, ordinality } = range;
  const [only] = functions;
  const like = only && isA(only, 'List') ? rowsLikeTable(only.List.items?.[0], tables) : undefined;
  if (like) return [alias?.aliasname ?? '', like];
  const names = functions.flatMap((one): readonly string[] => {
    const [call] = isA(one, 'List') ? (one.List.items ?? []) : [];
    return [(call && isA(call, 'FuncCall') && namesOf(call.FuncCall.funcname).at(-1)) || ''];
  });
  const own = alias?.aliasname ?? names[0] ?? '';
  const columns = coldeflist
    ? coldeflist.flatMap((node) => (isA(node, 'ColumnDef') ? [node.ColumnDef.colname ?? ''] : []))
    : names.flatMap((name) => columnsOfFunctions[name] ?? [own]);
  const all = [...columns, ...(ordinality ? ['ordinality'] : [])];
  const given = namesOf(alias?.colnames);
  // `unnest(a, b) as line (x, y)` has as many columns as it has names for them.
  const list = [...all, ...given.slice(all.length)].map((name) => ({ name }));
  return [own, names.some((name) => name.startsWith('pg_')) ? {} : renamed(list, given)];
}
