import { nearest } from '#contract/nearest.ts';
import { suggestedWord } from '../language/nearest.ts';
import type {
  ChoiceShape,
  ListShape,
  MapShape,
  NumberShape,
  ObjectShape,
  Shape,
  StringShape,
  VariantsShape,
} from '../language/shape.ts';
import { printable } from '../language/words.ts';
import type { Problem } from '../model/types.ts';
import type { Places } from './places.ts';
import { called, fits, isMap, missing, relations, show, standIn } from './shape-words.ts';

/** One place in the manifest: a key (or index) of a node, and the path that leads there. */
interface Site {
  readonly node: object;
  readonly key?: string | number;
  readonly path: string;
}

const dropped = Symbol('dropped');

/** What has become of an object so far. */
interface Repair {
  readonly value: Readonly<Record<string, unknown>>;
  readonly result: Record<string, unknown>;
  /** Known keys, and under which misspelt name each was written. */
  readonly meant: ReadonlyMap<string, string>;
  /** Is there a key that nobody knows? */
  readonly strange: boolean;
  /** Keys whose value is missing, or was not understood. */
  readonly lost: Set<string>;
  changed: boolean;
  /** There is no replacement for a lost value. */
  useless: boolean;
}

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
  const check = new ShapeCheck(places);
  const result = isMap(value) ? check.check(shape, value, { node: value, path: '' }) : dropped;
  return { value: result === dropped ? undefined : result, problems: check.problems };
}

function inner(site: Site, node: object, key: string | number): Site {
  return { node, key, path: site.path === '' ? String(key) : `${site.path}.${key}` };
}

class ShapeCheck {
  readonly problems: Problem[] = [];
  readonly #places: Places;
  /** A value that aliases repeat is looked at once for each shape. */
  readonly #known = new Map<unknown, Map<Shape, unknown>>();

  constructor(places: Places) {
    this.#places = places;
  }

  check(shape: Shape, value: unknown, site: Site): unknown {
    const seen = this.#known.get(value)?.get(shape);
    if (seen !== undefined) return seen;
    const result = this.#look(shape, value, site);
    if (typeof value === 'object' && value !== null) {
      const results = this.#known.get(value) ?? new Map<Shape, unknown>();
      results.set(shape, result);
      this.#known.set(value, results);
    }
    return result;
  }

  #complain(
    site: Site,
    message: string,
    received?: string,
    suggestion?: string,
    part: 'key' | 'value' = 'value',
  ): typeof dropped {
    this.problems.push({
      rule: 'shape',
      source: this.#places.at(site.node, site.key, part),
      ...(site.path === '' ? { message } : { message: `${site.path}: ${message}`, about: message }),
      ...(received === undefined ? {} : { received }),
      ...(suggestion === undefined ? {} : { suggestion }),
    });
    return dropped;
  }

  #wrong(shape: Shape, value: unknown, site: Site, reason?: string): typeof dropped {
    const more = reason === undefined ? '' : `: ${reason}`;
    return this.#complain(site, `must be ${called(shape)}, not ${show(value)}${more}`, show(value));
  }

  #look(shape: Shape, value: unknown, site: Site): unknown {
    switch (shape.kind) {
      case 'string':
        return this.#text(shape, value, site);
      case 'choice':
        return this.#choice(shape, value, site);
      case 'number':
        return isNumber(shape, value) ? value : this.#wrong(shape, value, site);
      case 'scalar':
        if (typeof value === 'string' && !pattern(printable).test(value)) return this.#wrong(shape, value, site);
        return fits(shape, value) ? value : this.#wrong(shape, value, site);
      case 'boolean':
      case 'nothing':
      case 'true':
        return fits(shape, value) ? value : this.#wrong(shape, value, site);
      case 'list':
        return Array.isArray(value) ? this.#list(shape, value, site) : this.#wrong(shape, value, site);
      case 'map':
        return isMap(value) ? this.#map(shape, value, site) : this.#wrong(shape, value, site);
      case 'object':
        return isMap(value) ? this.#object(shape, value, site) : this.#wrong(shape, value, site);
      case 'variants':
        return isMap(value) ? this.#variants(shape, value, site) : this.#wrong(shape, value, site);
      case 'union': {
        const match = shape.of.find((one) => fits(one, value));
        return match ? this.check(match, value, site) : this.#wrong(shape, value, site);
      }
    }
  }

  #text(shape: StringShape, value: unknown, site: Site): unknown {
    if (typeof value !== 'string') return this.#wrong(shape, value, site);
    if (shape.pattern === undefined || pattern(shape.pattern).test(value)) return value;
    const foreign = shape.foreign?.find((one) => one.pattern.test(value));
    return this.#wrong(shape, value, site, foreign?.says);
  }

  #choice(shape: ChoiceShape, value: unknown, site: Site): unknown {
    if (typeof value === 'string' && shape.values.includes(value)) return value;
    const guess = typeof value === 'string' ? suggestedWord(value, shape.values) : undefined;
    this.#complain(site, `must be ${called(shape)}, not ${show(value)}`, show(value), guess);
    return guess ?? dropped;
  }

  #list({ item: shape }: ListShape, value: readonly unknown[], site: Site): unknown {
    const items = value.map((item, index) => this.check(shape, item, inner(site, value, index)));
    if (items.every((item, index) => item === value[index])) return value;
    const kept = items.flatMap((item, index) => (item === dropped ? [] : [{ item, index }]));
    const result = kept.map(({ item }) => item);
    this.#places.copy(value, result, new Map(kept.map(({ index }, now) => [String(now), String(index)])));
    for (const [index, item] of items.entries()) if (item === dropped) this.#places.damage(result, String(index));
    return result;
  }

  #map(shape: MapShape, value: Readonly<Record<string, unknown>>, site: Site): unknown {
    const result: Record<string, unknown> = {};
    let changed = false;
    for (const [name, child] of Object.entries(value)) {
      const at = inner(site, value, name);
      if (!pattern(shape.key.pattern ?? '').test(name)) {
        this.#complain(at, `must be ${shape.key.what}`, name, undefined, 'key');
        changed = true;
        if (name === '__proto__') continue;
      }
      const after = this.check(shape.value, child, at);
      if (after !== child) changed = true;
      if (after === dropped) {
        this.#places.damage(result, name);
        this.#places.lose(name);
      } else result[name] = after;
    }
    if (!changed) return value;
    this.#places.copy(value, result);
    return result;
  }

  #variants(shape: VariantsShape, value: Readonly<Record<string, unknown>>, site: Site): unknown {
    const kinds = Object.keys(shape.by);
    // A form's record and a list's record are keys of their own; only the first matching kind key counts.
    const present = kinds.filter((kind) => Object.hasOwn(value, kind));
    if (present.length > 1)
      return this.#complain(
        site,
        `has ${present.join(' and ')}, but is only one of them`,
        present.join(', '),
        undefined,
        'key',
      );
    const common = commonKeys(shape);
    const isNear = (kind: string) =>
      Object.keys(value).some((name) => nearest(name, [kind]) === kind && !Object.hasOwn(common, name));
    const variant = shape.by[present[0] ?? kinds.find(isNear) ?? ''];
    return variant
      ? this.#object(variant, value, site)
      : this.#complain(site, `needs one of ${kinds.join(', ')}`, Object.keys(value).join(', '), undefined, 'key');
  }

  #object(shape: ObjectShape, value: Readonly<Record<string, unknown>>, site: Site): unknown {
    const corrections = this.#unknownKeys(shape, value, site);
    const repair: Repair = {
      value,
      result: {},
      meant: corrections ?? new Map(),
      strange: corrections !== undefined,
      lost: new Set(),
      changed: corrections !== undefined,
      useless: false,
    };
    for (const name of Object.keys(shape.keys)) this.#key(shape, name, repair, site);
    this.#together(shape, repair, site);
    if (repair.useless) return dropped;
    if (!repair.changed) return value;
    this.#places.copy(value, repair.result, repair.meant);
    for (const key of repair.lost) this.#places.damage(repair.result, key);
    return repair.result;
  }

  /** Complains about keys that nobody knows; the known ones that some of them mean. Undefined where all are known. */
  #unknownKeys(
    shape: ObjectShape,
    value: Readonly<Record<string, unknown>>,
    site: Site,
  ): ReadonlyMap<string, string> | undefined {
    const strange = Object.keys(value).filter((name) => !Object.hasOwn(shape.keys, name));
    if (strange.length === 0) return undefined;
    const others = Object.keys(shape.keys).filter((key) => !Object.hasOwn(value, key));
    const corrections = new Map<string, string>();
    for (const name of strange) {
      const guess = suggestedWord(name, others);
      const where = shape.foreign && guess === undefined ? `: ${shape.foreign}` : ` in ${shape.name}`;
      this.#complain(inner(site, value, name), `unknown key “${name}”${where}`, name, guess, 'key');
      // A word of another product may come with values of that product.
      const key = guess === undefined ? undefined : shape.keys[guess];
      if (guess !== undefined && key && (guess === nearest(name, others) || fits(key.shape, value[name])))
        corrections.set(guess, name);
    }
    return corrections;
  }

  /** One key of an object: as written, or its replacement. */
  #key(shape: ObjectShape, name: string, repair: Repair, site: Site): void {
    const key = shape.keys[name];
    if (!key) return;
    const { value, result, lost } = repair;
    const written = Object.hasOwn(value, name) ? name : repair.meant.get(name);
    if (written === undefined && !key.required) return;
    const before = written === undefined ? undefined : value[written];
    const after = written === undefined ? dropped : this.check(key.shape, before, inner(site, value, written));
    // What is missing is probably there under the name that nobody knows.
    if (written === undefined && !repair.strange)
      this.#complain(site, missing(shape, name), 'nothing', undefined, partOf(site));
    if (after !== before) repair.changed = true;
    if (after !== dropped) {
      result[name] = after;
      return;
    }
    lost.add(name);
    const stand = key.required ? standIn(key.shape) : undefined;
    if (stand !== undefined) result[name] = stand;
    else if (key.required) repair.useless = true;
  }

  /** Rules between the keys of an object. */
  #together(shape: ObjectShape, repair: Repair, site: Site): void {
    const { value, meant: corrections, lost, strange } = repair;
    const names = Object.keys(value);
    const given = Object.fromEntries([...names, ...corrections.keys()].map((name) => [name, true]));
    for (const { message, fatal } of relations(shape, given)) {
      if (!strange && lost.size === 0) this.#complain(site, message, names.join(', '), undefined, partOf(site));
      for (const key of shape.anyOf) lost.add(key);
      repair.changed = true;
      if (fatal) repair.useless = true;
    }
  }
}

const partOf = ({ key }: Site): 'key' | 'value' => (key === undefined ? 'value' : 'key');

const isNumber = ({ counts }: NumberShape, value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && (counts ? Number.isInteger(value) && value >= 1 : value >= 0);

const commonKeys = (shape: VariantsShape): object => Object.values(shape.by)[0]?.keys ?? {};

const patterns = new Map<string, RegExp>();

function pattern(source: string): RegExp {
  const compiled = patterns.get(source);
  if (compiled) return compiled;
  const made = new RegExp(source, 'u');
  patterns.set(source, made);
  return made;
}
