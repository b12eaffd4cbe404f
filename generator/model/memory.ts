import { alike, isByIdentity } from './alike.ts';
import { type Made, type Read, Readers, Reads, type Root, readAgain, Shelf, type Source } from './made.ts';
import { oncePerName } from './once.ts';

/** So many have read a fact that they hear of a change only when it has come out other than before. */
const many = 16;

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
  /** Facts that may be other than before, and what they were, of which nobody has heard yet. */
  readonly #waiting = new Map<Made, unknown>();
  /** Those of which that was found out in this run: what they hear of later, all hear of. */
  readonly #settled = new Set<Made>();
  /** Who has read what is no fact. */
  readonly #readers = new Map<Source, Map<unknown, Readers>>();

  /** The next run begins. */
  begin(): void {
    this.#run += 1;
    this.#reads = undefined;
    this.#settled.clear();
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
    this.#reads?.add(source, name, value, this.#readersOf(source, name));
  }

  /** Something that is no fact is other than before. */
  changed(source: Source, name: unknown): void {
    this.#doubt(this.#readers.get(source)?.get(name));
  }

  /**
   * Of what many have read, whether it is other than before is found out before they hear of it: mostly it is not. Called when
   * there are all of these roots, and before anybody asks for a fact.
   */
  settle(...kinds: readonly Root[]): void {
    for (const [made, value] of this.#waiting) {
      if (made.source.kind && !kinds.includes(made.source.kind)) continue;
      let isSame = false;
      try {
        isSame = made.source.now(this, made.name) === value;
      } catch {
        // What it has read may itself be waiting: who asks for it finds out.
      }
      this.#waiting.delete(made);
      this.#settled.add(made);
      if (!isSame) this.#doubt(made);
    }
  }

  /** Whoever has read this is looked at again when somebody asks for it, and so is what has come of that. */
  #doubt(readers: Readers | undefined): void {
    const found = [readers];
    for (let at = found.pop(); at; at = found.pop()) {
      for (const [ref, place] of at.by) {
        const made = ref.deref();
        if (!made) at.by.delete(ref);
        if (!made) continue;
        if (made.doubts) made.doubts.push(place);
        else made.doubts = [place];
        if (made.isSuspect) continue;
        made.isSuspect = true;
        if (made.by.size < many || this.#settled.has(made)) found.push(made);
        else if (!this.#waiting.has(made)) this.#waiting.set(made, made.value);
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
    this.#reads?.add(source, name, value, made);
    return value;
  }

  shelf(source: Source): Shelf {
    const shelf = this.#shelves.get(source) ?? new Shelf(source);
    this.#shelves.set(source, shelf);
    return shelf;
  }

  #readersOf(source: Source, name: unknown): Readers {
    const names = this.#readers.get(source) ?? new Map<unknown, Readers>();
    this.#readers.set(source, names);
    const readers = names.get(name) ?? new Readers();
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
      if (!before || !this.#holds(made, before)) {
        const reads = new Reads(before);
        this.#reads = reads;
        const value = make();
        made.value = before ? kept(made.value, value) : value;
        const all = reads.all();
        readAgain(made.ref, before ?? [], all);
        made.reads = all;
      }
      made.doubts = undefined;
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
  #holds({ doubts, isLoose }: Made, reads: readonly Read[]): boolean {
    const places = isLoose ? reads.keys() : (doubts ?? []).sort((a, b) => a - b);
    for (const place of places) {
      const read = reads[place];
      if (read && read.source.now(this, read.name) !== read.value) return false;
    }
    return true;
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
    kind,
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
