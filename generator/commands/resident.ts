import { loadProver } from '../emit/index.ts';
import { type Code, readCode } from '../load/code.ts';
import { readManifestFiles } from '../load/files.ts';
import { readIcons } from '../load/icons.ts';
import { readingKey } from '../load/kept.ts';
import { noParses } from '../load/read.ts';
import { codeFiles, namesSchemaFile, schemaFile, understandDocuments } from '../main.ts';
import type { Document } from '../model/collect.ts';
import { once } from '../model/once.ts';
import { Disk } from '../write/disk.ts';
import type { Invocation } from './command.ts';
import { KeptModel } from './kept-model.ts';
import { bringUpToDate, type Options } from './outcome.ts';
import { reportProblems } from './report.ts';
import { newCounter, type Prove, Share } from './share.ts';
import { manifestKey, openStore, type Store } from './store.ts';

const keyOf = once(readingKey);

/**
 * The runs of a process that stays. Each makes again only what follows from what has changed since the last one; where a rule is
 * broken it does what a single run does: it reads everything with places, and writes nothing.
 */
export class Resident {
  readonly #invocation: Invocation;
  readonly #options: Options;
  readonly #kept = new KeptModel();
  readonly #disk = new Disk();
  readonly #parses = noParses();
  #store: Store;
  #prove: Prove | undefined;

  constructor({ helper: _, ...invocation }: Invocation, options: Options) {
    this.#invocation = invocation;
    this.#options = options;
    this.#store = openStore(invocation.kept);
  }

  /** Brings everything up to date with the manifest as it is now. Returns the exit code. */
  async run(): Promise<number> {
    const [began, started] = [Date.now(), performance.now()];
    const { root } = this.#invocation;
    const store = this.#store;
    const files = readManifestFiles(root);
    const documents = this.#kept.read(files, (file) => store.readings.get(keyOf(file)));
    const keys = files.map(keyOf);
    const handWritten = readCode(root);
    const sound = manifestKey(keys, root, handWritten);
    const made = this.#understand(documents, handWritten, store.sound === sound);
    if (!made?.isSound) {
      const { model, problems } = understandDocuments(files, documents, root, false, { parses: this.#parses });
      const code = reportProblems(problems, this.#invocation);
      if (!model || !made) return code;
    }
    this.#prove ??= await loadProver();
    const share = new Share(store.proofs, this.#prove, this.#disk);
    for (const file of [schemaFile(), namesSchemaFile(made.world, root), ...codeFiles(handWritten)]) share.add(file);
    share.emit(this.#kept.model(made.world), newCounter(), true);
    const work = { share, store, files, keys, documents, sound: made.isSound ? sound : '', began, started };
    const outcome = await bringUpToDate(this.#invocation, this.#options, work);
    this.#store = outcome.store ?? store;
    return outcome.code;
  }

  /** The world of the manifest, and whether every rule holds; undefined where a file cannot be read. */
  #understand(documents: readonly (Document | undefined)[], code: Code | undefined, wasSound: boolean) {
    const { root } = this.#invocation;
    const read = documents.filter((document) => document !== undefined);
    if (read.length < documents.length) return undefined;
    const world = this.#kept.world(read);
    const icons = readIcons(root);
    const facts = { ...(icons ? { icons } : {}), ...(code ? { code } : {}) };
    return { world, isSound: this.#kept.problems(world, facts, wasSound).length === 0 };
  }
}
