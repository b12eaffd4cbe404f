import type { Source } from '../model/types.ts';

/** Where one node of a file and each of its keys and values stand. Lines and columns start at 1. */
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

export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Remembers where the objects and lists of the manifest came from, so that a problem anywhere can name its place.
 * The fast path remembers nothing: it is run again with places as soon as there is something to say.
 */
export interface Places {
  /** Place of a node, or of a key or value in it. */
  at(node: object, key?: string | number, part?: 'key' | 'value'): Source;
  /** `copy` stands where `original` stands; `names` maps keys of the copy to keys of the original. */
  copy(original: object, copy: object, names?: ReadonlyMap<string, string>): void;
  /** `joined` has the keys of several nodes; each key stands where it stood. */
  join(joined: object, ...parts: readonly object[]): void;
  /** Something was dropped from this node: rules that would miss it stay silent. */
  damage(node: object): void;
  isDamaged(node: object): boolean;
  /** What has this name was dropped whole. */
  lose(name: string): void;
  /** The name was lost, or stands in a file that could not be read: nobody can say whether it exists. */
  mayExist(name: string): boolean;
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
};

/** Places that know. `lost` are the texts of files that could not be read. */
export function knownPlaces(origins: WeakMap<object, Origin>, lost: readonly string[]): Places {
  const damaged = new WeakSet<object>();
  const gone = new Set<string>();
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
      if (damaged.has(original)) damaged.add(copy);
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
      // Parts may stand in different files: a joined node names the file of each of its keys.
      const children = known.flatMap((origin) =>
        [...origin.children].map(([key, child]) => [key, { ...child, file: child.file ?? origin.file }] as const),
      );
      origins.set(joined, { ...first, children: new Map(children.reverse()) });
    },
    damage: (node) => void damaged.add(node),
    isDamaged: (node) => damaged.has(node),
    lose: (name) => void gone.add(name),
    mayExist: (name) => gone.has(name) || lost.some((text) => text.includes(name)),
  };
}
