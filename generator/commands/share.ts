import { emitUnits, units } from '../emit/index.ts';
import { once } from '../model/once.ts';
import type { Model, VirtualFile } from '../model/types.ts';
import { apply } from '../write/apply.ts';
import { type Change, differences } from '../write/compare.ts';
import type { Disk } from '../write/disk.ts';
import { hashOf, type Lock } from '../write/lock.ts';

/** Looks at texts; throws when one is no TypeScript. */
export type Prove = (files: readonly VirtualFile[]) => void;

/** What others need to know of one thread's files. */
export interface Told {
  /** Hash of each file's text by its path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Files that differ on disk; with texts only on request. */
  readonly changes: readonly Change[];
  /** Texts that have been proved, as `proofKey` names them. */
  readonly proofs: readonly string[];
}

/** Identifies a text that was proved: the same text in another dialect is another one. */
const proofKey = (path: string, hash: string): string => (path.endsWith('x') ? `${hash}x` : hash);

const hashOfFile = once(({ text }: VirtualFile) => hashOf(text));

/** Numbers from 0 that nobody has taken yet: each thread takes the next when it has time. */
export function* untaken(taken: SharedArrayBuffer, total: number): Generator<number> {
  const counter = new Int32Array(taken);
  for (let index = Atomics.add(counter, 0, 1); index < total; index = Atomics.add(counter, 0, 1)) yield index;
}

/** The same from either end: together the threads take `total` of them, so that they never meet. */
function* fromEnd(taken: SharedArrayBuffer, total: number, last: boolean): Generator<number> {
  const counter = new Int32Array(taken);
  for (let index = 0; Atomics.add(counter, 0, 1) < total; index++) yield last ? total - 1 - index : index;
}

export const newCounter = (): SharedArrayBuffer => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

/** The files that one thread makes, proves, compares and writes. */
export class Share {
  readonly #files: VirtualFile[] = [];
  readonly #proved: ReadonlySet<string>;
  readonly #proofs = new Set<string>();
  readonly #prove: Prove;
  readonly #disk: Disk | undefined;
  #changes: readonly Change[] = [];

  /** `proved` = texts that were proved in an earlier run; `disk` = what an earlier run of this process has seen there. */
  constructor(proved: Iterable<string>, prove: Prove, disk?: Disk) {
    this.#proved = new Set(proved);
    this.#prove = prove;
    this.#disk = disk;
  }

  get size(): number {
    return this.#files.length;
  }

  add(file: VirtualFile): void {
    this.#files.push(file);
  }

  /** Makes files of the model: what no other thread has taken. */
  emit(model: Model, taken: SharedArrayBuffer, last: boolean): void {
    const own = fromEnd(taken, units.length, last);
    this.#files.push(...emitUnits(model, own, (files) => this.prove(files)));
  }

  /** Has texts proved that nobody has proved before. Throws when one is no TypeScript. */
  prove(files: readonly VirtualFile[]): void {
    const keys = files.map((file) => proofKey(file.path, hashOfFile(file)));
    const unproved = files.filter((_, index) => !this.#proved.has(keys[index] ?? ''));
    if (unproved.length > 0) this.#prove(unproved);
    for (const key of keys) this.#proofs.add(key);
  }

  /** Compares the files with those on disk. */
  tell(root: string, lock: Lock | undefined, withTexts: boolean): Told {
    const hashes = new Map(this.#files.map((file) => [file.path, hashOfFile(file)]));
    this.#changes = differences(root, this.#disk?.unseen(root, this.#files) ?? this.#files, lock);
    const changes = withTexts ? this.#changes : this.#changes.map(({ path, what }) => ({ path, what }));
    return { hashes, changes, proofs: [...this.#proofs] };
  }

  /**
   * Changes for a thread that has only `others` to make: half of what this one has more. Making a file costs about the same
   * whatever is in it, and what one thread has emitted may be many small ones.
   */
  give(others: number): readonly Change[] {
    const more = Math.max(0, Math.floor((this.#changes.length - others) / 2));
    const kept = this.#changes.length - more;
    const given = this.#changes.slice(kept);
    this.#changes = this.#changes.slice(0, kept);
    return given;
  }

  /** Writes what differs. */
  apply(root: string): void {
    apply(root, this.#changes);
  }
}
