import { isWarning } from '../check/problems.ts';
import type { ManifestFile } from '../load/files.ts';
import { writtenAt } from '../load/scalars.ts';
import type { Understanding } from '../main.ts';
import type { Problem, Source } from '../model/types.ts';
import { positionAt } from './edits.ts';
import type { Subject } from './subject.ts';
import { renamedScalar } from './tokens.ts';

/** One place of the manifest that has the new name now. The line is the same before and after. */
export interface ManifestEdit {
  readonly source: Source;
  readonly before: string;
  readonly after: string;
}

export interface Followed {
  readonly files: readonly ManifestFile[];
  readonly edits: readonly ManifestEdit[];
  readonly understanding: Understanding;
}

/** More rounds than any chain of names has links. */
const mostRounds = 20;

/** The text with the name at this place changed; undefined if it is not there. */
function changeAt(
  file: ManifestFile,
  source: Source,
  subject: Subject,
  to: string,
): { readonly text: string; readonly edit: ManifestEdit } | undefined {
  for (const { offset, end } of writtenAt(file.text, source.line, source.column)) {
    const before = file.text.slice(offset, end);
    const after = renamedScalar(before, subject.kind, subject.name, to);
    if (after === undefined) continue;
    const text = `${file.text.slice(0, offset)}${after}${file.text.slice(end)}`;
    const { line, column } = positionAt(file.text, offset);
    return { text, edit: { source: { file: file.path, line, column }, before, after } };
  }
  return undefined;
}

/**
 * Gives the thing its new name where it is defined, and then wherever a rule complains that the old one is unknown,
 * until no rule does. The remaining problems are what the new name would break. Texts are changed at the places
 * that the loader has recorded: all the rest of a file stays as it is, byte for byte.
 */
export function followRules(
  files: readonly ManifestFile[],
  subject: Subject,
  to: string,
  understandFiles: (files: readonly ManifestFile[]) => Understanding,
): Followed | readonly Problem[] {
  const texts = new Map(files.map((file) => [file.path, file]));
  const edits: ManifestEdit[] = [];
  const change = (source: Source): boolean => {
    const file = texts.get(source.file);
    const changed = file && changeAt(file, source, subject, to);
    if (!file || !changed) return false;
    texts.set(file.path, { path: file.path, text: changed.text });
    edits.push(changed.edit);
    return true;
  };
  if (!change(subject.source))
    return [
      {
        rule: 'rename',
        source: subject.source,
        message: `“${subject.name}” is made here for each gateway: change it in the template by hand`,
      },
    ];
  for (let round = 0; round < mostRounds; round++) {
    const now = [...texts.values()];
    const understanding = understandFiles(now);
    const mistakes = understanding.problems.filter((problem) => !isWarning(problem));
    if (mistakes.length === 0) return { files: now, edits, understanding };
    // From behind, so that places of one line stay where they are.
    const places = [...mistakes].sort((a, b) => b.source.line - a.source.line || b.source.column - a.source.column);
    if (places.filter(({ source }) => change(source)).length === 0) return mistakes;
  }
  return [{ rule: 'rename', source: subject.source, message: 'the name leads round in a circle' }];
}
