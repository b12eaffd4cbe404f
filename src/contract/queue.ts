import type { Access, Call } from './call.ts';
import type { Option } from './field.ts';
import type { Text } from './text.ts';

/** Work that waits for people: rows of one list under one filter. They are counted and opened by the same words. */
export interface Queue {
  /** What a menu entry calls it (`badge_key`). */
  readonly key: string;
  readonly title: Text;
  /** Route of the screen that opens the rows, and its tab where it has several lists. */
  readonly path: string;
  readonly view?: string;
  /** Who may see it: users with all of these. */
  readonly permissions: readonly Access[];
  /** The call of that list, which counts … */
  readonly call: Call;
  /** … the rows under this filter, by parameter. */
  readonly filter: Readonly<Record<string, string>>;
  /** The same by kind of work: one of the filters, and the choices of it. */
  readonly parts?: { readonly filter: string; readonly options: readonly Option[] };
  /** Field of the rows that says since when they wait. */
  readonly oldest?: string;
  /** Amount among the totals of the call; of one with several sums, which. */
  readonly sum?: { readonly field: string; readonly part?: string };
}

/** Kinds of work of a queue, in the order in which it asks for them. */
export function queueParts({ filter, parts }: Queue): readonly Option[] {
  const wanted = parts === undefined ? [] : (filter[parts.filter]?.split(',') ?? []);
  return wanted.flatMap((value) => parts?.options.find((option) => option.value === value) ?? []);
}

/** Where the rows of a queue, or of one part of it, are opened. */
export function queueLink({ path, view, filter, parts }: Queue, part?: string): string {
  const partFilter = part === undefined || !parts ? filter : { ...filter, [parts.filter]: part };
  const all = [...(view === undefined ? [] : [['tab', view]]), ...Object.entries(partFilter)];
  return `${path}?${all.map(([name, value = '']) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&')}`;
}

/** The query of a queue's call: the count, and the oldest row. */
export function queueQuery({ filter, oldest }: Queue): Readonly<Record<string, string>> {
  return { ...filter, ...(oldest === undefined ? {} : { sort: oldest }), limit: '1' };
}
