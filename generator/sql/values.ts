import ts from 'typescript';
import { isSqlTag, type Modules, moduleOf, sqlCall } from './modules.ts';

type Parameters = ReadonlyMap<ts.ParameterDeclaration, Value>;

/** An expression, and what the parameters around it are where they were passed. */
export interface Value {
  readonly node: ts.Node;
  readonly given: Parameters;
}

export const nothingGiven: Parameters = new Map();

/** Past this many steps a value counts as unknown: what calls itself would be followed for ever. */
const deepest = 40;

/** Methods that change what a query is called or typed as, not what it says. */
const transparent = new Set(['as', '$castTo', '$notNull']);

type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
export const isCallable = (node: ts.Node): node is Callable =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** What a function may return: its body, or what stands behind each `return` of its own. */
function returnsOf({ body }: Callable): readonly ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (isCallable(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** What calling a function with these arguments may return. */
export function resultsOf({ node, given }: Value, args: readonly Value[]): readonly Value[] {
  if (!isCallable(node)) return [];
  const passed = new Map(given);
  for (const [index, parameter] of node.parameters.entries()) {
    const value = args[index] ?? (parameter.initializer && { node: parameter.initializer, given });
    if (value) passed.set(parameter, value);
    else passed.delete(parameter);
  }
  return returnsOf(node).map((result) => ({ node: result, given: passed }));
}

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

type Declared = { readonly of: ts.VariableDeclaration | ts.ParameterDeclaration; readonly path: Path } | Callable;

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
function declaration(at: ts.Node, name: string): Declared | undefined {
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
function importOf(
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

export interface Values {
  /** What an expression may come to: constants, functions and conditions are followed, also into other files. */
  readonly of: (value: Value) => readonly Value[];
  /** The elements of a list; undefined where nobody can tell. */
  readonly items: (value: Value) => readonly Value[] | undefined;
}

export function valuesIn(modules: Modules): Values {
  const member = (whole: readonly Value[], key: string | number | undefined, depth: number): readonly Value[] =>
    whole.flatMap(({ node, given }): readonly Value[] => {
      if (ts.isObjectLiteralExpression(node))
        return node.properties.flatMap((property): readonly Value[] => {
          const isIt = key === undefined || (property.name && 'text' in property.name && property.name.text === key);
          if (!isIt) return [];
          if (ts.isPropertyAssignment(property)) return follow({ node: property.initializer, given }, depth);
          return ts.isShorthandPropertyAssignment(property) ? follow({ node: property.name, given }, depth) : [];
        });
      if (ts.isArrayLiteralExpression(node))
        return node.elements.flatMap((element, index) =>
          key === undefined || key === index ? follow({ node: element, given }, depth) : [],
        );
      return [];
    });

  const declared = (found: Declared, given: Parameters, depth: number): readonly Value[] => {
    if (!('of' in found)) return [{ node: found, given }];
    const whole: Value | undefined = ts.isParameter(found.of)
      ? given.get(found.of)
      : found.of.initializer && { node: found.of.initializer, given };
    if (!whole) return [];
    let values = follow(whole, depth);
    for (const key of found.path) values = member(values, key, depth);
    return values;
  };

  const named = (node: ts.Identifier, given: Parameters, depth: number): readonly Value[] => {
    const own = declaration(node, node.text);
    if (own) return declared(own, given, depth);
    const imported = importOf(node.getSourceFile(), node.text);
    const path = imported && modules.target(moduleOf(node), imported.specifier);
    const module = path === undefined ? undefined : modules.open(path);
    const found = module && imported && declaration(module.source, imported.name);
    return found ? declared(found, nothingGiven, depth) : [];
  };

  const called = (node: ts.CallExpression, given: Parameters, depth: number): readonly Value[] => {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression) && transparent.has(expression.name.text))
      return follow({ node: expression.expression, given }, depth);
    const args = node.arguments.map((argument) => ({ node: argument, given }));
    return follow({ node: expression, given }, depth).flatMap((callee) =>
      resultsOf(callee, args).flatMap((result) => follow(result, depth)),
    );
  };

  const step = ({ node, given }: Value, depth: number): readonly Value[] => {
    const go = (next: ts.Node) => follow({ node: next, given }, depth);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return go(node.expression);
    if (ts.isAwaitExpression(node)) return go(node.expression);
    if (ts.isConditionalExpression(node)) return [...go(node.whenTrue), ...go(node.whenFalse)];
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return go(node.right);
      if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
        return [...go(node.left), ...go(node.right)];
      return [];
    }
    if (ts.isIdentifier(node)) return named(node, given, depth);
    if (ts.isPropertyAccessExpression(node)) return member(go(node.expression), node.name.text, depth);
    if (ts.isElementAccessExpression(node)) {
      const { argumentExpression: key } = node;
      return member(go(node.expression), ts.isStringLiteral(key) ? key.text : undefined, depth);
    }
    return ts.isCallExpression(node) && sqlCall(node) === undefined ? called(node, given, depth) : [];
  };

  const follow = (value: Value, depth: number): readonly Value[] => {
    if (depth > deepest || isSqlTag(value.node) || isCallable(value.node)) return [value];
    const next = step(value, depth + 1);
    return next.length > 0 ? next : [value];
  };

  const items = (value: Value, depth = 0): readonly Value[] | undefined => {
    const lists = depth > deepest ? [] : follow(value, 0).map((one) => itemsOf(one, depth + 1));
    const known = lists.flatMap((list) => list ?? []);
    return known.length > 0 ? known : undefined;
  };

  const itemsOf = ({ node, given }: Value, depth: number): readonly Value[] | undefined => {
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element)
          ? (items({ node: element.expression, given }, depth) ?? [])
          : [{ node: element, given }],
      );
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    const [receiver, method] = [{ node: node.expression.expression, given }, node.expression.name.text];
    if (method === 'filter') return items(receiver, depth);
    const [map] = node.arguments;
    if ((method !== 'map' && method !== 'flatMap') || !map) return undefined;
    const over = items(receiver, depth)?.map((item) => [item]) ?? [[]];
    const results = over.flatMap((args) => follow({ node: map, given }, 0).flatMap((one) => resultsOf(one, args)));
    return method === 'map' ? results : results.flatMap((result) => items(result, depth) ?? []);
  };

  return { of: (value) => follow(value, 0), items };
}
