import { comparisons } from '#contract/condition.ts';
import type { FieldKind } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Fields, Written } from './fields.ts';
import type { Random } from './random.ts';

/** What a condition may be about: a kind, and the values where it has but some. */
export interface Told {
  readonly kind: FieldKind;
  readonly values?: readonly (string | undefined)[] | undefined;
}

const days = ['today', 'today-7d', 'today+1d', '2026-02-01'];
const moments = ['now', 'now-30m', 'now+12h', 'now-2d', 'today', 'today-7d'];

/** A value that the kind has, in the words of the manifest. */
function valueIn(random: Random, { kind, values }: Told): string | number | boolean | undefined {
  if (values) return random.pick(values);
  if (kind === 'boolean') return random.chance(50);
  if (kinds[kind].type === 'integer') return random.below(9);
  return kind === 'string' || kind === 'text' ? 'ab' : undefined;
}

/** What values are ordered with: two numbers of one unit, two days, two moments. */
const scaleOf = ({ kind }: Told) =>
  kinds[kind].calendar ?? kinds[kind].number?.unit ?? (kinds[kind].number && 'number');

/** Something to compare a kind with that has an order; the database, which keeps an index, knows no now. */
function operandOf(random: Random, name: string, fieldKinds: ReadonlyMap<string, Told>, isKept: boolean) {
  const { kind } = fieldKinds.get(name) ?? { kind: 'string' };
  const { calendar, number } = kinds[kind];
  if (!calendar && !number) return undefined;
  const alike = [...fieldKinds].flatMap(([other, one]) =>
    other !== name && scaleOf(one) === scaleOf({ kind }) ? [other] : [],
  );
  if (alike.length > 0 && random.chance(30)) return { field: random.pick(alike) };
  if (number) return random.below(90);
  const written = calendar === 'day' ? days : moments;
  const fixed = written.filter((one) => !isKept || /^\d/.test(one));
  return fixed.length > 0 ? random.pick(fixed) : undefined;
}

function testOf(random: Random, name: string, fieldKinds: ReadonlyMap<string, Told>, isKept: boolean) {
  const about = fieldKinds.get(name);
  if (!about) return null;
  if (kinds[about.kind].type === 'key' && !isKept && random.chance(60)) return { me: random.chance(80) };
  const operand = random.chance(60) ? operandOf(random, name, fieldKinds, isKept) : undefined;
  if (operand !== undefined) return { [random.pick(comparisons)]: operand };
  const value = valueIn(random, about);
  if (value === undefined || random.chance(20)) return random.chance(60) ? { not: null } : null;
  return random.pick([value, [value, null], { not: value }, { not: [value, null] }]);
}

/** A condition about rows: tests of one to three fields, or alternatives of such; undefined where nothing is told. */
export function conditionOf(random: Random, fieldKinds: ReadonlyMap<string, Told>, isKept = false): object | undefined {
  const names = [...fieldKinds].flatMap(([name, { kind }]) =>
    kindData[kind].operators.length > 0 && kinds[kind].type !== 'array' ? [name] : [],
  );
  if (names.length === 0) return undefined;
  const tests = () =>
    Object.fromEntries(random.some(names, 3).map((name) => [name, testOf(random, name, fieldKinds, isKept)]));
  return random.chance(25) ? [tests(), tests()] : tests();
}

/** What is told of fields that have a column of their own. */
export const toldOf = (
  fields: Fields,
  enums: Readonly<Record<string, readonly (string | undefined)[]>>,
  isStored: (field: Written) => boolean,
): ReadonlyMap<string, Told> =>
  new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type !== undefined && !field.mask && isStored(field)
        ? [[name, { kind: field.type as FieldKind, values: enums[String(field.of)] }] as const]
        : [],
    ),
  );
