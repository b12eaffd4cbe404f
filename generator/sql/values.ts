import ts from 'typescript';
import { type Callable, type Declared, declaration, importOf, isCallable } from './declarations.ts';
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

/** The possible results of a function: its body, or the expression of each of its own `return`s. */
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
function resultsOf({ node, given }: Value, args: readonly Value[]): readonly Value[] {
  if (!isCallable(node)) return [];
  const passed = new Map(given);
  for (const [index, parameter] of node.parameters.entries()) {
    const value = args[index] ?? (parameter.initializer && { node: parameter.initializer, given });
    if (value) passed.set(parameter, value);
    else passed.delete(parameter);
  }
  return returnsOf(node).map((result) => ({ node: result, given: passed }));
}

/** How far a value was followed, and where its names may come from. */
interface Way {
  readonly modules: Modules;
  readonly depth: number;
}

const further = ({ modules, depth }: Way): Way => ({ modules, depth: depth + 1 });
const start = ({ modules }: Way): Way => ({ modules, depth: 0 });

function member(way: Way, whole: readonly Value[], key: string | number | undefined): readonly Value[] {
  return whole.flatMap(({ node, given }): readonly Value[] => {
    if (ts.isObjectLiteralExpression(node))
      return node.properties.flatMap((property): readonly Value[] => {
        const isIt = key === undefined || (property.name && 'text' in property.name && property.name.text === key);
        if (!isIt) return [];
        if (ts.isPropertyAssignment(property)) return follow(way, { node: property.initializer, given });
        return ts.isShorthandPropertyAssignment(property) ? follow(way, { node: property.name, given }) : [];
      });
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element, index) =>
        key === undefined || key === index ? follow(way, { node: element, given }) : [],
      );
    return [];
  });
}

function declared(way: Way, found: Declared, given: Parameters): readonly Value[] {
  if (!('of' in found)) return [{ node: found, given }];
  const whole: Value | undefined = ts.isParameter(found.of)
    ? given.get(found.of)
    : found.of.initializer && { node: found.of.initializer, given };
  if (!whole) return [];
  let values = follow(way, whole);
  for (const key of found.path) values = member(way, values, key);
  return values;
}

function named(way: Way, node: ts.Identifier, given: Parameters): readonly Value[] {
  const own = declaration(node, node.text);
  if (own) return declared(way, own, given);
  const imported = importOf(node.getSourceFile(), node.text);
  const path = imported && way.modules.target(moduleOf(node), imported.specifier);
  const module = path === undefined ? undefined : way.modules.open(path);
  const found = module && imported && declaration(module.source, imported.name);
  return found ? declared(way, found, nothingGiven) : [];
}

function called(way: Way, node: ts.CallExpression, given: Parameters): readonly Value[] {
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression) && transparent.has(expression.name.text))
    return follow(way, { node: expression.expression, given });
  const args = node.arguments.map((argument) => ({ node: argument, given }));
  return follow(way, { node: expression, given }).flatMap((callee) =>
    resultsOf(callee, args).flatMap((result) => follow(way, result)),
  );
}

function step(way: Way, { node, given }: Value): readonly Value[] {
  const go = (next: ts.Node) => follow(way, { node: next, given });
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
  if (ts.isIdentifier(node)) return named(way, node, given);
  if (ts.isPropertyAccessExpression(node)) return member(way, go(node.expression), node.name.text);
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key } = node;
    return member(way, go(node.expression), ts.isStringLiteral(key) ? key.text : undefined);
  }
  return ts.isCallExpression(node) && sqlCall(node) === undefined ? called(way, node, given) : [];
}

function follow(way: Way, value: Value): readonly Value[] {
  if (way.depth > deepest || isSqlTag(value.node) || isCallable(value.node)) return [value];
  const next = step(further(way), value);
  return next.length > 0 ? next : [value];
}

function items(way: Way, value: Value): readonly Value[] | undefined {
  const lists = way.depth > deepest ? [] : follow(start(way), value).map((one) => elements(further(way), one));
  const known = lists.flatMap((list) => list ?? []);
  return known.length > 0 ? known : undefined;
}

function elements(way: Way, { node, given }: Value): readonly Value[] | undefined {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element) =>
      ts.isSpreadElement(element)
        ? (items(way, { node: element.expression, given }) ?? [])
        : [{ node: element, given }],
    );
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [receiver, method] = [{ node: node.expression.expression, given }, node.expression.name.text];
  if (method === 'filter') return items(way, receiver);
  const [map] = node.arguments;
  if ((method !== 'map' && method !== 'flatMap') || !map) return undefined;
  const over = items(way, receiver)?.map((item) => [item]) ?? [[]];
  const results = over.flatMap((args) =>
    follow(start(way), { node: map, given }).flatMap((one) => resultsOf(one, args)),
  );
  return method === 'map' ? results : results.flatMap((result) => items(way, result) ?? []);
}

/** What an expression may come to: constants, functions and conditions are followed, also into other files. */
export const valuesOf = (modules: Modules, value: Value): readonly Value[] => follow({ modules, depth: 0 }, value);

/** The elements of a list; undefined if they cannot be determined. */
export const itemsOf = (modules: Modules, value: Value): readonly Value[] | undefined =>
  items({ modules, depth: 0 }, value);
