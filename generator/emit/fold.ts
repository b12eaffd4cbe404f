import type { GatewayModel } from '../model/types.ts';
import { Code, code, Entries, Extended, literal, Spread, template } from '../print/literal.ts';
import { camel } from '../print/names.ts';

/** Thrown where what gateways have cannot be said once: each keeps a text of its own. */
export class Unlike extends Error {}

/** One gateway of those that a template makes. */
export interface Side {
  readonly gateway: GatewayModel;
  /** What its credentials are called: what is said of them is its own. */
  readonly credentials: ReadonlySet<string>;
  /** Names that only this gateway's text has, and what all of them are called in the shared one: `own.gatewayOrders`. */
  readonly names: ReadonlyMap<string, string>;
}

/** What may be asked so that some gateways have a part and the others lack it. */
export interface Condition {
  readonly text: string;
  readonly sides: ReadonlySet<Side>;
  /** Stands in a part that hangs on this condition, where several hold for the same gateways. */
  readonly sign: RegExp;
}

/** What each gateway says itself, by the name of the place. */
export interface Hole {
  readonly type: string;
  readonly values: ReadonlyMap<Side, unknown>;
}

type Values = ReadonlyMap<Side, unknown>;

/** Types of lists and objects that gateways may say something of themselves in, or lack a part of, by their property. */
const partTypes: Readonly<Record<string, string>> = {
  actions: 'readonly Action[]',
  bulkActions: 'readonly Action[]',
  columns: 'readonly Column[]',
  fields: 'readonly Field[]',
  headerActions: 'readonly Action[]',
  properties: 'Readonly<Record<string, JsonSchema>>',
  related: 'readonly Related[]',
  rowActions: 'readonly Action[]',
};

/** Where the types of parts are. */
export const partModules: Readonly<Record<string, string>> = {
  Action: '#contract/screen.ts',
  Column: '#contract/screen.ts',
  Field: '#contract/field.ts',
  JsonSchema: '#contract/endpoint.ts',
  Related: '#contract/screen.ts',
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Code) && !(value instanceof Extended);

/** The one of some sides; throws where there are none, or several kinds. */
function all<T>(values: Values, is: (value: unknown) => value is T): ReadonlyMap<Side, T> | undefined {
  const found = new Map<Side, T>();
  for (const [side, value] of values) if (is(value)) found.set(side, value);
  return found.size === values.size ? found : undefined;
}

/** The only one of some; throws where they differ. */
function one<T>(values: Iterable<T>): T {
  const [first, ...rest] = [...values];
  if (first === undefined || rest.some((each) => each !== first)) throw new Unlike();
  return first;
}

/** Stand where names stood: no text of a manifest has them. */
const marks = { name: '\ue000', title: '\ue001' } as const;

/** A text with marks for the gateway's name and title. */
function marked(text: string, { name, title }: GatewayModel, language: 'th' | 'en'): string {
  return text.replaceAll(title[language], marks.title).replaceAll(name, marks.name);
}

/**
 * Makes one text of what several gateways have: the same where they say the same, `g.name` and `g.title` where they say
 * their names, `own.…` where they say something of their own, and a condition where some have nothing.
 */
export class Fold {
  readonly holes = new Map<string, Hole>();
  /** Types that the shared text names. */
  readonly types = new Set<string>();
  readonly #sides: readonly Side[];
  readonly #conditions: readonly Condition[];

  constructor(sides: readonly Side[], conditions: readonly Condition[]) {
    this.#sides = sides;
    this.#conditions = conditions;
  }

  /** One value of those of the gateways. Throws `Unlike`. `path` = where it stands. */
  value(values: Values, path: readonly string[] = []): unknown {
    const codes = all(values, (value) => value instanceof Code);
    if (codes) return code(one([...codes].map(([side, { text }]) => renamed(text, side))));
    const texts = all(values, isText);
    if (texts) return textOf(texts, path.at(-1) === 'th' ? 'th' : 'en');
    const extended = all(values, (value) => value instanceof Extended);
    if (extended) {
      const rest = this.value(new Map([...extended].map(([side, each]) => [side, each.rest])), path);
      if (rest instanceof Entries || !isObject(rest)) throw new Unlike();
      return new Extended(code(one([...extended].map(([side, { base }]) => renamed(base.text, side)))), rest);
    }
    const lists = all(values, isList);
    if (lists) return this.#list(lists, path);
    const objects = all(values, isObject);
    if (objects) return this.#object(objects, path);
    return one(values.values());
  }

  #list(lists: ReadonlyMap<Side, readonly unknown[]>, path: readonly string[]): unknown {
    const items = new Map([...lists].map(([side, list]) => [side, itemsOf(list, side)]));
    const isWords = [...lists.values()].every((list) => list.every(isText));
    return this.#sequence(items, path, isWords ? 'readonly string[]' : partTypes[path.at(-1) ?? '']).map((part) =>
      part instanceof Spread ? part : part[1],
    );
  }

  #object(objects: ReadonlyMap<Side, Readonly<Record<string, unknown>>>, path: readonly string[]): unknown {
    const isOpen = path.at(-1) === 'properties';
    const items = new Map(
      [...objects].map(([side, object]): [Side, readonly Item[]] => [
        side,
        Object.entries(object)
          .filter(([, value]) => value !== undefined)
          .map(([id, value]) => ({ id, value, isOwn: isOpen && side.credentials.has(id) })),
      ]),
    );
    const parts = this.#sequence(items, path, partTypes[path.at(-1) ?? ''], true);
    const entries = parts.flatMap((part) => (part instanceof Spread ? [] : [part]));
    return entries.length === parts.length ? Object.fromEntries(entries) : new Entries(parts);
  }

  /** The parts of lists or objects behind one another: shared ones once, own ones in one place. */
  #sequence(
    items: ReadonlyMap<Side, readonly Item[]>,
    path: readonly string[],
    type: string | undefined,
    isObject = false,
  ): readonly (readonly [string, unknown] | Spread)[] {
    const ids = mergedIds([...items.values()].map((list) => list.filter((item) => !item.isOwn).map(({ id }) => id)));
    const parts: (readonly [string, unknown] | Spread)[] = [];
    const anchor = this.#own(items, path, type, isObject);
    if (anchor?.after === undefined && anchor) parts.push(anchor.spread);
    for (const id of ids) {
      const present = new Map<Side, unknown>();
      for (const [side, list] of items) {
        const item = list.find((each) => each.id === id);
        if (item) present.set(side, item.value);
      }
      const folded = this.value(present, [...path, id]);
      if (present.size === items.size) parts.push([id, folded]);
      else {
        const value = isObject ? { [id]: folded } : [folded];
        if (type === undefined && !isText(folded)) throw new Unlike();
        if (type !== undefined) this.types.add(type);
        parts.push(new Spread(this.#condition(new Set(present.keys()), value), value, type));
      }
      if (anchor?.after === id) parts.push(anchor.spread);
    }
    return parts;
  }

  /** Where what gateways say themselves stands: behind the same part in all of them. */
  #own(
    items: ReadonlyMap<Side, readonly Item[]>,
    path: readonly string[],
    type: string | undefined,
    isObject: boolean,
  ) {
    const runs = [...items].flatMap(([side, list]) => {
      const first = list.findIndex(({ isOwn }) => isOwn);
      if (first === -1) return [];
      const own = list.filter(({ isOwn }) => isOwn);
      if (list.slice(first, first + own.length).some(({ isOwn }) => !isOwn)) throw new Unlike();
      return [{ side, after: first === 0 ? null : (list[first - 1]?.id ?? null), own }];
    });
    if (runs.length === 0) return undefined;
    if (type === undefined) throw new Unlike();
    const after = one(runs.map((run) => run.after)) ?? undefined;
    const name = camel(path.slice(-2).join('.'));
    if (this.holes.has(name)) throw new Unlike();
    const ownOf = (side: Side) => {
      const own = runs.find((run) => run.side === side)?.own ?? [];
      return isObject ? Object.fromEntries(own.map(({ id, value }) => [id, value])) : own.map(({ value }) => value);
    };
    this.types.add(type);
    this.holes.set(name, { type, values: new Map(this.#sides.map((side) => [side, ownOf(side)])) });
    return { after, spread: new Spread(code(`own.${name}`)) };
  }

  #condition(present: ReadonlySet<Side>, value: unknown): Code {
    const fitting = this.#conditions.filter(
      ({ sides }) => sides.size === present.size && [...present].every((side) => sides.has(side)),
    );
    const text = literal(value);
    const named = fitting.filter(({ sign }) => sign.test(text));
    const found = named.length > 0 ? named : fitting.slice(0, 1);
    if (found.length === 0) throw new Unlike();
    return code(found.map((each) => each.text).join(' && '));
  }
}

/** One part of a list or an object, and by what it is the same in all gateways. */
interface Item {
  readonly id: string;
  readonly value: unknown;
  readonly isOwn: boolean;
}

const renamed = (text: string, { names }: Side): string =>
  text.replace(/(?<![.\w$'])[A-Za-z_$][\w$]*/g, (word) => names.get(word) ?? word);

function textOf(texts: ReadonlyMap<Side, string>, language: 'th' | 'en'): unknown {
  const [first] = texts.values();
  // What one gateway alone has may hang on its name, too.
  if (texts.size > 1 && [...texts.values()].every((text) => text === first)) return first;
  const text = one([...texts].map(([side, each]) => marked(each, side.gateway, language)));
  const parts = text.split(/(\ue000|\ue001)/).filter((part) => part !== '');
  const codes: Readonly<Record<string, Code>> = {
    [marks.name]: code('g.name'),
    [marks.title]: code(`g.title.${language}`),
  };
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return codes[only] ?? only;
  return template(parts.map((part) => codes[part] ?? part));
}

/** What a part is about, so that it can be found again in another gateway: its id, its name, its title. */
function subjectOf(value: unknown, side: Side): string {
  if (isText(value)) return value;
  if (value instanceof Code) return renamed(value.text, side);
  if (value instanceof Extended) return renamed(value.base.text, side);
  if (!isObject(value)) return JSON.stringify(value);
  const { id, name, title } = value;
  const said = [id, name, isObject(title) ? title.en : undefined].find(isText);
  return marked(said ?? literal(value), side.gateway, 'en');
}

/** Is it about a credential: its name, `f.api_key`, a field of that name? */
function isAboutCredential(value: unknown, side: Side): boolean {
  const text = value instanceof Code ? value.text : value instanceof Extended ? value.base.text : undefined;
  if (text !== undefined) return side.credentials.has(/^\w+\.(\w+)$/.exec(text)?.[1] ?? '');
  return side.credentials.has(isText(value) ? value : isObject(value) ? String(value.name) : '');
}

function itemsOf(list: readonly unknown[], side: Side): readonly Item[] {
  const seen = new Map<string, number>();
  return list.map((value) => {
    const subject = subjectOf(value, side);
    const count = seen.get(subject) ?? 0;
    seen.set(subject, count + 1);
    return { id: count === 0 ? subject : `${subject} ${count}`, value, isOwn: isAboutCredential(value, side) };
  });
}

/** All names in an order that every list keeps. Throws `Unlike` where there is none. */
function mergedIds(lists: readonly (readonly string[])[]): readonly string[] {
  const merged: string[] = [];
  for (const list of [...lists].sort((a, b) => b.length - a.length)) {
    let at = 0;
    for (const id of list) {
      const known = merged.indexOf(id);
      if (known === -1) merged.splice(at, 0, id);
      else if (known < at) throw new Unlike();
      at = merged.indexOf(id) + 1;
    }
  }
  return merged;
}
