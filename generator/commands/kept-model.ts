import { check, checkLabels } from '../check/check.ts';
import type { Facts } from '../check/rule.ts';
import { codeStamp } from '../load/code.ts';
import type { ManifestFile } from '../load/files.ts';
import { noPlaces } from '../load/places.ts';
import { readOne } from '../load/read.ts';
import { shared } from '../model/alike.ts';
import { collect, type Document } from '../model/collect.ts';
import type { Draft } from '../model/draft.ts';
import { differInLabels } from '../model/labels.ts';
import { Memory } from '../model/memory.ts';
import { type Index, indexOf, joinIndex } from '../model/model-index.ts';
import { Readable } from '../model/readable.ts';
import { resolve } from '../model/resolve.ts';
import type { Model, Problem } from '../model/types.ts';
import { buildWorld, type World } from '../model/world.ts';

interface Known {
  readonly file: ManifestFile;
  readonly document: Document | undefined;
}

/** What every rule held of. */
interface Held {
  readonly documents: readonly Document[];
  readonly facts: Facts;
}

const sameFacts = (a: Facts, b: Facts): boolean => a.icons === b.icons && codeStamp(a.code) === codeStamp(b.code);

/**
 * The model of a manifest in a process that stays: what does not follow from a change is what it was before, to the very object.
 * Nothing of it has a place.
 */
export class KeptModel {
  readonly #memory = new Memory();
  readonly #drafts = new Readable<Draft>(this.#memory, 'draft', true);
  readonly #worlds = new Readable<World>(this.#memory, 'world', false);
  readonly #models = new Readable<Model>(this.#memory, 'model', true);
  readonly #indexes = new Readable<Index>(this.#memory, 'index', true);
  #known: ReadonlyMap<string, Known> = new Map();
  #documents: readonly Document[] = [];
  #held: Held | undefined;

  /** Reads what has changed, and of that keeps what has not. `earlier` = what another process has read. */
  read(
    files: readonly ManifestFile[],
    earlier: (file: ManifestFile) => Document | undefined = () => undefined,
  ): readonly (Document | undefined)[] {
    const known = files.map((file): Known => {
      const before = this.#known.get(file.path);
      if (before?.file.text === file.text) return before;
      const document = earlier(file) ?? readOne(file);
      return { file, document: document && shared(before?.document, document) };
    });
    this.#known = new Map(known.map((one) => [one.file.path, one]));
    return known.map(({ document }) => document);
  }

  /** The world of documents; the one before it is of no use any more. */
  world(documents: readonly Document[]): World {
    this.#memory.begin();
    this.#documents = documents;
    const draft = this.#drafts.next(collect(documents, noPlaces));
    const world = buildWorld(draft, (one) => this.#worlds.next(one));
    this.#memory.settle('ranks', 'world');
    return world;
  }

  /**
   * What is wrong with the last world of `world`; without places. Where only labels differ from what every rule held of, the
   * others are not asked. `isSound` = somebody knows that every rule holds.
   */
  problems(world: World, facts: Facts, isSound = false): readonly Problem[] {
    const documents = this.#documents;
    const held = this.#held;
    const look =
      held && sameFacts(held.facts, facts) && differInLabels(held.documents, documents) ? checkLabels : check;
    const problems = isSound ? [] : look(world, facts);
    if (problems.length === 0) this.#held = { documents, facts };
    return problems;
  }

  /** The model of a world of `world`. */
  model(world: World): Model {
    const model = this.#models.next(resolve(world.draft, world));
    joinIndex(model, this.#indexes.next(indexOf(model)));
    this.#memory.settle('model', 'index');
    return model;
  }
}
