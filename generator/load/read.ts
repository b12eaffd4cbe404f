import { type FileKind, fileShapes } from '../language/files.ts';
import type { Document } from '../model/collect.ts';
import type { Problem } from '../model/types.ts';
import type { ManifestFile } from './files.ts';
import { containsItself, parseFast } from './parse-fast.ts';
import { type Parsed, parseWithPlaces } from './parse-with-places.ts';
import { knownPlaces, noPlaces, type Origin, type Places } from './places.ts';
import { checkShape } from './shape-check.ts';
import { oddities } from './yaml-words.ts';

/** The manifest as read: documents whose shape is sound (repaired where it was not), and what is wrong with them. */
export interface Reading {
  readonly documents: readonly Document[];
  readonly problems: readonly Problem[];
  readonly places: Places;
}

/** Kind of a file by its folder, else by the key that only its kind has. */
export function kindOf(path: string, value: unknown): FileKind | undefined {
  if (path === 'manifest/app.yaml') return 'app';
  if (path === 'manifest/access.yaml') return 'roles';
  if (path === 'manifest/gateways/gateway.yaml') return 'template';
  if (path.startsWith('manifest/areas/')) return 'area';
  if (path.startsWith('manifest/gateways/')) return 'gateway';
  if (path.startsWith('manifest/deployments/')) return 'deployment';
  const kinds = Object.keys(fileShapes).filter((kind): kind is FileKind => Object.hasOwn(fileShapes, kind));
  return typeof value === 'object' && value !== null ? kinds.find((kind) => Object.hasOwn(value, kind)) : undefined;
}

/** One file without positions. Undefined as soon as anything at all is wrong with it. */
export function readOne(file: ManifestFile): Document | undefined {
  const value = oddities(file.text) ? undefined : tryParse(file.text);
  const kind = value === undefined ? undefined : kindOf(file.path, value);
  if (kind === undefined || containsItself(value)) return undefined;
  const checked = checkShape(fileShapes[kind], value, noPlaces);
  return checked.problems.length > 0 || checked.value === undefined ? undefined : { kind, value: checked.value };
}

/** The reading of files that were read without positions. Undefined where one is wrong: then `readWithPlaces` says what. */
export function readingOf(documents: readonly (Document | undefined)[]): Reading | undefined {
  const sound = documents.filter((document) => document !== undefined);
  return sound.length < documents.length ? undefined : { documents: sound, problems: [], places: noPlaces };
}

function tryParse(text: string): unknown {
  try {
    return parseFast(text);
  } catch {
    return undefined;
  }
}

/** Documents parsed with positions before, by path, and the places of their nodes: unchanged files are not parsed again. */
export interface Parses {
  readonly origins: WeakMap<object, Origin>;
  readonly parsed: Map<string, Parsed & { readonly text: string }>;
}

export const noParses = (): Parses => ({ origins: new WeakMap(), parsed: new Map() });

function parseOnce({ path, text }: ManifestFile, { origins, parsed }: Parses): Parsed {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const one = { ...parseWithPlaces(path, text, origins), text };
  parsed.set(path, one);
  return one;
}

/** Reads with positions and reports everything that is wrong with the YAML and with its shape. */
export function readWithPlaces(files: readonly ManifestFile[], parses = noParses()): Reading {
  const { origins } = parses;
  const parsed = files.map((file) => ({ file, ...parseOnce(file, parses) }));
  const places = knownPlaces(
    origins,
    parsed.filter((one) => one.lost).map((one) => one.file.text),
  );
  const problems: Problem[] = [];
  const documents: Document[] = [];
  for (const { file, value, problems: found, lost } of parsed) {
    problems.push(...found);
    if (lost) continue;
    const start = { file: file.path, line: 1, column: 1 };
    const kind = kindOf(file.path, value);
    if (kind === undefined) {
      problems.push({
        rule: 'file',
        source: start,
        message: `this is no kind of manifest file: it has none of the keys ${Object.keys(fileShapes).join(', ')}`,
      });
      continue;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      problems.push({
        rule: 'file',
        source: start,
        message: `must be a map of ${fileShapes[kind].name} keys, not ${value === null ? 'nothing' : Array.isArray(value) ? 'a list' : 'a single value'}`,
      });
      continue;
    }
    if (found.length === 0 && tryParse(file.text) === undefined) {
      problems.push({ rule: 'yaml', source: start, message: 'bad YAML: the file cannot be read' });
      continue;
    }
    const checked = checkShape(fileShapes[kind], value, places);
    problems.push(...checked.problems);
    if (checked.value !== undefined) documents.push({ kind, value: checked.value });
  }
  return { documents, problems, places };
}
