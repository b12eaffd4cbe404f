import { alike, isByIdentity } from './alike.ts';
import { oncePerName } from './once.ts';

/** What a run looks its facts up in: each is another object in each run. */
export type Root = 'draft' | 'entities' | 'senses' | 'shapes' | 'ranks' | 'world' | 'model';

/** Something that can be read again in a later run. */
export interface Source {
  now(memory: Memory, name: unknown): unknown;
}

/** Facts that have read something; gone with what they are about. */
type Readers = Set<WeakRef<Made>>;

/** One thing that was read while another was made, what it was, and who else has read it. */
interface Read {
  readonly source: Source;
  readonly name: unknown;
  readonly value: unknown;
  readonly readers: Readers;
}

/** A fact about one thing. */
class Made {
  value: unknown;
  /** Absent until it has been made. */
  reads: readonly Read[] | undefined;
  /** Something that it has read, or that was read for that, may be other than before. */
  isSuspect = true;
  /** It has read something that was just being made, and so has to be looked at in each run. */
  isLoose = false;
  /** The last run in which it was made or looked at. */
  run = 0;
  /** What it is taken for while it is being made or looked at. */
  meanwhile: { readonly value: unknown } | undefined;
  readonly readers: Readers = new Set();
  readonly ref = new WeakRef(this);
}

/** What has been read so far for something that is being made, each once. */
class Reads {
  readonly list: Read[] = [];
  readonly #known = new Map<Source, Set<unknown>>();

  add(source: Source, name: unknown, value: unknown, readersOf: () => Readers): void {
    const names = this.#known.get(source) ?? new Set();
    if (names.has(name)) return;
    this.#known.set(source, names.add(name));
    this.list.push({ source, name, value, readers: readersOf() });
  }
}

/** By name, or by an object that is gone when nobody has it any more. */
class Shelf {
  readonly #byName = new Map<unknown, Made>();
  readonly #byObject = new WeakMap<object, Made>();

  of(name: unknown): Made {
    const isObject = typeof name === 'object' && name !== null;
    const known = isObject ? this.#byObject.get(name) : this.#byName.get(name);
    if (known) return known;
    const made = new Made();
    if (isObject) this.#byObject.set(name, made);
    else this.#byName.set(name, made);
    return made;
  }
}

/**
 * What earlier runs of one process have made, each with all that was read for it and with who has read it. A later run is
 * told what is other than before: what has not come of that stands, and of the rest only that is made again of which something
 * read has changed; what comes out equal is the same object as before, so that what read it stays.
 */
export class Memory {
  #run = 0;
  #reads: Reads | undefined;
  /** What is being made or looked at has read something that has to be looked at in each run. */
  #isLoose = false;
  readonly #roots = new Map<Root, object>();
  readonly #shelves = new Map<Source, Shelf>();
  /** Who has read what is no fact. */
  readonly #readers = new Map<Source, Map<unknown, Readers>>();

  /** The next run begins. */
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
    this.#reads?.add(source, name, value, () => this.#readersOf(source, name));
  }

  /** Something that is no fact is other than before. */
  changed(source: Source, name: unknown): void {
    const found = [this.#readers.get(source)?.get(name)];
    for (let readers = found.pop(); readers; readers = found.pop()) {
      for (const ref of readers) {
        const made = ref.deref();
        if (!made) readers.delete(ref);
        if (!made || made.isSuspect) continue;
        made.isSuspect = true;
        found.push(made.readers);
      }
    }
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
    const made = shelf.of(name);
    if (!made.meanwhile && (made.isSuspect || (made.isLoose && made.run !== this.#run)))
      this.#renew(made, () => make(root, name), meanwhile);
    const { value } = made.meanwhile ?? made;
    this.#isLoose ||= made.isLoose || made.meanwhile !== undefined;
    this.#reads?.add(source, name, value, () => made.readers);
    return value;
  }

  shelf(source: Source): Shelf {
    const shelf = this.#shelves.get(source) ?? new Shelf();
    this.#shelves.set(source, shelf);
    return shelf;
  }

  #readersOf(source: Source, name: unknown): Readers {
    const names = this.#readers.get(source) ?? new Map<unknown, Readers>();
    this.#readers.set(source, names);
    const readers = names.get(name) ?? new Set();
    names.set(name, readers);
    return readers;
  }

  #renew(made: Made, make: () => unknown, meanwhile: unknown): void {
    const [outer, outerIsLoose] = [this.#reads, this.#isLoose];
    const { reads: before } = made;
    // Who asks for it while it is being made gets this: the rules report whatever is made of itself.
    made.meanwhile = { value: meanwhile };
    try {
      this.#reads = undefined;
      this.#isLoose = false;
      if (!before || !this.#holds(before)) {
        const reads = new Reads();
        this.#reads = reads;
        const value = make();
        made.value = before ? kept(made.value, value) : value;
        for (const { readers } of before ?? []) readers.delete(made.ref);
        for (const { readers } of reads.list) readers.add(made.ref);
        made.reads = reads.list;
      }
      made.isLoose = this.#isLoose;
      made.isSuspect = false;
      made.run = this.#run;
    } finally {
      made.meanwhile = undefined;
      this.#reads = outer;
      this.#isLoose = outerIsLoose;
    }
  }

  /** In the order in which it was read: what comes later may be read no more when something before it has changed. */
  #holds(reads: readonly Read[]): boolean {
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
