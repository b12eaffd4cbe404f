import { posix } from 'node:path';
import ts from 'typescript';

/** A hand-written file with its syntax. */
export interface Module {
  readonly path: string;
  readonly source: ts.SourceFile;
}

/** Files by path, parsed when they are first looked into, and what import specifiers of them mean. */
export interface Modules {
  readonly open: (path: string) => Module | undefined;
  readonly target: (from: string, specifier: string) => string | undefined;
}

/** @param aliases `imports` of package.json: `#server/*` → `./src/server/*`. */
export function modulesOf(texts: ReadonlyMap<string, string>, aliases: Readonly<Record<string, string>>): Modules {
  const opened = new Map<string, Module>();
  const prefixes = Object.entries(aliases).map(
    ([alias, to]) => [alias.replace(/\*$/, ''), to.replace(/^\.\//, '').replace(/\*$/, '')] as const,
  );
  return {
    open(path) {
      const text = texts.get(path);
      if (text === undefined) return undefined;
      const known = opened.get(path);
      if (known) return known;
      const module = { path, source: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true) };
      opened.set(path, module);
      return module;
    },
    target(from, specifier) {
      if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
      const prefix = prefixes.find(([alias]) => specifier.startsWith(alias));
      return prefix && `${prefix[1]}${specifier.slice(prefix[0].length)}`;
    },
  };
}

export const moduleOf = (node: ts.Node): string => node.getSourceFile().fileName;

export const isSqlTag = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';

/** SQL in code: a template, or a name next to templates, `sql.ref('m.id')`. */
export type Sql = ts.TaggedTemplateExpression | ts.CallExpression;

export const isSql = (node: ts.Node): node is Sql =>
  isSqlTag(node) ||
  (ts.isCallExpression(node) && sqlCall(node) === 'ref' && node.arguments.some((one) => ts.isStringLiteral(one)));

/** `sql.join(…)` and its like: the name behind the dot. */
export function sqlCall(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  return ts.isIdentifier(expression) && expression.text === 'sql' ? name.text : undefined;
}
