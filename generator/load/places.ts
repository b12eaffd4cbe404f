import type { Source } from '../model/types.ts';

/** The place of one node of a file, and of each of its keys and values. Lines and columns start at 1. */
export interface Origin {
  readonly file: string;
  readonly self: Position;
  /** By key, or by index of a list. */
  readonly children: ReadonlyMap<string, Child>;
}

export interface Child {
  readonly key: Position;
  readonly value: Position;
  /** Where the node was joined from several files. */
  readonly file?: string;
}

export type Position = Omit<Source, 'file'>;

/**
 * Remembers where the objects and lists of the manifest came from, so that a problem anywhere can name its place.
 * The fast path remembers nothing: it is run again with places as soon as there is something to say.
 */
export interface Places {
  /** Place of a node, or of a key or value in it. */
  at(node: object, key?: string | number, part?: 'key' | 'value'): Source;
  /** `copy` has the place of `original`; `names` maps keys of the copy to keys of the original. */
  copy(original: object, copy: object, names?: ReadonlyMap<string, string>): void;
  /** `joined` has the keys of several nodes; each key keeps its place. */
  join(joined: object, ...parts: readonly object[]): void;
  /** Something was dropped from this node: rules that would miss it stay silent. */
  damage(node: object, key: string): void;
  /** Was anything dropped, or anything under these keys? */
  isDamaged(node: object, ...keys: readonly string[]): boolean;
  /** What has this name was dropped whole. */
  lose(name: string): void;
  /** The name was lost, or is in a file that could not be read: whether it exists is unknown. */
  mayExist(name: string): boolean;
  /** Every file could be read: what is not there is nowhere. */
  isWhole(): boolean;
}

const nowhere: Source = { file: '', line: 0, column: 0 };

export const noPlaces: Places = {
  at: () => nowhere,
  copy: () => {},
  join: () => {},
  damage: () => {},
  isDamaged: () => false,
  lose: () => {},
  mayExist: () => false,
  isWhole: () => true,
};

/** Places that know. `lost` are the texts of files that could not be read. */
export function knownPlaces(origins: WeakMap<object, Origin>, lost: readonly string[]): Places {
  const damaged = new WeakMap<object, Set<string>>();
  const removed = new Set<string>();
  return {
    at(node, key, part = 'value') {
      const origin = origins.get(node);
      if (!origin) return nowhere;
      const child = key === undefined ? undefined : origin.children.get(String(key));
      return { file: child?.file ?? origin.file, ...(child ? child[part] : origin.self) };
    },
    copy(original, copy, names) {
      const origin = origins.get(original);
      if (!origin) return;
      const lost = damaged.get(original);
      if (lost) damaged.set(copy, lost);
      if (!names) return void origins.set(copy, origin);
      const children = new Map(origin.children);
      for (const [now, then] of names) {
        const child = origin.children.get(then);
        if (child) children.set(now, child);
      }
      origins.set(copy, { ...origin, children });
    },
    join(joined, ...parts) {
      const known = parts.flatMap((part) => origins.get(part) ?? []);
      const first = known[0];
      if (!first) return;
      // Parts may be in different files: a joined node names the file of each of its keys.
      const children = known.flatMap((origin) =>
        [...origin.children].map(([key, child]) => [key, { ...child, file: child.file ?? origin.file }] as const),
      );
      origins.set(joined, { ...first, children: new Map(children.reverse()) });
    },
    damage(node, key) {
      const keys = damaged.get(node);
      if (keys) keys.add(key);
      else damaged.set(node, new Set([key]));
    },
    isDamaged(node, ...keys) {
      const lost = damaged.get(node);
      return lost !== undefined && (keys.length === 0 || keys.some((key) => lost.has(key)));
    },
    lose: (name) => void removed.add(name),
    mayExist: (name) =>
      removed.has(name) || [...removed].some((other) => fits(other, name)) || lost.some((text) => mentions(text, name)),
    isWhole: () => lost.length === 0,
  };
}

/** A name may occur in a file as it is, or in its parts: `Book.title` under `Book:`. */
const mentions = (text: string, name: string): boolean =>
  text.includes(name) || (name.includes('.') && name.split('.').every((part) => part !== '' && text.includes(part)));

/** Could `name` be the template’s `pattern` with its {gateway} filled in? */
function fits(pattern: string, name: string): boolean {
  const parts = pattern.split(/\{\w+\}/);
  if (parts.length === 1) return false;
  let at = 0;
  for (const part of parts) {
    const found = name.indexOf(part, at);
    if (found < 0 || (at === 0 && found > 0 && parts[0] === part)) return false;
    at = found + part.length;
  }
  return name.endsWith(parts.at(-1) ?? '');
}
