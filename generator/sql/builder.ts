import ts from 'typescript';
import { isSqlTag } from './modules.ts';

/** Calls of the query builder that bring a table into reach. */
const sources =
  /^(?:selectFrom|updateTable|insertInto|deleteFrom|using|from|crossJoin|(?:inner|left|right|full)Join(?:Lateral)?)$/;

/** `member`, `member as m`. */
const written = /^(\w+)(?: as (\w+))?$/;

/** `m.id as member_id` */
const renamed = / as (\w+)$/;

/** A query of the builder, as far as the code around a template writes it out. */
export interface BuilderQuery {
  /** Tables by their names in the query. */
  readonly tables: ReadonlyMap<string, string>;
  /** Names that it gives to columns. */
  readonly names: ReadonlySet<string>;
  /** Every table of it is written out: none is a query of its own or known to a run alone, nor is it in SQL. */
  readonly isWhole: boolean;
}

/** Names that calls give to columns: `select('m.id as member_id')`, `sum('amount').as('total')`. */
function* namesIn(node: ts.Node): Generator<string> {
  if (ts.isStringLiteral(node)) {
    const [, name] = renamed.exec(node.text) ?? [];
    const isAlias =
      ts.isCallExpression(node.parent) &&
      ts.isPropertyAccessExpression(node.parent.expression) &&
      node.parent.expression.name.text === 'as';
    if (name !== undefined || isAlias) yield name ?? node.text;
  }
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inner.push(child));
  for (const child of inner) yield* namesIn(child);
}

/** The chains of calls that a template is an argument of: `selectFrom('member as m').where(sql…)`. */
export function builderQuery(template: ts.Node): BuilderQuery {
  const tables = new Map<string, string>();
  let [isWhole, outermost] = [true, template];
  for (let node: ts.Node = template; node.parent; node = node.parent) {
    if (isSqlTag(node.parent)) isWhole = false;
    if (!ts.isCallExpression(node.parent) || node.parent.expression === node) continue;
    for (let call: ts.Expression = node.parent; ts.isCallExpression(call); ) {
      const { expression, arguments: args }: ts.CallExpression = call;
      if (!ts.isPropertyAccessExpression(expression)) break;
      const [first] = args;
      const [, table, alias] = (first && ts.isStringLiteral(first) && written.exec(first.text)) || [];
      if (sources.test(expression.name.text)) {
        if (table === undefined) isWhole = false;
        else tables.set(alias ?? table, table);
        outermost = node.parent;
      }
      call = expression.expression;
    }
  }
  return { tables, names: new Set(namesIn(outermost)), isWhole };
}
