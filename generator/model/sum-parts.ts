import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawEntity } from '../language/entity.ts';
import type { RawField } from '../language/field.ts';
import type { RawScreen } from '../language/screen.ts';
import type { Places } from '../load/places.ts';
import type { Named } from './draft.ts';

/** Sums by name, each with what goes into it and is no deduction, in order: nothing, where the areas that had some are gone. */
export type Parts = ReadonlyMap<string, readonly string[]>;

type Entities = ReadonlyMap<string, Named<RawEntity>>;

const isTaken = (term: string) => term.startsWith('-');
const nameOf = (term: string) => (isTaken(term) ? term.slice(1) : term);
const negated = (term: string) => (isTaken(term) ? term.slice(1) : `-${term}`);

interface Part {
  readonly name: string;
  /** A sum of the same entity; a minus before it takes this part away. */
  readonly into: string;
  readonly terms: readonly string[];
}

function partsOf(raw: RawEntity): readonly Part[] {
  return Object.entries(raw.fields ?? {}).flatMap(([name, { measure }]) =>
    (measure?.into ?? []).map((into) => ({ name, into, terms: measure?.sum ?? [] })),
  );
}

/** Entities whose sums have what other measures put into them (`measure: { into }`) behind their own terms. */
export function withParts(
  entities: Entities,
  places: Places,
): { entities: Map<string, Named<RawEntity>>; parts: Parts } {
  const all = new Map<string, readonly string[]>();
  const whole = new Map(entities);
  for (const [name, thing] of entities) {
    const parts = partsOf(thing.raw);
    const fields: Record<string, RawField> = { ...thing.raw.fields };
    for (const [target, field] of Object.entries(fields)) {
      const sum = field.measure?.sum;
      const mine = parts.filter(({ into }) => nameOf(into) === target);
      if (!field.measure || !sum || (mine.length === 0 && sum.length > 0)) continue;
      all.set(
        target,
        mine.flatMap((part) => (isTaken(part.into) ? [] : [part.name])),
      );
      const more = mine.flatMap(({ into, terms }) => (isTaken(into) ? terms.map(negated) : terms));
      const measure = { ...field.measure, sum: copied(sum, [...sum, ...more], places) };
      fields[target] = copied(field, { ...field, measure: copied(field.measure, measure, places) }, places);
    }
    if (parts.length === 0) continue;
    const raw = { ...thing.raw, fields: copied(thing.raw.fields ?? {}, fields, places) };
    whole.set(name, { ...thing, raw: copied(thing.raw, raw, places) });
  }
  return { entities: whole, parts: all };
}

function copied<T extends object>(original: object, copy: T, places: Places): T {
  places.copy(original, copy);
  return copy;
}

/** Calls whose replies say `{sum}` for all that goes into a sum, with the names of it. */
export function unfoldReplies(
  endpoints: ReadonlyMap<string, Named<RawEndpoint>>,
  parts: Parts,
  places: Places,
): ReadonlyMap<string, Named<RawEndpoint>> {
  return changed(
    endpoints,
    (raw) => {
      const fields = raw.fields && unfold(raw.fields, parts, places);
      return fields === undefined || fields === raw.fields ? undefined : { ...raw, fields };
    },
    places,
  );
}

/** Screens whose columns say `{sum}` for all that goes into a sum, with the names of it. */
export function unfoldColumns(
  screens: ReadonlyMap<string, Named<RawScreen>>,
  parts: Parts,
  places: Places,
): ReadonlyMap<string, Named<RawScreen>> {
  return changed(
    screens,
    (raw) => {
      if (!('report' in raw)) return undefined;
      const columns = raw.columns && unfold(raw.columns, parts, places);
      const bands = raw.bands?.map((band) => {
        const inside = unfold(band.columns, parts, places);
        return inside === band.columns ? band : copied(band, { ...band, columns: inside }, places);
      });
      if (columns === raw.columns && bands?.every((band, at) => band === raw.bands?.[at]) !== false) return undefined;
      if (raw.bands && bands) places.copy(raw.bands, bands);
      return { ...raw, ...(columns ? { columns } : {}), ...(bands ? { bands } : {}) };
    },
    places,
  );
}

function changed<R extends object>(
  things: ReadonlyMap<string, Named<R>>,
  change: (raw: R) => R | undefined,
  places: Places,
): ReadonlyMap<string, Named<R>> {
  const all = new Map(things);
  for (const [name, thing] of things) {
    const raw = change(thing.raw);
    if (raw) all.set(name, { ...thing, raw: copied(thing.raw, raw, places) });
  }
  return all;
}

/**
 * The list with the names of the parts instead of `{sum}`; the same list if it does not contain it. A sum without
 * parts is left as written, and is then reported as an unknown field.
 */
function unfold<T>(list: readonly T[], parts: Parts, places: Places): readonly T[] {
  if (!list.some((item) => typeof item === 'string' && item.startsWith('{'))) return list;
  const found = list.flatMap((item, index): { item: T | string; index: number }[] => {
    const names = typeof item === 'string' ? parts.get(item.slice(1, -1)) : undefined;
    return names?.map((name) => ({ item: name, index })) ?? [{ item, index }];
  });
  const unfolded = found.map(({ item }) => item) as T[];
  places.copy(list, unfolded, new Map(found.map(({ index }, now) => [String(now), String(index)])));
  return unfolded;
}
