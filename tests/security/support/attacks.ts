import fc from 'fast-check';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
import { objectOf, samples } from './arbitrary.ts';
import { type Input, propertiesOf, schemaOf } from './calls.ts';
import { isOwned, type Plantation, type Side } from './plant.ts';
import { anyKeys, keysOf, pointers, valuesNamed } from './targets.ts';

export interface Attack {
  readonly input: Input;
  /** The record that the call is about is a foreign one: an answer is a hole, whatever it says. */
  readonly onForeignRecord: boolean;
}

/** The value of an input that names these records, as its schema wants it. */
function shaped(call: Endpoint, name: string, keys: readonly (string | number)[]): unknown {
  if (call.method === 'GET') return keys.join(',');
  const { type } = propertiesOf(call)[name] ?? {};
  return (Array.isArray(type) ? type.includes('array') : type === 'array') ? keys : keys[0];
}

/** A plausible input in which everything that names a record names one of agent 1. */
export function ownInput(call: Endpoint, planted: Plantation, seed: number, own: Side = 1): Input {
  const special: Record<string, fc.Arbitrary<unknown>> = {};
  for (const { name, target } of pointers(call)) {
    const keys = target ? keysOf(planted, target, own) : [];
    const house = target ? keysOf(planted, target, 0) : [];
    const usable = [keys, house, planted.given(target?.table ?? '')].find((some) => some.length > 0) ?? [];
    if (usable.length > 0) special[name] = fc.constant(shaped(call, name, usable.slice(0, 1)));
    else if (name === 'id') special[name] = fc.constantFrom(...anyKeys(planted, own));
  }
  if (Object.hasOwn(propertiesOf(call), 'version')) special.version = fc.constant(1);
  const [input] = samples(objectOf(schemaOf(call), special), 1, seed);
  // Reads: only what must be there, or a random filter would hide what there is to see.
  const required = (schemaOf(call).required ?? []) as readonly string[];
  const all = { ...input };
  return call.method === 'POST'
    ? all
    : Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name)));
}

/** Every way in which somebody of the other agent can point a call at what belongs to agent `other`. */
export function attacksOn(call: Endpoint, planted: Plantation, seed: number, other: 1 | 2 = 2): readonly Attack[] {
  const self = other === 2 ? 1 : 2;
  const own = ownInput(call, planted, seed, self);
  const attacks: Attack[] = [];
  const add = (changes: Input, onForeignRecord = false) =>
    attacks.push({ input: { ...own, ...changes }, onForeignRecord });
  const everything: Record<string, unknown> = {};
  for (const { name, target } of pointers(call)) {
    const isKey = name === call.key && ['record', 'update', 'remove', 'move'].includes(call.kind);
    if (target) {
      if (!isOwned(target)) continue;
      const keys = keysOf(planted, target, other);
      const mine = keysOf(planted, target, self);
      for (const key of keys) add({ [name]: shaped(call, name, [key]) }, isKey);
      if (keys[0] !== undefined) everything[name] = shaped(call, name, keys.slice(0, 1));
      if (keys.length > 0 && mine.length > 0) add({ [name]: shaped(call, name, [...mine, ...keys]) });
      continue;
    }
    const { type } = propertiesOf(call)[name] ?? {};
    const types = Array.isArray(type) ? type : [type];
    const guesses = types.includes('integer')
      ? anyKeys(planted, other)
      : types.includes('string') || type === undefined
        ? textsFor(call, name, planted, other)
        : [];
    for (const guess of guesses) add({ [name]: guess });
    if (guesses[0] !== undefined) everything[name] = guesses[0];
  }
  if (Object.keys(everything).length > 1) add(everything);
  if (call.method === 'GET') for (const wide of wideOpen(call)) add(wide);
  for (const pair of pairs(call, planted, other)) add(pair);
  return attacks;
}

/** Texts of an agent that somebody could type here. */
function textsFor(call: Endpoint, name: string, planted: Plantation, side: Side): readonly string[] {
  const entity: Entity | undefined = entities[call.entity as keyof typeof entities];
  const field = entity && Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  // A text that is written is nobody's: one like it would only be found again.
  if (call.method === 'POST' && field && !field.readonly) return [];
  const named = valuesNamed(planted, name, side);
  if (named.length > 0) return named;
  const isSearch = call.filters?.some(
    ({ params, operator }) => params.includes(name) && (operator === 'search' || operator === 'contains'),
  );
  if (!entity || !isSearch) return [];
  return planted
    .of(entity.table, side)
    .slice(0, 1)
    .flatMap(({ values }) => Object.values(values))
    .filter((value): value is string => typeof value === 'string' && /canary/.test(value))
    .slice(0, 4);
}

/** Everything that a list has: no filter, most rows, by every order. */
function wideOpen(call: Endpoint): readonly Input[] {
  if (call.kind !== 'page' && call.kind !== 'items' && call.kind !== 'report') return [{}];
  const open = {
    limit: 500,
    ...Object.fromEntries((call.filters ?? []).flatMap(({ params }) => params.map((name) => [name, '']))),
  };
  return [
    {},
    open,
    { ...open, page: 2, limit: 1 },
    ...(call.sortable ?? []).slice(0, 4).map((field) => ({ ...open, sort: `-${field}` })),
    ...(call.export === undefined ? [] : [{ ...open, export: 'csv' }]),
  ];
}

/** Calls that name a record by its entity and its key. */
function pairs(call: Endpoint, planted: Plantation, side: Side): readonly Input[] {
  const names = Object.keys(propertiesOf(call));
  if (!names.includes('entity') || !names.includes('id')) return [];
  return Object.values<Entity>(entities)
    .filter(isOwned)
    .flatMap((entity) =>
      keysOf(planted, entity, side)
        .slice(0, 1)
        .map((key) => ({ entity: entity.name, id: String(key) })),
    );
}
