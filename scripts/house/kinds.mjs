// Everything about a kind of field is in src/contract/kinds and src/web/fields/<kind>. A list of kinds anywhere else, a ladder,
// or a comparison with the name of one, forgets the next kind, and no compiler says so.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { files } from './files.mjs';

/** Kinds with a structure of their own, which the code next to the comparison reads: `reference`, `item`, `options`. */
const structured = new Set(['ref', 'list', 'enum']);

/** Files whose words are spelt like kinds, or that have to name some, and why. @type {readonly { file: RegExp, why: string }[]} */
const exceptions = [
  { file: /^generator\/language\/synonyms\.ts$/, why: 'which kinds the words of other products may mean' },
  {
    file: /^generator\/(language\/(json-schema|names-in|project-words)|load\/shape-(check|words))\.ts$/,
    why: 'kinds of YAML values, not of fields',
  },
  { file: /^generator\/refactor\//, why: 'what is renamed, which may be a shape' },
  { file: /\/identity\/account-events\.ts$/, why: 'kinds of events, one of which is called email' },
];

/** Calls with names of columns, some of which are spelt like kinds. */
const columnCalls = new Set(['select', 'returning', 'orderBy', 'groupBy']);

const partial = /\bPartial<(?:Readonly<)?Record<(?:FieldKind|Field\['kind'\])|\bRecord<Exclude<FieldKind/;
/** How a comment begins that says why one kind has to be named. */
const reason = /\bOne kind: \S/;

/** @param {string} folder */
function namesIn(folder) {
  const table = join(folder, 'src/contract/kinds/index.ts');
  if (!existsSync(table)) return new Set();
  return new Set([...readFileSync(table, 'utf8').matchAll(/^ {2}(\w+): \w+Traits,$/gm)].map(([, name = '']) => name));
}

/** Is this the kind of a field, rather than a trait of one? @param {ts.Expression} node @returns {boolean} */
function isKind(node) {
  if (ts.isParenthesizedExpression(node)) return isKind(node.expression);
  if (ts.isBinaryExpression(node)) return isKind(node.left);
  if (ts.isIdentifier(node)) return node.text === 'kind';
  if (!ts.isPropertyAccessExpression(node)) return false;
  // `type` is what the manifest calls a kind; of an entry of `kinds` it is a trait.
  return node.name.text === 'kind' || (node.name.text === 'type' && !ts.isElementAccessExpression(node.expression));
}

/** @param {ts.Node} node @param {ReadonlySet<string>} names @returns {string | undefined} */
function violationOf(node, names) {
  const isName = (/** @type {ts.Node} */ one) => ts.isStringLiteral(one) && names.has(one.text);
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(isName)) {
    const call = ts.isCallExpression(node.parent) ? node.parent.expression : undefined;
    const isColumns = call && ts.isPropertyAccessExpression(call) && columnCalls.has(call.name.text);
    return isColumns ? undefined : 'lists kinds';
  }
  if (ts.isUnionTypeNode(node)) {
    const isAll = node.types.every((one) => ts.isLiteralTypeNode(one) && isName(one.literal));
    // Of a picked type they are names of properties.
    const isPicked = ts.isTypeReferenceNode(node.parent) && /^(Pick|Omit)$/.test(node.parent.typeName.getText());
    return isAll && !isPicked ? 'lists kinds' : undefined;
  }
  if (ts.isCaseBlock(node)) {
    const cases = node.clauses.filter((one) => ts.isCaseClause(one) && isName(one.expression));
    return cases.length > 1 ? 'goes through kinds case by case' : undefined;
  }
  if (!ts.isBinaryExpression(node) || !/^[!=]==$/.test(node.operatorToken.getText())) return undefined;
  const isCompared = isName(node.right) && isKind(node.left);
  return isCompared && !structured.has(/** @type {ts.StringLiteral} */ (node.right).text)
    ? `compares with ${node.right.getText()}`
    : undefined;
}

/** @param {string} folder @returns {string[]} */
export function kindProblems(folder) {
  const names = namesIn(folder);
  const isOwn = (/** @type {string} */ file) =>
    file.startsWith('src/contract/kinds/') ||
    names.has((/^src\/web\/fields\/([\w-]+)\//.exec(file)?.[1] ?? '').replaceAll('-', '_'));
  return files(folder, ['src', 'generator'], /\.tsx?$/)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !isOwn(file))
    .filter((file) => !exceptions.some((one) => one.file.test(file)))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!/\b(?:kind|type|FieldKind)\b|\[\s*'|case '/.test(text)) return [];
      const lines = text.split('\n');
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? 4 : 3);
      /** @type {string[]} */
      const found = [];
      const say = (/** @type {number} */ line, /** @type {string} */ what) =>
        found.push(
          `${file}:${line + 1}  ${what}: ask for a trait (src/contract/kinds), which the next kind has to answer`,
        );
      for (const [line, each] of lines.entries()) if (partial.test(each)) say(line, 'has a table of some kinds');
      const visit = (/** @type {ts.Node} */ node) => {
        const violation = violationOf(node, names);
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        // Code that has to name one kind says why, at its end or in the line above.
        const isExplained =
          violation?.startsWith('compares') && [line - 1, line].some((at) => reason.test(lines[at] ?? ''));
        if (violation !== undefined && !isExplained) say(line, violation);
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return found;
    });
}
