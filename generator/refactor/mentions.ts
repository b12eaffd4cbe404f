import { ts } from 'ts-morph';
import type { VirtualFile } from '../model/types.ts';
import { positionAt } from './edits.ts';
import type { Mention, MentionKind } from './mention.ts';
import type { Form } from './subject.ts';
import { nameToken } from './tokens.ts';

/** What of a TypeScript file an offset is in. */
function kindIn(source: ts.SourceFile, offset: number): MentionKind {
  let kind: MentionKind = 'comment';
  const walk = (node: ts.Node): void => {
    if (offset < node.getStart(source) || offset >= node.getEnd()) return;
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(source))) kind = 'SQL';
    else if (kind !== 'SQL' && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node)))
      kind = 'text';
    else if (kind === 'comment' && ts.isIdentifier(node)) kind = 'code';
    else if (ts.isTemplateSpan(node) && offset < node.expression.getEnd()) kind = 'comment';
    ts.forEachChild(node, walk);
  };
  walk(source);
  return kind;
}

const kindsOfFile: readonly (readonly [RegExp, MentionKind])[] = [
  [/\/migrations\/.*\.sql$/, 'migration'],
  [/\.sql$/, 'SQL'],
  [/\.md$/, 'page'],
  [/\.ya?ml$/, 'manifest'],
];

/**
 * Every place of these texts that has one of the names as a whole. Exact, so that nothing is passed over in silence.
 * @param bound Whether SQL at an offset of a file names the thing itself.
 */
export function mentionsIn(
  files: readonly VirtualFile[],
  forms: readonly Form[],
  bound: (path: string, offset: number) => boolean,
): readonly Mention[] {
  const names = forms.filter(({ infix }) => !infix);
  return files.flatMap(({ path, text }) => {
    const offsets = new Set(
      names.flatMap(({ kind, from }) => [...text.matchAll(nameToken(kind, from))].map(({ index }) => index)),
    );
    if (offsets.size === 0) return [];
    const own = kindsOfFile.find(([pattern]) => pattern.test(path))?.[1];
    const isCode = /\.[cm]?[jt]sx?$/.test(path);
    const source = isCode ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true) : undefined;
    return [...offsets]
      .sort((a, b) => a - b)
      .map((offset): Mention => {
        const { line, column } = positionAt(text, offset);
        const kind = own ?? (bound(path, offset) ? 'column' : source ? kindIn(source, offset) : 'file');
        return { file: path, line, column, kind, text: (text.split('\n')[line - 1] ?? '').trim() };
      });
  });
}
