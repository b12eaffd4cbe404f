import ts from 'typescript';

export type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
export const isCallable = (node: ts.Node): node is Callable =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** The member of an object or array pattern that has a name, as the way to it from the whole. */
type Path = readonly (string | number)[];
function pathTo(pattern: ts.BindingName, name: string): Path | undefined {
  if (ts.isIdentifier(pattern)) return pattern.text === name ? [] : undefined;
  for (const [index, element] of pattern.elements.entries()) {
    if (ts.isOmittedExpression(element) || element.dotDotDotToken) continue;
    const rest = pathTo(element.name, name);
    if (!rest) continue;
    const own = element.propertyName ?? element.name;
    const key = ts.isArrayBindingPattern(pattern)
      ? index
      : ts.isIdentifier(own) || ts.isStringLiteral(own)
        ? own.text
        : '';
    return [key, ...rest];
  }
  return undefined;
}

export type Declared =
  | { readonly of: ts.VariableDeclaration | ts.ParameterDeclaration; readonly path: Path }
  | Callable;

function declaredBy(statement: ts.Node, name: string): Declared | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? statement : undefined;
  if (!ts.isVariableStatement(statement)) return undefined;
  for (const of of statement.declarationList.declarations) {
    const path = pathTo(of.name, name);
    if (path) return { of, path };
  }
  return undefined;
}

/** The nearest declaration around a place; undefined where the name comes from elsewhere. */
export function declaration(at: ts.Node, name: string): Declared | undefined {
  for (let node: ts.Node | undefined = at; node; node = node.parent) {
    if (ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseClause(node)) {
      for (const statement of node.statements) {
        const found = declaredBy(statement, name);
        if (found) return found;
      }
    } else if (isCallable(node)) {
      for (const of of node.parameters) {
        const path = pathTo(of.name, name);
        if (path) return { of, path };
      }
    }
  }
  return undefined;
}

/** The module and the name there that an import means. */
export function importOf(
  source: ts.SourceFile,
  name: string,
): { readonly specifier: string; readonly name: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    for (const element of named.elements)
      if (element.name.text === name)
        return { specifier: statement.moduleSpecifier.text, name: (element.propertyName ?? element.name).text };
  }
  return undefined;
}
