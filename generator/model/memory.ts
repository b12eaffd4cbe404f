import { alike, isByIdentity } from './alike.ts';
import { oncePerName } from './once.ts';

/** What a run looks its facts up in: each is another object in each run. */
export type Root = 'draft' | 'entities' | 'senses' | 'shapes' | 'ranks' | 'world' | 'model';

/** Something that can be read again in a later run. */
export interface Source {
  now(memory: Memory, name: unknown): unknown;
}

/** One thing that was read while another was made, and what it was. */
interface Read {
  readonly source: Source;
  readonly name: unknown;
  readonly value: unknown;
}

interface Made {
  value: unknown;
  reads: readonly Read[];
  /** The last run in which everything that was read is known to be what it was. */
  run: number;
}

/** By name, or by an object that is gone when nobody has it any more. */
class Shelf {
  readonly #byName = new Map<unknown, Made>();
  readonly #byObject = new WeakMap<object, Made>();

  get(name: unknown): Made | undefined {
    return typeof name === 'object' && name !== null ? this.#byObject.get(name) : this.#byName.get(name);
  }

  set(name: unknown, made: Made): void {
    if (typeof name === 'object' && name !== null) this.#byObject.set(name, made);
    else this.#byName.set(name, made);
  }

  delete(name: unknown): void {
    if (typeof name === 'object' && name !== null) this.#byObject.delete(name);
    else this.#byName.delete(name);
  }
}

/**
 * What earlier runs of one process have made, each with all that was read for it. A later run makes again only that of which
 * something read is other than before; what comes out equal is the same object as before, so that what read it stays.
 */
export class Memory {
  #run = 0;
  #reads: Read[] | undefined;
  readonly #roots = new Map<Root, object>();
  readonly #shelves = new Map<Source, Shelf>();

  /** The next run begins: everything may be other than before. */
  begin(): void {
    this.#run += 1;
    this.#reads = undefined;
  }

  /** What facts of a kind are looked up in from now on. */
  join(kind: Root, root: object): void {
    this.#roots.set(kind, root);
    memories.set(root, this);
  }

  root(kind: Root): object {
    const root = this.#roots.get(kind);
    if (!root) throw new Error(`this run has no ${kind} yet`);
    return root;
  }

  /** Notes what is read, for whatever is being made. */
  note(source: Source, name: unknown, value: unknown): void {
    this.#reads?.push({ source, name, value });
  }

  /** What was made before, where all that was read for it is what it was; else made again. */
  recall<R, N>(
    source: Source,
    shelf: Shelf,
    name: N,
    make: (root: R, name: N) => unknown,
    root: R,
    meanwhile: unknown,
  ): unknown {
    const before = shelf.get(name);
    const value =
      before?.run === this.#run ? before.value : this.#renew(shelf, name, before, () => make(root, name), meanwhile);
    this.note(source, name, value);
    return value;
  }

  shelf(source: Source): Shelf {
    const shelf = this.#shelves.get(source) ?? new Shelf();
    this.#shelves.set(source, shelf);
    return shelf;
  }

  #renew(shelf: Shelf, name: unknown, before: Made | undefined, make: () => unknown, meanwhile: unknown): unknown {
    const outer = this.#reads;
    // Who asks for it while it is being made gets this: the rules report whatever is made of itself.
    shelf.set(name, { value: meanwhile, reads: [], run: this.#run });
    try {
      this.#reads = undefined;
      if (before && this.#holds(before)) {
        shelf.set(name, { ...before, run: this.#run });
        return before.value;
      }
      const reads: Read[] = [];
      this.#reads = reads;
      const made = make();
      const value = before ? kept(before.value, made) : made;
      shelf.set(name, { value, reads, run: this.#run });
      return value;
    } catch (error) {
      shelf.delete(name);
      throw error;
    } finally {
      this.#reads = outer;
    }
  }

  /** In the order in which it was read: what comes later may be read no more when something before it has changed. */
  #holds({ reads }: Made): boolean {
    return reads.every(({ source, name, value }) => source.now(this, name) === value);
  }
}

/** What was made before where that is equal; of a list, what of it is equal and at its place. */
function kept(before: unknown, made: unknown): unknown {
  if (alike(before, made)) return before;
  if (!Array.isArray(before) || !Array.isArray(made) || isByIdentity(made)) return made;
  return made.map((each, index) => (alike(before[index], each) ? before[index] : each));
}

const memories = new WeakMap<object, Memory>();

export const memoryOf = (root: object): Memory | undefined => memories.get(root);

/**
 * A function of what a run has (`root`) and of a name or object, done once for each. In a process that stays it is done again
 * only when something that it read is other than before: it may read only its arguments, other facts, and what `readable` has
 * made readable. `meanwhile` = what it is taken for while it is being made.
 */
export function fact<R extends object, N, V>(kind: Root, make: (root: R, name: N) => V, meanwhile?: V) {
  const alone = new WeakMap<R, Map<N, V | undefined>>();
  const source: Source = {
    // Roots of one kind are of one type.
    now: (memory, name) => read(memory.root(kind) as R, name as N),
  };
  // The same root is asked thousands of times.
  let [last, memory, shelf]: [R | undefined, Memory | undefined, Shelf | undefined] = [undefined, undefined, undefined];
  const read = (root: R, name: N): V => {
    if (root !== last) {
      memory = memories.get(root);
      shelf = memory?.shelf(source);
      last = root;
    }
    if (memory && shelf) return memory.recall(source, shelf, name, make, root, meanwhile) as V;
    const known = alone.get(root) ?? new Map<N, V | undefined>();
    alone.set(root, known);
    const found = known.get(name);
    if (found !== undefined || known.has(name)) return found as V;
    known.set(name, meanwhile);
    const value = make(root, name);
    known.set(name, value);
    return value;
  };
  return read;
}

/** Facts of `root` are remembered where those of what it is made of are. */
export const joinTo = (kind: Root, root: object, of: object): void => memories.get(of)?.join(kind, root);

/** The same of a root as a whole. */
export function factOf<R extends object, V>(kind: Root, make: (root: R) => V): (root: R) => V {
  const read = fact<R, undefined, V>(kind, (root) => make(root));
  return (root) => read(root, undefined);
}

const pairs = oncePerName((first) => oncePerName((second) => `${first}\0${second}`));

/** Two names as one, the same text each time: looked up thousands of times, it is put together once. */
export const pair = (first: string, second: string): string => pairs(first)(second);

/** As two again. */
export function parts(both: string): readonly [string, string] {
  const at = both.indexOf('\0');
  return [both.slice(0, at), both.slice(at + 1)];
}
