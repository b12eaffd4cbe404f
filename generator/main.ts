import { check } from './check/check.ts';
import { isWarning, tidy } from './check/problems.ts';
import type { Facts } from './check/rule.ts';
import { areaList, checksList, demosList, gatewayList } from './emit/area-list.ts';
import { manifestSchema } from './language/json-schema.ts';
import { type ProjectNames, projectWords } from './language/project-words.ts';
import { type Code, readCode, sourceText } from './load/code.ts';
import { type ManifestFile, readManifestFiles } from './load/files.ts';
import { type Icons, readIcons } from './load/icons.ts';
import { type Parses, type Reading, readingOf, readOne, readWithPlaces } from './load/read.ts';
import { collect, type Document } from './model/collect.ts';
import { freeze } from './model/freeze.ts';
import { fact } from './model/memory.ts';
import { once } from './model/once.ts';
import { projectNames } from './model/project-names.ts';
import { resolve } from './model/resolve.ts';
import type { Model, Problem, VirtualFile } from './model/types.ts';
import { buildWorld, type World } from './model/world.ts';
import { lineByLine } from './print/json.ts';

/** The understood manifest: a model, unless mistakes prevent one; mistakes and warnings. */
export interface Understanding {
  readonly model: Model | undefined;
  readonly world: World;
  readonly problems: readonly Problem[];
}

/** What rules may look at in addition to the manifest. */
interface Looks {
  /** Look into hand-written code, too: takes longer than all the rest. */
  readonly code?: boolean;
  /** The hand-written files that would be there, instead of those that are. */
  readonly files?: Code;
  /** What earlier runs of this process have parsed with positions. */
  readonly parses?: Parses;
}

function factsOf(root: string, looks: Looks): Facts {
  const [icons, code] = [readIcons(root), looks.files ?? readCode(root)];
  const source = looks.code && code ? sourceText(root) : undefined;
  return { ...(icons ? { icons } : {}), ...(code ? { code } : {}), ...(source ? { source } : {}) };
}

function understandReading(reading: Reading, root: string, looks: Looks = {}, isSound = false): Understanding {
  const world = buildWorld(collect(reading.documents, reading.places));
  const problems = tidy([
    ...reading.problems,
    ...(isSound ? [] : check(world, factsOf(root, looks), reading.problems)),
  ]);
  return { model: problems.every(isWarning) ? resolve(world.draft, world) : undefined, world, problems };
}

/**
 * What documents mean that were read without positions, one a file; undefined where something is wrong with it. Then, and
 * when there is anything to say, all files are read again, so that every problem has its line. `isSound` = an earlier run has
 * looked at just these files, and every rule held.
 */
export function understandDocuments(
  files: readonly ManifestFile[],
  documents: readonly (Document | undefined)[],
  root: string,
  isSound = false,
  looks: Looks = {},
): Understanding {
  const fast = readingOf(documents);
  const understanding = fast && understandReading(fast, root, looks, isSound);
  return understanding?.problems.length === 0
    ? understanding
    : understandReading(readWithPlaces(files, looks.parses), root, looks);
}

/**
 * load → resolve → check. A sound manifest is read fast and without positions; anything else is read again so that
 * every problem has its line. `places: true` asks for positions even when nothing is wrong, `code: true` for the warnings
 * that look into hand-written code.
 */
export function understand(root: string, options: Looks & { readonly places?: boolean } = {}): Understanding {
  const files = readManifestFiles(root);
  return freezing(
    options.places
      ? understandReading(readWithPlaces(files), root, options)
      : understandDocuments(files, files.map(readOne), root, false, options),
  );
}

/**
 * Understands files that need not be on disk, with positions. `code` = the hand-written files next to
 * them; `parses` = the documents of earlier drafts.
 */
export const understandFiles = (
  files: readonly ManifestFile[],
  root: string,
  { code, parses }: { readonly code?: Code; readonly parses?: Parses } = {},
): Understanding => understandReading(readWithPlaces(files, parses), root, code ? { files: code } : {});

function freezing(understanding: Understanding): Understanding {
  if (understanding.model) freeze(understanding.model);
  return understanding;
}

/** The schema of the language, for editors. */
export const schemaFile = (): VirtualFile => ({
  path: 'manifest/schema.json',
  text: lineByLine(manifestSchema()),
});

/** What follows from the hand-written files that are there, not from the manifest: the first thread alone makes it. */
export const codeFiles = ({ areas, gateways = [] }: Code = { areas: [] }): readonly VirtualFile[] => [
  ...areaList(areas),
  ...checksList(areas),
  ...demosList(areas),
  ...gatewayList(gateways),
];

const noIcons: Pick<Icons, 'names'> = { names: () => [] };

const namesIn = fact('world', (world: World, icons: Pick<Icons, 'names'>) => projectNames(world, icons.names()));

/** The same names make the same file. */
const schemaOf = once(
  (names: ProjectNames): VirtualFile => ({
    path: 'manifest/names.schema.json',
    text: lineByLine(manifestSchema(projectWords(names))),
  }),
);

/** The schema of this project: that of the language, and every existing name. */
export const namesSchemaFile = (world: World, root: string): VirtualFile =>
  schemaOf(namesIn(world, readIcons(root) ?? noIcons));

/** → emit: every file to be of the model, the schema of the language among them. */
export async function filesOf(model: Model): Promise<readonly VirtualFile[]> {
  const { emit } = await import('./emit/index.ts');
  return [schemaFile(), ...(await emit(model))];
}
