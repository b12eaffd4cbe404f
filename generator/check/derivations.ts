import type { FieldKind } from '#contract/field.ts';
import type { RawDerive, RawField } from '../language/field.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, subjectIn } from './conditions.ts';
import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';
import { unknownOption } from './unknown-option.ts';

/** The kind that comes out, and the kinds of the one field that it follows from. */
const kinds: Readonly<Record<keyof RawDerive, { readonly is: FieldKind; readonly of?: readonly FieldKind[] }>> = {
  above: { is: 'money', of: ['money'] },
  below: { is: 'money', of: ['money'] },
  meets: { is: 'boolean' },
  choose: { is: 'enum' },
  day: { is: 'date', of: ['datetime'] },
  hour: { is: 'integer', of: ['datetime'] },
  minute: { is: 'integer', of: ['datetime'] },
  clock: { is: 'time', of: ['datetime'] },
  took: { is: 'integer' },
  chain: { is: 'enum' },
};

/** What only a stored field has. */
const foreign = ['through', 'computed', 'count', 'required', 'unique', 'immutable', 'initial', 'mask'] as const;

/** Choices that a chain answers. */
const links = ['ok', 'sum', 'gap'];

/** Derived fields follow from stored fields of their own row, and are of the kind that comes out. */
export const derivations: Rule = function* (world) {
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (field.derive && !world.draft.places.isDamaged(field))
        yield* problemsOf(world, entity, name, field, field.derive);
    }
  }
};

function* problemsOf(
  world: World,
  entity: string,
  name: string,
  field: RawField,
  derive: RawDerive,
): Iterable<Problem> {
  const complain = complaints('derive', world);
  const label = `${entity}.${name}`;
  for (const key of foreign) {
    if (field[key] !== undefined)
      yield complain({
        holder: field,
        key,
        part: 'key',
        received: key,
        message: `${label} is derived when it is read: it has no “${key}”`,
      });
  }
  const required = Object.entries(kinds).find(([kind]) => derive[kind as keyof RawDerive])?.[1].is;
  if (required !== undefined && field.type !== required)
    yield complain({
      holder: field,
      key: 'type',
      received: String(field.type),
      message: `${label} is derived: its type is ${required}`,
    });
  const options = world.entities.field(entity, name)?.options ?? [];
  if (derive.chain && links.some((link) => !options.some(({ value }) => value === link)))
    yield complain({
      holder: field,
      key: 'of',
      received: String(field.of),
      message: `${label} says how a row follows: its enum has ${links.join(', ')}`,
    });
  for (const [kind, { of }] of Object.entries(kinds)) {
    const source = derive[kind as keyof RawDerive];
    if (typeof source === 'string') yield* sourceProblems(world, entity, { holder: derive, key: kind }, source, of);
  }
  const { chain, took } = derive;
  yield* whenProblems(
    world,
    entity,
    derive,
    label,
    options.map(({ value }) => value),
  );
  for (const key of ['from', 'to'] as const)
    if (took) yield* sourceProblems(world, entity, { holder: took, key }, took[key], ['datetime']);
  if (!chain) return;
  for (const key of ['before', 'change', 'after'] as const)
    yield* sourceProblems(world, entity, { holder: chain, key }, chain[key], ['money']);
  for (const [index, source] of chain.by.entries())
    yield* sourceProblems(world, entity, { holder: chain.by, key: index }, source, undefined);
}

/** Conditions that a derived field asks of its row. */
function* whenProblems(
  world: World,
  entity: string,
  { meets, choose = {} }: RawDerive,
  label: string,
  options: readonly string[],
): Iterable<Problem> {
  const about = subjectIn(world, 'derive', entity, { isKept: true });
  if (meets) yield* conditionProblems('derive', world, meets, about);
  for (const [option, where] of Object.entries(choose)) {
    const at = { holder: choose, key: option, part: 'key' as const };
    if (options.length > 0 && !options.includes(option))
      yield* unknownOption('derive', world, at, option, label, options);
    yield* conditionProblems('derive', world, where, about);
  }
}

function* sourceProblems(
  world: World,
  entity: string,
  at: { readonly holder: object; readonly key: string | number },
  name: string,
  allowed: readonly FieldKind[] | undefined,
): Iterable<Problem> {
  const source = world.entities.field(entity, name);
  if (!source) yield* unknownField('derive', world, at, entity, name);
  else if (source.column === undefined || (allowed && !allowed.includes(source.kind)))
    yield complaints(
      'derive',
      world,
    )({
      ...at,
      received: name,
      message: `${entity}.${name} is ${source.kind}: this follows from a stored ${allowed?.join(' or ') ?? 'field'}`,
    });
}
