import type { Node } from 'libpg-query';
import { aliasOf, type Binding, checkColumn, lookUp, renamed, rowsOfFunction, tableOf, wordAfter } from './resolve.ts';
import { type Column, columnIn, inner, type Relation, relationNamed, type Scope } from './scope.ts';
import { columnName, isA, isUnknown, lastLocation, type NodeOf, namesOf, otherAlias } from './tree.ts';

/** Columns of a query; undefined where only a run knows them. */
type Columns = readonly Column[] | undefined;

/** Binds every name below a node. */
function walk(binding: Binding, value: unknown, scope: Scope): void {
  if (typeof value !== 'object' || value === null) return;
  if (isA(value, 'ColumnRef')) lookUp(binding, value.ColumnRef, scope);
  else if (isA(value, 'SelectStmt')) select(binding, value.SelectStmt, scope);
  else for (const child of Object.values(value)) walk(binding, child, scope);
}

/** All columns that `*` or `a.*` selects. */
function starred(scope: Scope, alias: string | undefined): Columns {
  const relations = alias === undefined ? [...scope.relations.values()] : [relationNamed(scope, alias) ?? {}];
  return relations.every(({ columns }) => columns) ? relations.flatMap(({ columns = [] }) => columns) : undefined;
}

/** The columns that one part of a list of columns makes. */
function output(binding: Binding, target: Node, scope: Scope): Columns {
  if (!isA(target, 'ResTarget') || !target.ResTarget.val) return undefined;
  const { name, val } = target.ResTarget;
  if (!isA(val, 'ColumnRef')) {
    walk(binding, val, scope);
    // A list of columns, for all that one knows.
    return name === undefined && isA(val, 'ParamRef') ? undefined : [{ name: name ?? columnName(val) }];
  }
  const column = lookUp(binding, val.ColumnRef, scope);
  const names = namesOf(val.ColumnRef.fields);
  if (val.ColumnRef.fields?.some((field) => isA(field, 'A_Star'))) return starred(scope, names.at(-1));
  const own = name ?? columnName(val);
  if (isUnknown(own)) return undefined;
  // A column that is not there is not there for the queries around either.
  if (column === 'missing' && name === undefined) return [{ name: '' }];
  return [column && column !== 'missing' && column.name === own ? column : { name: own }];
}

function outputs(binding: Binding, targets: readonly Node[] | undefined, scope: Scope): Columns {
  const parts = (targets ?? []).map((target) => output(binding, target, scope));
  return parts.every((part) => part) ? parts.flatMap((part) => part ?? []) : undefined;
}

/** `order by` and `group by`: a name alone may be that of a column of the result. */
function sorted(binding: Binding, nodes: readonly Node[] | undefined, scope: Scope, columns: Columns): void {
  const result = inner(scope, [['', columns ? { columns } : {}]]);
  for (const node of nodes ?? []) {
    const key = isA(node, 'SortBy') ? node.SortBy.node : node;
    const isAlone = key && isA(key, 'ColumnRef') && key.ColumnRef.fields?.length === 1;
    walk(binding, key, isAlone ? result : scope);
  }
}

function select(binding: Binding, query: NodeOf<'SelectStmt'>, outer: Scope | undefined): Columns {
  const around = withQueries(binding, query.withClause, outer);
  if (query.larg && query.rarg) {
    const columns = select(binding, query.larg, around);
    select(binding, query.rarg, around);
    sorted(binding, query.sortClause, around, columns);
    walk(binding, [query.limitCount, query.limitOffset], around);
    return columns;
  }
  if (query.valuesLists) {
    walk(binding, query.valuesLists, around);
    const [first] = query.valuesLists;
    const count = first && isA(first, 'List') ? (first.List.items?.length ?? 0) : 0;
    return Array.from({ length: count }, (_, index) => ({ name: `column${index + 1}` }));
  }
  const scope = inner(around);
  for (const item of query.fromClause ?? []) addItem(binding, item, scope);
  const columns = outputs(binding, query.targetList, scope);
  walk(binding, [query.whereClause, query.havingClause, query.windowClause], scope);
  walk(binding, [query.limitCount, query.limitOffset], scope);
  for (const keys of [query.groupClause, query.distinctClause, query.sortClause]) sorted(binding, keys, scope, columns);
  return columns;
}

/** A scope with the queries of `with`. */
function withQueries(binding: Binding, clause: NodeOf<'WithClause'> | undefined, outer: Scope | undefined): Scope {
  const scope = inner(outer);
  for (const node of clause?.ctes ?? []) {
    if (!isA(node, 'CommonTableExpr') || !node.CommonTableExpr.ctequery) continue;
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr;
    const names = namesOf(aliascolnames);
    if (clause?.recursive && isA(ctequery, 'SelectStmt') && ctequery.SelectStmt.larg) {
      const quiet = { ...binding, say: () => undefined, use: () => undefined };
      scope.queries.set(ctename, renamed(select(quiet, ctequery.SelectStmt.larg, scope), names));
    }
    scope.queries.set(ctename, renamed(bindStatement(binding, ctequery, scope), names));
  }
  return scope;
}

function join(binding: Binding, { larg, rarg, usingClause, quals, alias }: NodeOf<'JoinExpr'>, scope: Scope): void {
  const before = new Set(scope.relations.keys());
  for (const side of [larg, rarg]) if (side) addItem(binding, side, scope);
  const own = [...scope.relations].filter(([name]) => !before.has(name));
  for (const name of namesOf(usingClause)) {
    const at = wordAfter(binding.text, wordAfter(binding.text, lastLocation(rarg), 'using'), name);
    const found = own.map(([, relation]) => columnIn(relation, name));
    if (!isUnknown(name) && found.filter((one) => one !== undefined).length < 2) {
      scope.torn.add(name);
      binding.say(at, `“${name}” is no column of both ${own.map(([title]) => title).join(' and ')}`);
    }
    for (const one of found) if (one && one !== 'unknown' && one.origin) binding.use(at, one.origin);
  }
  walk(binding, quals, scope);
  if (alias?.aliasname === undefined) return;
  scope.relations.set(alias.aliasname, { columns: own.flatMap(([, { columns = [] }]) => columns) });
}

/** Adds the tables after `from` to the scope. */
function addItem(binding: Binding, node: Node, scope: Scope): void {
  if (isA(node, 'RangeVar')) {
    const table = tableOf(binding, node.RangeVar, scope);
    const names = namesOf(node.RangeVar.alias?.colnames);
    scope.relations.set(aliasOf(node.RangeVar), names.length > 0 ? renamed(table.columns, names) : table);
  } else if (isA(node, 'RangeSubselect')) {
    const { subquery, alias, lateral } = node.RangeSubselect;
    const isQuery = subquery && isA(subquery, 'SelectStmt');
    const columns = isQuery ? select(binding, subquery.SelectStmt, lateral ? scope : scope.outer) : undefined;
    scope.relations.set(alias?.aliasname ?? '', renamed(columns, namesOf(alias?.colnames)));
  } else if (isA(node, 'RangeFunction')) {
    walk(binding, node.RangeFunction.functions, scope);
    scope.relations.set(...rowsOfFunction(node.RangeFunction, binding.tables));
  } else if (isA(node, 'JoinExpr')) join(binding, node.JoinExpr, scope);
  else {
    walk(binding, node, scope);
    scope.relations.set(otherAlias(node), {});
  }
}

/** Columns that are written: each is one of the table. */
function written(binding: Binding, targets: readonly Node[] | undefined, table: Relation, alias: string, scope: Scope) {
  for (const target of targets ?? []) {
    if (!isA(target, 'ResTarget')) continue;
    const { name = '', location = 0, val } = target.ResTarget;
    checkColumn(binding, table, name, wordAfter(binding.text, location, name), alias);
    walk(binding, val, scope);
  }
}

/** `returning`: columns of the table, also as they were and as they are. */
function returned(
  binding: Binding,
  clause: NodeOf<'UpdateStmt'>['returningClause'],
  table: Relation,
  scope: Scope,
): Columns {
  const versions = inner(scope, [
    ['old', table],
    ['new', table],
  ]);
  return outputs(binding, clause?.exprs, inner(versions, scope.relations));
}

function insert(binding: Binding, node: NodeOf<'InsertStmt'>, outer: Scope | undefined): Columns {
  const around = withQueries(binding, node.withClause, outer);
  if (!node.relation) return undefined;
  const [table, alias] = [tableOf(binding, node.relation, around), aliasOf(node.relation)];
  const scope = inner(around, [[alias, table]]);
  written(binding, node.cols, table, alias, scope);
  if (node.selectStmt) bindStatement(binding, node.selectStmt, around);
  const { infer, targetList, whereClause } = node.onConflictClause ?? {};
  for (const key of infer?.indexElems ?? []) {
    if (!isA(key, 'IndexElem')) continue;
    const { name, expr } = key.IndexElem;
    if (name !== undefined)
      checkColumn(binding, table, name, wordAfter(binding.text, infer?.location ?? 0, name), alias);
    walk(binding, expr, scope);
  }
  walk(binding, infer?.whereClause, scope);
  const conflict = inner(inner(around, [['excluded', table]]), scope.relations);
  written(binding, targetList, table, alias, conflict);
  walk(binding, whereClause, conflict);
  return returned(binding, node.returningClause, table, scope);
}

/** `update` and `delete`: a table, what else it looks at, conditions. */
function change(
  binding: Binding,
  node: NodeOf<'UpdateStmt'>,
  siblings: readonly Node[] | undefined,
  outer: Scope | undefined,
): Columns {
  const around = withQueries(binding, node.withClause, outer);
  if (!node.relation) return undefined;
  const [table, alias] = [tableOf(binding, node.relation, around), aliasOf(node.relation)];
  const scope = inner(around, [[alias, table]]);
  for (const item of siblings ?? []) addItem(binding, item, scope);
  written(binding, node.targetList, table, alias, scope);
  walk(binding, node.whereClause, scope);
  return returned(binding, node.returningClause, table, scope);
}

/** Binds the names of a statement. Returns the columns of its rows. */
export function bindStatement(binding: Binding, node: Node, outer?: Scope): Columns {
  if (isA(node, 'SelectStmt')) return select(binding, node.SelectStmt, outer);
  if (isA(node, 'InsertStmt')) return insert(binding, node.InsertStmt, outer);
  if (isA(node, 'UpdateStmt')) return change(binding, node.UpdateStmt, node.UpdateStmt.fromClause, outer);
  if (isA(node, 'DeleteStmt')) return change(binding, node.DeleteStmt, node.DeleteStmt.usingClause, outer);
  if (isA(node, 'LockStmt')) for (const table of node.LockStmt.relations ?? []) addItem(binding, table, inner(outer));
  return undefined;
}
