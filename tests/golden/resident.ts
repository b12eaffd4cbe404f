import { check } from '#generator/check/check.ts';
import type { Facts } from '#generator/check/rule.ts';
import { KeptModel } from '#generator/commands/kept-model.ts';
import { emitUnits, units } from '#generator/emit/index.ts';
import { type ManifestFile, readManifestFiles } from '#generator/load/files.ts';
import { readIcons } from '#generator/load/icons.ts';
import { noPlaces } from '#generator/load/places.ts';
import { readOne } from '#generator/load/read.ts';
import { namesSchemaFile } from '#generator/main.ts';
import { collect } from '#generator/model/collect.ts';
import { resolve } from '#generator/model/resolve.ts';
import type { Model, Problem } from '#generator/model/types.ts';
import { buildWorld, type World } from '#generator/model/world.ts';

type Texts = ReadonlyMap<string, string>;

/** What one run makes of a manifest: what is wrong with it, or every file. */
export type Outcome = { readonly wrong: readonly string[] } | { readonly files: Texts };

/** What a run knows beside the manifest: an icon that there is none of is a mistake, and not what emitting ends with. */
const icons = readIcons(process.cwd());
const facts: Facts = icons ? { icons } : {};

const said = (problems: readonly Problem[]) => problems.map(({ rule, message }) => `${rule}: ${message}`).sort();

function outcomeOf(world: World, problems: readonly Problem[], model: (world: World) => Model): Outcome {
  if (problems.length > 0) return { wrong: [...new Set(said(problems))] };
  const files = [...emitUnits(model(world), units.keys(), () => {}), namesSchemaFile(world, process.cwd())];
  return { files: new Map(files.map(({ path, text }) => [path, text])) };
}

const read = (documents: readonly (ReturnType<typeof readOne> | undefined)[]) =>
  documents.map((document) => {
    if (!document) throw new Error('a file of this test cannot be read');
    return document;
  });

/** One run from nothing. */
export function fromNothing(files: readonly ManifestFile[]): Outcome {
  const world = buildWorld(collect(read(files.map(readOne)), noPlaces));
  return outcomeOf(world, check(world, facts), (one) => resolve(one.draft, one));
}

/** A process that stays, and the manifest in front of it. */
export class Resident {
  readonly #kept = new KeptModel();
  readonly #first: Texts;
  #files: Map<string, string>;

  /** `root` = where the manifest is as it is first. */
  constructor(root: string) {
    this.#first = new Map(readManifestFiles(root).map(({ path, text }) => [path, text]));
    this.#files = new Map(this.#first);
  }

  get files(): readonly ManifestFile[] {
    return [...this.#files].map(([path, text]) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  run(): Outcome {
    const world = this.#kept.world(read(this.#kept.read(this.files)));
    return outcomeOf(world, this.#kept.problems(world, facts), (one) => this.#kept.model(one));
  }

  change(path: string, from: string | RegExp, to: string): void {
    const text = this.#files.get(path) ?? '';
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${path} does not have ${from}`);
    this.#files.set(path, changed);
  }

  add(path: string, text: string): void {
    this.#files.set(path, text);
  }

  remove(path: string): void {
    if (!this.#files.delete(path)) throw new Error(`there is no ${path}`);
  }

  undo(path?: string): void {
    if (path === undefined) this.#files = new Map(this.#first);
    else this.#files.set(path, this.#first.get(path) ?? '');
  }
}

/** Paths whose texts differ. */
export const changedBetween = (a: Outcome, b: Outcome): readonly string[] => {
  if (!('files' in a) || !('files' in b)) throw new Error('something is wrong with the manifest');
  return [...new Set([...a.files.keys(), ...b.files.keys()])].filter((path) => a.files.get(path) !== b.files.get(path));
};
