import { dirname, join, relative } from 'node:path/posix';
import { ts } from 'ts-morph';
import type { Gone } from './declared.ts';
import type { Edit } from './edits.ts';

/** Alias of the folder of generated files in import paths. */
const alias = '#generated/';

/** The project file that a text names, relative to the file that contains it. */
function fileNamed(text: string, from: string): string | undefined {
  if (text.startsWith(alias)) return `generated/${text.slice(alias.length)}`;
  return text.startsWith('./') || text.startsWith('../') ? join(dirname(from), text) : undefined;
}

/** The same file, or another one, named in the way of `like`. */
function named(file: string, like: string, from: string): string {
  if (like.startsWith(alias)) return `${alias}${file.slice('generated/'.length)}`;
  const path = relative(dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** `import { a, b } from` one file as imports from those that have them afterwards. */
function splitImport(
  node: ts.ImportDeclaration,
  names: ts.NamedImports,
  path: string,
  fileOf: (name: string) => { readonly to: string; readonly toFile: string },
): string {
  const byFile = new Map<string, string[]>();
  for (const one of names.elements) {
    const { to, toFile } = fileOf((one.propertyName ?? one.name).text);
    const text = `${one.isTypeOnly ? 'type ' : ''}${to}${one.propertyName ? ` as ${one.name.text}` : ''}`;
    byFile.set(toFile, [...(byFile.get(toFile) ?? []), text]);
  }
  const like = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
  const type = node.importClause?.isTypeOnly ? 'type ' : '';
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, all]) => `import ${type}{ ${all.join(', ')} } from '${named(file, like, path)}';`)
    .join('\n');
}

/**
 * Import paths of one hand-written file that name generated files with new names (`files`), and
 * imports of names that move from one file to another. Paths also occur in `import()` and in mocks of tests.
 */
export function importEdits(
  source: ts.SourceFile,
  path: string,
  files: ReadonlyMap<string, string>,
  removed: readonly Gone[],
): readonly Edit[] {
  const edits: Edit[] = [];
  const moving = removed.filter((one) => !one.isMember && one.toFile !== (files.get(one.file) ?? one.file));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const file = fileNamed(node.moduleSpecifier.text, path) ?? '';
      const own = moving.filter((one) => one.file === file);
      const names = node.importClause?.namedBindings;
      if (
        names &&
        ts.isNamedImports(names) &&
        names.elements.some((one) => own.some(({ name }) => name === (one.propertyName ?? one.name).text))
      ) {
        const stays = { toFile: files.get(file) ?? file };
        const text = splitImport(
          node,
          names,
          path,
          (name) => own.find((one) => one.name === name) ?? { to: name, ...stays },
        );
        edits.push({ start: node.getStart(), end: node.getEnd(), text });
        return;
      }
    }
    if (ts.isStringLiteralLike(node)) {
      const file = fileNamed(node.text, path);
      const now = file === undefined ? undefined : files.get(file);
      if (now !== undefined)
        edits.push({ start: node.getStart() + 1, end: node.getEnd() - 1, text: named(now, node.text, path) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}
