import { folderOfPage, pageFolder } from '../check/hand-written.ts';
import { isWarning, problemLine } from '../check/problems.ts';
import { emitUnits, units } from '../emit/index.ts';
import { type Code, readCode } from '../load/code.ts';
import { readManifestFiles } from '../load/files.ts';
import { noParses } from '../load/read.ts';
import { codeFiles, namesSchemaFile, schemaFile, type Understanding, understandFiles } from '../main.ts';
import type { Model, VirtualFile } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { compare } from '../write/compare.ts';
import { lockPath, readLock } from '../write/lock.ts';
import { type Complaint, followCode, type Move, movedPath, type Place } from './code.ts';
import { positionAt } from './edits.ts';
import { movedFiles } from './files.ts';
import { followRules, type ManifestEdit } from './follow.ts';
import { readHandmade } from './handmade.ts';
import type { Mention } from './mention.ts';
import { mentionsIn } from './mentions.ts';
import { meaningDifference } from './same-meaning.ts';
import { boundInSql } from './sql-uses.ts';
import { storageRenames } from './storage.ts';
import {
  type Form,
  findSubject,
  formsOf,
  isRefusal,
  labelForms,
  nameRefusal,
  type Refusal,
  type Subject,
  type SubjectKind,
} from './subject.ts';

/** A place of hand-written code that has the new name afterwards. */
export interface Use extends Place {
  readonly before: string;
  readonly after: string;
  /** The line as it is, without the space in front. */
  readonly text: string;
}

/** Everything that a rename does, before anything of it is done. */
export interface Plan {
  readonly subject: Subject;
  readonly to: string;
  readonly manifest: readonly ManifestEdit[];
  readonly uses: readonly Use[];
  /** Files of the manifest and hand-written ones, as they will be; without a text where one moves away. */
  readonly files: ReadonlyMap<string, string | undefined>;
  readonly move?: Move;
  /** Hand-written places for which the compiler has complaints that nobody but a person can settle. */
  readonly complaints: readonly Complaint[];
  readonly mentions: readonly Mention[];
  /** What a migration has to rename. */
  readonly storage: readonly string[];
}

/** Generated files of a model, not yet proved: what is written later is proved by the run that writes it. */
const generated = (
  { world }: Understanding,
  model: Model,
  root: string,
  code: Code | undefined,
): readonly VirtualFile[] => [
  schemaFile(),
  namesSchemaFile(world, root),
  ...codeFiles(code),
  ...emitUnits(model, units.keys(), () => undefined),
];

const refused = (lines: readonly string[]): Refusal => ({ message: lines.join('\n') });

/** What is wrong with the project as it is: nothing can be followed from what does not fit together. */
function notSettled(root: string, { model, problems }: Understanding, files: readonly VirtualFile[]) {
  if (!model) return refused(problems.filter((one) => !isWarning(one)).map(problemLine));
  const changes = compare(root, files, readLock(root)).filter(({ path }) => path !== lockPath);
  const [first] = changes;
  return first && refused([`${first.path}  does not fit the manifest as it is: run npm run generate first`]);
}

function moveOf({ kind, name }: Subject, to: string, { draft }: World, code: Code | undefined): Move | undefined {
  if (kind !== 'route' || !code) return undefined;
  const from = folderOfPage(name, [...draft.screens.keys()], code);
  const area = draft.screens.get(name)?.area ?? '';
  return from === undefined ? undefined : { from, to: pageFolder(to, area) };
}

/** The hand-written files as the rules will find them. */
const codeAfter = (code: Code, move: Move | undefined): Code => ({
  ...code,
  areas: code.areas.map((path) => movedPath(path, move)),
});

const usesIn = (path: string, edits: ReturnType<typeof followCode>['edits']): readonly Use[] => {
  const own = edits.get(path);
  if (!own) return [];
  const lines = own.original.split('\n');
  return own.list.map(({ start, end, text }) => {
    const at = positionAt(own.original, start);
    const before = own.original.slice(start, end);
    return { file: path, ...at, before, after: text, text: (lines[at.line - 1] ?? '').trim() };
  });
};

/** Hand-written TypeScript that has to be looked at: it has one of the names, or belongs to what moves. */
function codeOf(
  handmade: readonly VirtualFile[],
  forms: readonly Form[],
  files: ReadonlyMap<string, string>,
  move: Move | undefined,
): readonly VirtualFile[] {
  const paths = [...files.keys()].map((path) => path.replace(/^generated\//, ''));
  const names = [...forms.map(({ from }) => from), ...paths, ...(move ? [`${move.from.split('/').at(-1)}/`] : [])];
  return handmade.filter(
    ({ path, text }) =>
      /\.tsx?$/.test(path) && ((move && path.startsWith(`${move.from}/`)) || names.some((name) => text.includes(name))),
  );
}

/**
 * The changes needed to rename something of the manifest, or why that is refused. Works in memory alone. Without `wanted`, the
 * new name is one that nothing has: what would have to change are the uses of the thing.
 */
export async function planRename(
  root: string,
  kind: SubjectKind,
  name: string,
  wanted?: string,
): Promise<Plan | Refusal> {
  const [files, parses, code] = [readManifestFiles(root), noParses(), readCode(root)];
  const before = understandFiles(files, root, { parses });
  const { world, model } = before;
  const old = model ? generated(before, model, root, code) : [];
  const unsettled = notSettled(root, before, old);
  if (unsettled || !model) return unsettled ?? refused([]);
  const subject = findSubject(kind, name, world);
  if (isRefusal(subject)) return subject;
  const to = wanted ?? freshName(subject);
  const refusal = nameRefusal(subject, to, world);
  if (refusal) return refusal;
  const move = moveOf(subject, to, world, code);
  if (move && code?.areas.some((path) => path.startsWith(`${move.to}/`)))
    return { message: `${move.to} exists already: the hand-written page has nowhere to go` };
  const after = code && codeAfter(code, move);
  const followed = followRules(files, subject, to, (now) =>
    understandFiles(now, root, { parses, ...(after ? { code: after } : {}) }),
  );
  if (!('files' in followed)) return refused(followed.map(problemLine));
  const then = followed.understanding.model;
  if (!then) return refused(followed.understanding.problems.map(problemLine));
  const forms = formsOf(subject, to, world);
  const difference = meaningDifference(model, then, [...forms, ...labelForms(subject, to)]);
  if (difference !== undefined) {
    const repair = 'More follows from the name than the name: write out in the manifest what does, then rename.';
    return { source: subject.source, message: `the manifest would say something else.\n  ${difference}\n  ${repair}` };
  }
  const now = generated(followed.understanding, then, root, after);
  const moved = movedFiles(old, now, subject, to, world);
  const handmade = readHandmade(root);
  const change = followCode({
    root,
    forms,
    before: old,
    after: now,
    files: moved,
    code: codeOf(handmade, forms, moved, move),
    ...(move ? { move } : {}),
  });
  const manifest = followed.files.filter((file, index) => file.text !== files[index]?.text);
  const texts = new Map<string, string | undefined>(manifest.map(({ path, text }) => [path, text]));
  for (const { path, text } of handmade) {
    const [target, next] = [movedPath(path, move), change.texts.get(path) ?? text];
    if (target !== path) texts.set(path, undefined);
    if (target !== path || next !== text) texts.set(target, next);
  }
  const left = [...handmade, ...files].map(({ path, text }) => ({
    path: movedPath(path, move),
    text: texts.get(movedPath(path, move)) ?? text,
  }));
  return {
    subject,
    to,
    manifest: inPlace(followed.edits),
    uses: [...change.edits.keys()].flatMap((path) => usesIn(path, change.edits)),
    files: texts,
    ...(move ? { move } : {}),
    complaints: change.complaints,
    mentions: mentionsIn(left, forms, await boundInSql([...left, ...old], subject, model)),
    storage: storageRenames(model, then, (one) => forms.find(({ from }) => from === one)?.to ?? one),
  };
}

/** The definition first, then the others in the order of the files. */
function inPlace([definition, ...others]: readonly ManifestEdit[]): readonly ManifestEdit[] {
  const key = ({ source }: ManifestEdit) => `${source.file}:${String(source.line).padStart(6, '0')}:${source.column}`;
  return [...(definition ? [definition] : []), ...others.sort((a, b) => (key(a) < key(b) ? -1 : 1))];
}

/** A name that nothing has. */
function freshName({ kind, name }: Subject): string {
  return {
    field: `${name}_as_renamed`,
    call: `${name}_as_renamed`,
    route: `${name}_as_renamed`,
    entity: `${name}AsRenamed`,
    shape: `${name}AsRenamed`,
  }[kind];
}
