import { suggested } from '../language/nearest.ts';
import type { Code, SourceText } from '../load/code.ts';
import { fact } from '../model/memory.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';

/** One rule: what of the manifest breaks it. Rules see a world in which near misses are already taken as meant. */
export type Rule = (world: World, facts: Facts) => Iterable<Problem>;

/**
 * A part of a rule that looks at one thing of the manifest. In a process that stays, what it says of one is found again when
 * something that it has read is other than before: it may read only the world and the thing.
 */
export const ofEach = <T extends object>(find: (world: World, thing: T) => Iterable<Problem>) =>
  fact('world', (world: World, thing: T): readonly Problem[] => [...find(world, thing)]);

/** What rules need to know of the world outside the manifest. */
export interface Facts {
  /** Material Design icons; absent = not checked. */
  readonly icons?: { has(name: string): boolean; names(): Iterable<string> };
  /** Hand-written files that belong to the manifest; absent = not checked. */
  readonly code?: Code;
  /** Contents of hand-written code; absent = not checked. */
  readonly source?: SourceText;
}

/** A place in the manifest: `holder[key]`, or the holder itself. */
export interface At {
  readonly holder: object;
  readonly key?: string | number;
  readonly part?: 'key' | 'value';
}

export interface Complaint extends At {
  readonly message: string;
  readonly received?: string;
  readonly suggestion?: string;
}

/** Makes the problems of one rule. */
export function complaints(rule: string, world: World): (complaint: Complaint) => Problem {
  const { places } = world.draft;
  return ({ holder, key, part, message, received, suggestion }) => ({
    rule,
    source: places.at(holder, key, part),
    message,
    ...(received === undefined ? {} : { received }),
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

/** The same for what is allowed and surely not meant. */
export function warnings(rule: string, world: World): (complaint: Complaint) => Problem {
  const complain = complaints(rule, world);
  return (complaint) => ({ ...complain(complaint), severity: 'warning' });
}

/**
 * Complains that a name is not among the allowed ones, with the nearest of them.
 * Silent about names from a file that could not be read.
 */
export function unknownName(
  rule: string,
  world: World,
  at: At,
  name: string,
  allowed: Iterable<string>,
  message: string,
): readonly Problem[] {
  if (world.draft.places.mayExist(name)) return [];
  const suggestion = suggested(name, allowed);
  return [
    complaints(rule, world)({ ...at, message, received: name, ...(suggestion === undefined ? {} : { suggestion }) }),
  ];
}
