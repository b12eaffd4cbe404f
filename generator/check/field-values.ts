import type { FieldKind } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawField } from '../language/field.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofEndpoints, ofEntities, together } from './each.ts';
import { complaints } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

type Value = string | number | boolean | readonly string[];

/** The amount that a number without its places means. */
function amountMeant(kind: FieldKind, value: Value): { readonly suggestion?: string } {
  const [, whole, places = ''] = /^(-?\d{1,13})(?:\.(\d{0,2}))?$/.exec(String(value)) ?? [];
  return kinds[kind].number?.unit === 'baht' && whole !== undefined
    ? { suggestion: `${whole}.${places.padEnd(2, '0')}` }
    : {};
}

const isWhole = (value: RawField['min']): boolean => Number.isInteger(Number(value)) && Number(value) >= 0;

/** Limits are those of the kind. */
export function* limits(field: RawField, kind: FieldKind, label: string, world: World): Iterable<Problem> {
  const complain = complaints('limits', world);
  const kindOfLimit = kindData[kind].limits;
  for (const key of ['min', 'max'] as const) {
    const value = field[key];
    if (value === undefined) continue;
    const at = { holder: field, key, received: String(value) };
    if (kindOfLimit === 'none') yield complain({ ...at, message: `${label}: a ${kind} has no ${key}` });
    else if (kindOfLimit === 'length' && !isWhole(value))
      yield complain({ ...at, message: `${label}: ${key} is a length, a whole number` });
    else if ((kindOfLimit === 'decimal' || kindOfLimit === 'number') && !Number.isFinite(Number(value)))
      yield complain({ ...at, message: `${label}: ${key} must be a number, not ${JSON.stringify(value)}` });
    else {
      const mismatch = kindOfLimit === 'decimal' ? kindData[kind].mismatch?.(value) : undefined;
      if (mismatch)
        yield complain({ ...at, ...amountMeant(kind, value), message: `${label}: ${key} must be ${mismatch}` });
    }
  }
  if (field.min !== undefined && field.max !== undefined && Number(field.min) > Number(field.max)) {
    yield complain({
      holder: field,
      key: 'max',
      received: String(field.max),
      message: `${label}: max ${field.max} is less than min ${field.min}`,
    });
  }
}

/** What is given at the start is within the limits; the table would refuse it otherwise. */
function* startProblems(field: RawField, kind: FieldKind, label: string, world: World): Iterable<Problem> {
  const limit = kindData[kind].limits;
  const { initial } = field;
  if (initial === undefined || (limit !== 'decimal' && limit !== 'number' && limit !== 'length')) return;
  const size =
    limit !== 'length' ? Number(initial) : typeof initial === 'object' ? initial.length : String(initial).length;
  for (const [key, isPast] of [
    ['min', size < Number(field.min ?? size)],
    ['max', size > Number(field.max ?? size)],
  ] as const) {
    if (isPast)
      yield complaints(
        'value',
        world,
      )({
        holder: field,
        key: 'initial',
        received: String(initial),
        message: `${label}: initial is ${key === 'min' ? 'less than min' : 'more than max'} ${field[key]}`,
      });
  }
}

/** Only of numbers is it said what 95 of 100 rows do not exceed. */
function* overProblems(field: RawField, kind: FieldKind, label: string, world: World): Iterable<Problem> {
  if (field.over === undefined || kinds[kind].number) return;
  const message = `${label} is ${kind}: only a number has a figure over all rows`;
  yield complaints('value', world)({ holder: field, key: 'over', received: field.over, message });
}

/** Patterns and initial values are of the kind. */
export function* values(field: RawField, kind: FieldKind, label: string, world: World): Iterable<Problem> {
  const complain = complaints('value', world);
  if (field.pattern !== undefined) {
    try {
      new RegExp(field.pattern, 'u');
    } catch {
      yield complain({
        holder: field,
        key: 'pattern',
        received: field.pattern,
        message: `${label}: the pattern is no regular expression`,
      });
    }
  }
  if (field.initial === undefined) return;
  const at = { holder: field, key: 'initial', received: String(field.initial) };
  const mismatch = kindData[kind].mismatch?.(field.initial);
  if (mismatch)
    yield complain({ ...at, ...amountMeant(kind, field.initial), message: `${label}: initial must be ${mismatch}` });
  if (kind === 'enum' && typeof field.of === 'string') {
    const options = world.enums.get(field.of)?.options;
    const allowed = options?.map((option) => option.value) ?? [];
    if (options && !allowed.includes(String(field.initial))) {
      yield* unknownOption('value', world, at, String(field.initial), field.of, allowed);
    }
  }
}

/** Limits, patterns and initial values fit the kind of their field. */
export const fieldValues = together(
  ofEntities(function* (world, { name: entity, raw }) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      const kind = world.entities.field(entity, name)?.kind;
      if (!kind || world.draft.places.isDamaged(field)) continue;
      const label = `${entity}.${name}`;
      yield* limits(field, kind, label, world);
      yield* values(field, kind, label, world);
      yield* startProblems(field, kind, label, world);
      yield* overProblems(field, kind, label, world);
      if (field.through !== undefined && field.required) {
        yield complaints(
          'field',
          world,
        )({
          holder: field,
          key: 'required',
          received: 'true',
          message: `${label} is read through a reference: nobody can give it`,
        });
      }
      if (field.required && field.readonly) {
        yield complaints(
          'field',
          world,
        )({ holder: field, key: 'required', received: 'true', message: `${label} is readonly: nobody can give it` });
      }
    }
  }),
  ofEndpoints(function* (world, { name: id, raw }) {
    for (const parts of [raw.input, raw.query]) {
      if (parts === undefined || Array.isArray(parts)) continue;
      for (const [name, field] of Object.entries(parts)) {
        if (field.type === undefined || world.draft.places.isDamaged(field)) continue;
        yield* limits(field, field.type, `${id} ${name}`, world);
        yield* values(field, field.type, `${id} ${name}`, world);
      }
    }
  }),
);
