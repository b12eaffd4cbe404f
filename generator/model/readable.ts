import { alike } from './alike.ts';
import type { Root, Source } from './made.ts';
import { type Memory, memoryOf } from './memory.ts';

/** A map of which each entry is read apart; whoever goes through all of it has read all of it. */
class ReadMap<V> implements ReadonlyMap<string, V> {
  readonly #map: ReadonlyMap<string, V>;
  readonly #memory: Memory;
  readonly #parts: MapParts;

  constructor(map: ReadonlyMap<string, V>, memory: Memory, parts: MapParts) {
    this.#map = map;
    this.#memory = memory;
    this.#parts = parts;
  }

  #whole(): ReadonlyMap<string, V> {
    this.#memory.note(this.#parts.whole, undefined, this.#map);
    return this.#map;
  }

  get(name: string): V | undefined {
    const value = this.#map.get(name);
    this.#memory.note(this.#parts.entry, name, value);
    return value;
  }

  has(name: string): boolean {
    const has = this.#map.has(name);
    this.#memory.note(this.#parts.presence, name, has);
    return has;
  }

  get size(): number {
    return this.#whole().size;
  }

  entries() {
    return this.#whole().entries();
  }

  keys() {
    return this.#whole().keys();
  }

  values() {
    return this.#whole().values();
  }

  forEach(each: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [name, value] of this.#whole()) each(value, name, this);
  }

  [Symbol.iterator]() {
    return this.#whole()[Symbol.iterator]();
  }
}

/** What is looked up further in (roots, functions, maps) notes what is read there. */
const isData = (value: unknown): boolean =>
  typeof value !== 'function' && (typeof value !== 'object' || value === null || memoryOf(value) === undefined);

/** How what was read of one map is read again: of the map that stands at its place by then. */
class MapParts {
  now: ReadonlyMap<string, unknown> = new Map();
  readonly entry: Source = { now: (_, name) => this.now.get(String(name)) };
  readonly presence: Source = { now: (_, name) => this.now.has(String(name)) };
  readonly whole: Source = { now: () => this.now };
}

const isSameMap = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean => {
  if (a.size !== b.size) return false;
  const others = b.entries();
  for (const [name, value] of a) {
    const other = others.next().value;
    if (other?.[0] !== name || other[1] !== value) return false;
  }
  return true;
};

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/**
 * Hands out one root after the other, run for run. Each property that facts read is noted, of maps each entry. What is equal to what
 * it was in the run before is that object.
 */
export class Readable<R extends object> {
  readonly #memory: Memory;
  readonly #kind: Root;
  readonly #before = new Map<string, unknown>();
  readonly #maps = new Map<string, MapParts>();
  readonly #deep: boolean;
  readonly #source: Source;

  /** `deep` = parts of a run before are compared by what is in them, not only by whether they are the same objects. */
  constructor(memory: Memory, kind: Root, deep: boolean) {
    this.#memory = memory;
    this.#kind = kind;
    this.#deep = deep;
    this.#source = { now: (_, name) => this.#before.get(String(name)) };
  }

  /** What stands for the root in this run. */
  next(root: R): R {
    const read = {};
    for (const [name, value] of Object.entries(root)) {
      const before = this.#before.get(name);
      const kept = this.#kept(before, value);
      this.#before.set(name, kept);
      if (kept !== before) this.#tell(name, before, kept);
      Object.defineProperty(read, name, { enumerable: true, ...this.#property(name, kept) });
    }
    this.#memory.join(this.#kind, read);
    // It has every property of the root.
    return read as R;
  }

  /** Whoever has read a property, or entries of a map that are others now, is looked at again. */
  #tell(name: string, before: unknown, now: unknown): void {
    this.#memory.changed(this.#source, name);
    const parts = this.#maps.get(name);
    if (!parts || !(before instanceof Map) || !(now instanceof Map)) return;
    this.#memory.changed(parts.whole, undefined);
    for (const key of new Set([...before.keys(), ...now.keys()])) {
      if (before.has(key) !== now.has(key)) this.#memory.changed(parts.presence, key);
      if (before.get(key) !== now.get(key)) this.#memory.changed(parts.entry, key);
    }
  }

  #property(name: string, value: unknown): PropertyDescriptor {
    if (value instanceof Map) return { value: this.#readMap(name, value) };
    if (!isData(value)) return { value };
    return {
      get: () => {
        this.#memory.note(this.#source, name, value);
        return value;
      },
    };
  }

  #readMap(name: string, map: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
    const parts = this.#maps.get(name) ?? new MapParts();
    this.#maps.set(name, parts);
    parts.now = map;
    return new ReadMap(map, this.#memory, parts);
  }

  #kept(before: unknown, value: unknown): unknown {
    if (before === value) return value;
    if (before instanceof Map && value instanceof Map) {
      const map = this.#deep
        ? new Map([...value].map(([name, each]) => [name, this.#keptEntry(before.get(name), each)]))
        : value;
      return isSameMap(before, map) ? before : map;
    }
    if (Array.isArray(before) && Array.isArray(value) && !this.#deep) return isSameList(before, value) ? before : value;
    return this.#deep && alike(before, value) ? before : value;
  }

  /** What holds a thing is asked for its place alone, and runs with places remember nothing. */
  #keptEntry(before: unknown, value: unknown): unknown {
    if (before === value) return value;
    if (typeof before !== 'object' || typeof value !== 'object' || before === null || value === null)
      return alike(before, value) ? before : value;
    const names = Object.keys(value);
    const isSame = (name: string) => name === 'holder' || alike(at(before, name), at(value, name));
    return names.length === Object.keys(before).length && names.every(isSame) ? before : value;
  }
}

const at = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];
