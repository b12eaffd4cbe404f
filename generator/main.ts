import { check } from './check/check.ts';
import { tidy } from './check/problems.ts';
import type { Facts } from './check/rule.ts';
import type { Partner } from './emit/index.ts';
import { manifestSchema } from './language/json-schema.ts';
import { type ManifestFile, readManifestFiles } from './load/files.ts';
import { readIcons } from './load/icons.ts';
import { type Reading, readingOf, readOne, readWithPlaces } from './load/read.ts';
import { collect, type Document } from './model/collect.ts';
import { resolve } from './model/resolve.ts';
import type { Model, Problem, VirtualFile } from './model/types.ts';
import { buildWorld, type World } from './model/world.ts';

/** The manifest understood: a model, or the problems that stand in its way. */
export type Understanding =
  | { readonly model: Model; readonly world: World; readonly problems: readonly [] }
  | { readonly model: undefined; readonly world: World; readonly problems: readonly Problem[] };

function factsOf(root: string): Facts {
  const icons = readIcons(root);
  return icons ? { icons } : {};
}

function understandReading(reading: Reading, root: string): Understanding {
  const world = buildWorld(collect(reading.documents, reading.places));
  const problems = tidy([...reading.problems, ...check(world, factsOf(root))]);
  if (problems.length > 0) return { model: undefined, world, problems };
  return { model: resolve(world.draft, world), world, problems: [] };
}

/** Reads files without positions: one document a file, undefined where something is wrong. */
export type ReadFast = (files: readonly ManifestFile[]) => Promise<readonly (Document | undefined)[]>;

function understandFiles(files: readonly ManifestFile[], fast: Reading | undefined, root: string): Understanding {
  const understanding = fast && understandReading(fast, root);
  return understanding?.model ? understanding : understandReading(readWithPlaces(files), root);
}

/**
 * load → resolve → check. A sound manifest is read fast and without positions; anything else is read again so that
 * every problem has its line. `places: true` asks for positions even when nothing is wrong.
 */
export function understand(root: string, options: { readonly places?: boolean } = {}): Understanding {
  const files = readManifestFiles(root);
  return understandFiles(files, options.places ? undefined : readingOf(files.map(readOne)), root);
}

/** The same, where several read together. */
export async function understandTogether(root: string, read: ReadFast): Promise<Understanding> {
  const files = readManifestFiles(root);
  return understandFiles(files, readingOf(await read(files)), root);
}

/** → emit: every file to be, the schema of the language among them. */
export async function filesOf(model: Model, partner?: Partner): Promise<readonly VirtualFile[]> {
  const { emit } = await import('./emit/index.ts');
  const schema = { path: 'manifest/schema.json', text: `${JSON.stringify(manifestSchema(), null, 1)}\n` };
  return [schema, ...(await emit(model, partner))];
}
