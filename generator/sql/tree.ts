import { type Node, scanSync } from 'libpg-query';

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
export type Kind = KeyOf<Node>;
export type NodeOf<K extends Kind> = Extract<Node, Readonly<Record<K, unknown>>>[K];

export const isA = <K extends Kind>(value: object, kind: K): value is Readonly<Record<K, NodeOf<K>>> => kind in value;

/** One byte a character, so that the parser's offsets are those of the text. */
export const oneByteEach = (text: string): string =>
  text.replace(/[^ -~]/g, (character) => (character === '\n' ? '\n' : '?'));

/** A placeholder for a part of a query that only exists at run time: a table, a column or a name, accepted as it is. */
export const unknownName = 'hole_';
export const isUnknown = (name: string): boolean => name.startsWith(unknownName);

/** What a part of a query is put behind to be read; a table without a column. */
export const frameName = `${unknownName}frame`;

export const isKeyword = (word: string): boolean => (scanSync(word).tokens[0]?.keywordKind ?? 0) > 0;

/** The strings of a list of names. */
export const namesOf = (nodes: readonly Node[] | undefined): readonly string[] =>
  (nodes ?? []).flatMap((node) => (isA(node, 'String') ? [node.String.sval ?? ''] : []));

/** The last place below a node. */
export function lastLocation(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'location' in value && typeof value.location === 'number' ? value.location : 0;
  return Math.max(own, ...Object.values(value).map(lastLocation));
}

/** What rows of a document are called: `xmltable`, `json_table`. */
export function otherAlias(node: Node): string {
  const alias = isA(node, 'RangeTableFunc')
    ? node.RangeTableFunc.alias
    : isA(node, 'JsonTable')
      ? node.JsonTable.alias
      : undefined;
  return alias?.aliasname ?? '';
}

/** Shapes whose column is called like what they are. */
const calledLike = new Map([
  ['CoalesceExpr', 'coalesce'],
  ['A_ArrayExpr', 'array'],
  ['RowExpr', 'row'],
]);

/** What PostgreSQL calls the column of an expression without a name of its own. */
export function columnName(node: Node | undefined): string {
  if (!node) return unnamed;
  if (isA(node, 'ColumnRef')) return lastOf(node.ColumnRef.fields) ?? unnamed;
  if (isA(node, 'FuncCall')) return lastOf(node.FuncCall.funcname) ?? unnamed;
  if (isA(node, 'A_Indirection')) return lastOf(node.A_Indirection.indirection) ?? columnName(node.A_Indirection.arg);
  if (isA(node, 'CollateClause')) return columnName(node.CollateClause.arg);
  if (isA(node, 'MinMaxExpr')) return node.MinMaxExpr.op === 'IS_LEAST' ? 'least' : 'greatest';
  if (isA(node, 'SQLValueFunction')) return (node.SQLValueFunction.op ?? '').replace(/^SVFOP_/, '').toLowerCase();
  if (isA(node, 'TypeCast')) return named(node.TypeCast.arg) ?? lastOf(node.TypeCast.typeName?.names) ?? unnamed;
  if (isA(node, 'CaseExpr')) return named(node.CaseExpr.defresult) ?? 'case';
  if (isA(node, 'SubLink')) return nameOfSubquery(node.SubLink);
  return Object.keys(node).flatMap((kind) => calledLike.get(kind) ?? [])[0] ?? unnamed;
}

const unnamed = '?column?';

const lastOf = (names: Parameters<typeof namesOf>[0]): string | undefined => namesOf(names).at(-1);

/** The name of an expression, where it has one. */
function named(node: Node | undefined): string | undefined {
  const name = columnName(node);
  return name === unnamed ? undefined : name;
}

function nameOfSubquery({ subLinkType, subselect }: NodeOf<'SubLink'>): string {
  if (subLinkType === 'EXISTS_SUBLINK') return 'exists';
  if (subLinkType === 'ARRAY_SUBLINK') return 'array';
  const [target] = (subselect && isA(subselect, 'SelectStmt') && subselect.SelectStmt.targetList) || [];
  return target && isA(target, 'ResTarget') ? (target.ResTarget.name ?? columnName(target.ResTarget.val)) : unnamed;
}

/** Names that a text gives to columns and queries: `as total`, `as line (kind, at)`, `with line as`. */
export function* givenNames(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isA(value, 'ResTarget') && value.ResTarget.name !== undefined) yield value.ResTarget.name;
  if (isA(value, 'CommonTableExpr')) yield value.CommonTableExpr.ctename ?? '';
  if ('colnames' in value && Array.isArray(value.colnames)) yield* namesOf(value.colnames);
  if ('aliascolnames' in value && Array.isArray(value.aliascolnames)) yield* namesOf(value.aliascolnames);
  for (const child of Object.values(value)) yield* givenNames(child);
}
