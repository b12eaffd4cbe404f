import type { Memory } from './memory.ts';

/** What a run looks its facts up in: each is another object in each run. */
export type Root = 'draft' | 'entities' | 'senses' | 'shapes' | 'ranks' | 'world' | 'model' | 'index';

/** Something that can be read again in a later run. */
export interface Source {
  now(memory: Memory, name: unknown): unknown;
  /** Of a fact: what it is looked up in. */
  readonly kind?: Root;
}

/** Facts that have read something, and at which place of what they read; gone with what they are about. */
export class Readers {
  readonly by = new Map<WeakRef<Made>, number>();
  /** Marks what has been read already by what is being made. */
  mark: object | undefined;
}

/** One thing that was read while another was made, what it was, and who else has read it. */
export interface Read {
  readonly source: Source;
  readonly name: unknown;
  readonly value: unknown;
  readonly readers: Readers;
}

/** A fact about one thing. */
export class Made extends Readers {
  readonly source: Source;
  readonly name: unknown;
  value: unknown;
  /** Absent until it has been made. */
  reads: readonly Read[] | undefined;
  /** Something that it has read, or that was read for that, may be other than before. */
  isSuspect = true;
  /** Places among its reads of those. */
  doubts: number[] | undefined;
  /** It has read something that was just being made, and so has to be looked at in each run. */
  isLoose = false;
  /** The last run in which it was made or looked at. */
  run = 0;
  /** What it is taken for while it is being made or looked at. */
  meanwhile: { readonly value: unknown } | undefined;
  readonly ref = new WeakRef(this);

  constructor(source: Source, name: unknown) {
    super();
    this.source = source;
    this.name = name;
  }
}

/** What has been read so far for something that is being made. Most of it is what was read for it before. */
export class Reads {
  readonly #before: readonly Read[];
  readonly #list: Read[] = [];
  readonly #mark = {};

  constructor(before: readonly Read[] = []) {
    this.#before = before;
  }

  add(source: Source, name: unknown, value: unknown, readers: Readers): void {
    if (readers.mark === this.#mark) return;
    readers.mark = this.#mark;
    const before = this.#before[this.#list.length];
    const isSame = before?.readers === readers && before.value === value;
    this.#list.push(isSame ? before : { source, name, value, readers });
  }

  /** Each once: what was made in between has left marks of its own. */
  all(): readonly Read[] {
    const mark = {};
    return this.#list.filter(({ readers }) => {
      const isFirst = readers.mark !== mark;
      readers.mark = mark;
      return isFirst;
    });
  }
}

/** By name, or by an object that is gone when nobody has it any more. */
export class Shelf {
  readonly #byName = new Map<unknown, Made>();
  readonly #byObject = new WeakMap<object, Made>();
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  of(name: unknown): Made {
    const isObject = typeof name === 'object' && name !== null;
    const known = isObject ? this.#byObject.get(name) : this.#byName.get(name);
    if (known) return known;
    const made = new Made(this.#source, name);
    if (isObject) this.#byObject.set(name, made);
    else this.#byName.set(name, made);
    return made;
  }
}

/** Tells those of whom a fact reads something else than before; most of what it reads is what it read. */
export function readAgain(ref: WeakRef<Made>, before: readonly Read[], now: readonly Read[]): void {
  for (const [place, { readers }] of before.entries()) if (now[place]?.readers !== readers) readers.by.delete(ref);
  for (const [place, { readers }] of now.entries()) if (before[place]?.readers !== readers) readers.by.set(ref, place);
}
