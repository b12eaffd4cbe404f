import type { Form } from './subject.ts';
import { nameToken } from './tokens.ts';

/** Gives a text every new name, so that what differs by the name alone is the same. */
function canonical(forms: readonly Form[]): Name {
  const tokens = forms.map(({ from, to, kind }) => [nameToken(kind, from), to] as const);
  return (text) => tokens.reduce((now, [token, to]) => now.replace(token, () => to), text);
}

type Name = (text: string) => string;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const entriesOf = (value: Readonly<Record<string, unknown>>): Map<string, unknown> =>
  value instanceof Map ? new Map(value) : new Map(Object.entries(value));

const areSame = (before: string, after: string, name: Name): boolean =>
  before === after || name(before) === after || name(before) === name(after);

/** Where a thing was written is no part of what it means. */
const isPlace = (key: string): boolean => key === 'source';

/** A list whose order follows from names may be in another one: both in that of their texts. */
const sorted = (list: readonly unknown[], name: Name): readonly unknown[] =>
  list
    .map((one) => ({ one, text: name(JSON.stringify(one) ?? '') }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ one }) => one);

/** A difference: the keys that lead to it, and both sides. */
interface Difference {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

const called = (one: unknown, key: string): string => {
  const names = isObject(one) ? [one.name, one.id, one.path, one.key] : [];
  return names.find((name) => typeof name === 'string') ?? key;
};

function inList(before: readonly unknown[], after: readonly unknown[], path: Difference['path'], name: Name) {
  if (before.length !== after.length) return { path, before, after };
  for (const [index, one] of before.entries()) {
    const found = firstDifference(one, after[index], [...path, called(one, String(index))], name);
    if (found) return found;
  }
  return undefined;
}

function inMap(before: Map<string, unknown>, after: Map<string, unknown>, path: Difference['path'], name: Name) {
  const left = new Set(after.keys());
  for (const [key, one] of before) {
    const now = left.has(key) ? key : name(key);
    left.delete(now);
    const found = isPlace(key) ? undefined : firstDifference(one, after.get(now), [...path, key], name);
    if (found) return found;
  }
  const more = [...left].find((key) => after.get(key) !== undefined && !isPlace(key));
  return more === undefined ? undefined : { path: [...path, more], before: undefined, after: after.get(more) };
}

function firstDifference(
  before: unknown,
  after: unknown,
  path: Difference['path'],
  name: Name,
): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (typeof before === 'string' && typeof after === 'string' && areSame(before, after, name)) return undefined;
  if (!isObject(before) || !isObject(after)) return { path, before, after };
  if (Array.isArray(before) && Array.isArray(after)) {
    const found = inList(before, after, path, name);
    return found && inList(sorted(before, name), sorted(after, name), path, name);
  }
  return inMap(entriesOf(before), entriesOf(after), path, name);
}

/**
 * Where two models differ by more than the names in `forms`, in words; undefined where they mean the same. A rename that no
 * rule objects to may still change what follows from the name alone: a hint, a limit, what is inherited.
 */
export function meaningDifference(before: object, after: object, forms: readonly Form[]): string | undefined {
  const found = firstDifference(before, after, [], canonical(forms));
  if (!found) return undefined;
  const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 120) ?? 'nothing';
  return `${found.path.join(' › ')}: ${shown(found.before)} would become ${shown(found.after)}`;
}
