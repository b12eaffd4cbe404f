import ts from 'typescript';

/** Calls of the query builder that bring a table into reach. */
const sources =
  /^(?:selectFrom|updateTable|insertInto|deleteFrom|using|from|crossJoin|(?:inner|left|right|full)Join(?:Lateral)?)$/;

/** `member`, `member as m`. */
const written = /^(\w+)(?: as (\w+))?$/;

/** Tables by their names in the chain of calls that a template is an argument of: `selectFrom('member as m').where(sql…)`. */
export function builderTables(template: ts.Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let node: ts.Node = template; node.parent; node = node.parent) {
    if (!ts.isCallExpression(node.parent) || node.parent.expression === node) continue;
    for (let call: ts.Expression = node.parent; ts.isCallExpression(call); ) {
      const { expression, arguments: args }: ts.CallExpression = call;
      if (!ts.isPropertyAccessExpression(expression)) break;
      const [first] = args;
      const [, table, alias] = (first && ts.isStringLiteral(first) && written.exec(first.text)) || [];
      if (table !== undefined && sources.test(expression.name.text)) found.set(alias ?? table, table);
      call = expression.expression;
    }
  }
  return found;
}
