import { meantWord, nearest } from '../language/nearest.ts';
import type { NumberShape, ObjectShape, Shape, StringShape, UnionShape, VariantsShape } from '../language/shape.ts';
import { printable } from '../language/words.ts';
import type { Problem } from '../model/types.ts';
import type { Places } from './places.ts';
import { called, fits, isMap, show, standIn } from './shape-words.ts';

/** One place in the manifest: a key (or index) of a node, and the path that leads there. */
interface Site {
  readonly node: object;
  readonly key?: string | number;
  readonly path: string;
}

const dropped = Symbol('dropped');

/**
 * Checks one file against the language. Returns every problem and a repaired value: a misspelt key counts as the key
 * it is near to, what cannot be understood is left out and its owner marked damaged, so that later rules neither
 * stumble nor repeat. A sound value is returned as it is.
 */
export function checkShape(
  shape: Shape,
  value: unknown,
  places: Places,
): { value: unknown; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const known = new Map<unknown, Map<Shape, unknown>>();

  const complain = (
    site: Site,
    message: string,
    received?: string,
    suggestion?: string,
    part: 'key' | 'value' = 'value',
  ) => {
    problems.push({
      rule: 'shape',
      source: places.at(site.node, site.key, part),
      ...(site.path === '' ? { message } : { message: `${site.path}: ${message}`, about: message }),
      ...(received === undefined ? {} : { received }),
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };

  const wrong = (shape: Shape, value: unknown, site: Site, reason?: string): typeof dropped => {
    const more = reason === undefined ? '' : `: ${reason}`;
    complain(site, `must be ${called(shape)}, not ${show(value)}${more}`, show(value));
    return dropped;
  };

  const inner = (site: Site, node: object, key: string | number): Site => ({
    node,
    key,
    path: site.path === '' ? String(key) : `${site.path}.${key}`,
  });

  const checkText = (shape: StringShape, value: unknown, site: Site): unknown => {
    if (typeof value !== 'string') return wrong(shape, value, site);
    if (shape.pattern === undefined || pattern(shape.pattern).test(value)) return value;
    const foreign = shape.foreign?.find((one) => one.pattern.test(value));
    return wrong(shape, value, site, foreign?.says);
  };

  const checkObject = (shape: ObjectShape, value: unknown, site: Site): unknown => {
    if (!isMap(value)) return wrong(shape, value, site);
    const names = Object.keys(value);
    const own = site.key === undefined ? 'value' : 'key';
    const meant = new Map<string, string>();
    let changed = false;
    const lost = new Set<string>();
    let strange = false;
    for (const name of names) {
      if (Object.hasOwn(shape.keys, name)) continue;
      const others = Object.keys(shape.keys).filter((key) => !Object.hasOwn(value, key));
      const guess = meantWord(name, others);
      const reason =
        shape.foreign && guess === undefined
          ? `unknown key “${name}”: ${shape.foreign}`
          : `unknown key “${name}” in ${shape.name}`;
      complain(inner(site, value, name), reason, name, guess, 'key');
      changed = true;
      strange = true;
      // A word of another product may come with values of that product.
      const key = guess === undefined ? undefined : shape.keys[guess];
      if (guess !== undefined && key && (guess === nearest(name, others) || fits(key.shape, value[name])))
        meant.set(guess, name);
    }
    const result: Record<string, unknown> = {};
    let useless = false;
    const replace = (name: string, shape: Shape) => {
      const value = standIn(shape);
      if (value === undefined) useless = true;
      else result[name] = value;
    };
    for (const [name, key] of Object.entries(shape.keys)) {
      const written = Object.hasOwn(value, name) ? name : meant.get(name);
      if (written === undefined) {
        if (key.required) {
          // What is missing is probably there under the name that nobody knows.
          if (!strange) complain(site, missing(shape, name), 'nothing', undefined, own);
          lost.add(name);
          changed = true;
          replace(name, key.shape);
        }
        continue;
      }
      const before = value[written];
      const after = check(key.shape, before, inner(site, value, written));
      if (after !== before) changed = true;
      if (after !== dropped) result[name] = after;
      else {
        lost.add(name);
        if (key.required) replace(name, key.shape);
      }
    }
    const meantValue = Object.fromEntries([...names, ...meant.keys()].map((name) => [name, true]));
    for (const { message, fatal } of relations(shape, meantValue)) {
      if (!strange && lost.size === 0) complain(site, message, names.join(', '), undefined, own);
      for (const key of shape.anyOf) lost.add(key);
      changed = true;
      if (fatal) useless = true;
    }
    if (useless) return dropped;
    if (!changed) return value;
    places.copy(value, result, meant);
    for (const key of lost) places.damage(result, key);
    return result;
  };

  const checkVariants = (shape: VariantsShape, value: unknown, site: Site): unknown => {
    if (!isMap(value)) return wrong(shape, value, site);
    const kinds = Object.keys(shape.by);
    // A form's record and a list's record are keys of their own; only the first matching kind key counts.
    const present = kinds.filter((kind) => Object.hasOwn(value, kind));
    if (present.length > 1) {
      complain(site, `has ${present.join(' and ')}, but is only one of them`, present.join(', '), undefined, 'key');
      return dropped;
    }
    const guesses = kinds.flatMap((kind) => {
      const near = Object.keys(value).find(
        (name) => nearest(name, [kind]) === kind && !Object.hasOwn(commonKeys(shape), name),
      );
      return near === undefined ? [] : [kind];
    });
    const kind = present[0] ?? guesses[0];
    const variant = kind === undefined ? undefined : shape.by[kind];
    if (!variant) {
      complain(site, `needs one of ${kinds.join(', ')}`, Object.keys(value).join(', '), undefined, 'key');
      return dropped;
    }
    return checkObject(variant, value, site);
  };

  const checkUnion = (shape: UnionShape, value: unknown, site: Site): unknown => {
    const match = shape.of.find((one) => fits(one, value));
    return match ? check(match, value, site) : wrong(shape, value, site);
  };

  function check(shape: Shape, value: unknown, site: Site): unknown {
    const seen = known.get(value)?.get(shape);
    if (seen !== undefined) return seen;
    const result = look(shape, value, site);
    if (typeof value === 'object' && value !== null) {
      const results = known.get(value) ?? new Map<Shape, unknown>();
      results.set(shape, result);
      known.set(value, results);
    }
    return result;
  }

  function look(shape: Shape, value: unknown, site: Site): unknown {
    switch (shape.kind) {
      case 'string':
        return checkText(shape, value, site);
      case 'choice': {
        if (typeof value === 'string' && shape.values.includes(value)) return value;
        const guess = typeof value === 'string' ? meantWord(value, shape.values) : undefined;
        complain(site, `must be ${called(shape)}, not ${show(value)}`, show(value), guess);
        return guess ?? dropped;
      }
      case 'number':
        return isNumber(shape, value) ? value : wrong(shape, value, site);
      case 'scalar':
        if (typeof value === 'string' && !pattern(printable).test(value)) return wrong(shape, value, site);
        return fits(shape, value) ? value : wrong(shape, value, site);
      case 'boolean':
      case 'nothing':
      case 'true':
        return fits(shape, value) ? value : wrong(shape, value, site);
      case 'list': {
        if (!Array.isArray(value)) return wrong(shape, value, site);
        const items = value.map((item, index) => check(shape.item, item, inner(site, value, index)));
        if (items.every((item, index) => item === value[index])) return value;
        const kept = items.flatMap((item, index) => (item === dropped ? [] : [{ item, index }]));
        const result = kept.map(({ item }) => item);
        places.copy(value, result, new Map(kept.map(({ index }, now) => [String(now), String(index)])));
        for (const [index, item] of items.entries()) if (item === dropped) places.damage(result, String(index));
        return result;
      }
      case 'map': {
        if (!isMap(value)) return wrong(shape, value, site);
        const result: Record<string, unknown> = {};
        let changed = false;
        for (const [name, child] of Object.entries(value)) {
          const at = inner(site, value, name);
          if (!pattern(shape.key.pattern ?? '').test(name)) {
            complain(at, `must be ${shape.key.what}`, name, undefined, 'key');
            changed = true;
            if (name === '__proto__') continue;
          }
          const after = check(shape.value, child, at);
          if (after !== child) changed = true;
          if (after === dropped) {
            places.damage(result, name);
            places.lose(name);
          } else result[name] = after;
        }
        if (!changed) return value;
        places.copy(value, result);
        return result;
      }
      case 'object':
        return checkObject(shape, value, site);
      case 'variants':
        return checkVariants(shape, value, site);
      case 'union':
        return checkUnion(shape, value, site);
    }
  }

  const result = isMap(value) ? check(shape, value, { node: value, path: '' }) : dropped;
  return { value: result === dropped ? undefined : result, problems };
}

const isNumber = ({ counts }: NumberShape, value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && (counts ? Number.isInteger(value) && value >= 1 : value >= 0);

const commonKeys = (shape: VariantsShape): object => Object.values(shape.by)[0]?.keys ?? {};

function missing(shape: ObjectShape, name: string): string {
  if (name === 'th') return `${shape.name} has no Thai label (th)`;
  return `${shape.name} has no “${name}”`;
}

/** Rules between the keys of one object. After a fatal one nobody can say what the object is. */
function relations(shape: ObjectShape, value: object): readonly { message: string; fatal: boolean }[] {
  const given = shape.oneOf.filter((key) => Object.hasOwn(value, key));
  const found: { message: string; fatal: boolean }[] = [];
  if (shape.oneOf.length > 0 && given.length === 0)
    found.push({ message: `${shape.name} needs one of ${shape.oneOf.join(', ')}`, fatal: true });
  if (given.length > 1)
    found.push({ message: `${shape.name} has ${given.join(' and ')}, but is only one of them`, fatal: true });
  if (shape.anyOf.length > 0 && !shape.anyOf.some((key) => Object.hasOwn(value, key)))
    found.push({ message: `${shape.name} needs ${shape.anyOf.join(' or ')}`, fatal: false });
  return found;
}

const patterns = new Map<string, RegExp>();

function pattern(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const made = new RegExp(source, 'u');
  patterns.set(source, made);
  return made;
}
