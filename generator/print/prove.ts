import { ts } from 'ts-morph';
import type { VirtualFile } from '../model/types.ts';

/**
 * The only door of `generate` to ts-morph. Its parser looks at each file once, without links to parents and without comments: that
 * proves that what is written is TypeScript and that no text of the manifest has broken out of its literal. Throws
 * when one has.
 */
export function prove(files: readonly VirtualFile[]): void {
  for (const { path, text } of files) {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
    const file = ts.createSourceFile(path, text, options, false, kind);
    // The parser has its complaints at hand; a whole program, the public way to them, would parse and link again.
    const complaints = 'parseDiagnostics' in file ? file.parseDiagnostics : undefined;
    if (!Array.isArray(complaints)) throw new Error('ts-morph no longer tells what its parser complained about');
    if (complaints.length > 0) throw new Error(`${path} would not be TypeScript`);
  }
}
