import {
  alternatives,
  type Comparison,
  type Condition,
  type ConditionValue,
  comparisons,
  isValues,
  type Operand,
  type Test,
  type Tests,
} from '#contract/condition.ts';
import type { RawCondition, RawTest, RawTests } from '../language/condition.ts';

/** Milliseconds of the units in `now-30m`. */
const units = { m: 60_000, h: 3_600_000, d: 86_400_000 };
type Unit = keyof typeof units;
const isUnit = (text: string): text is Unit => Object.hasOwn(units, text);

const relative = /^(now|today)(?:([+-])([0-9]{1,6})([mhd]))?$/;

/** What a text says of now or today: `now-30m`, `today+7d`; undefined where it says nothing of them. */
export function relativeTo(text: string): { readonly now: number } | { readonly today: number } | undefined {
  const [whole, base, sign, count = '0', unit = 'd'] = relative.exec(text) ?? [];
  if (whole === undefined || !isUnit(unit)) return undefined;
  const amount = Number(count) * (sign === '-' ? -1 : 1);
  if (base === 'now') return { now: amount * units[unit] };
  return unit === 'd' ? { today: amount } : undefined;
}

type RawOperand = NonNullable<RawTest[Comparison]>;

function operandOf(raw: RawOperand): Operand {
  if (typeof raw === 'object') return raw;
  if (typeof raw === 'boolean') return String(raw);
  return (typeof raw === 'string' ? relativeTo(raw) : undefined) ?? raw;
}

const isList = <Item>(value: unknown): value is readonly Item[] => Array.isArray(value);

/** Values as a list. */
export const valuesOf = (raw: ConditionValue | readonly ConditionValue[]): readonly ConditionValue[] =>
  isList<ConditionValue>(raw) ? raw : [raw];

/** Whether a field has a test other than a value or a list of values. */
export const isTest = (raw: RawTests[string]): raw is RawTest =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function testOf({ not, me, ...raw }: RawTest): Test {
  const compared = comparisons.flatMap((word) => {
    const operand = raw[word];
    return operand === undefined ? [] : [[word, operandOf(operand)] as const];
  });
  return {
    ...(not === undefined ? {} : { not: valuesOf(not) }),
    ...Object.fromEntries(compared),
    ...(me === undefined ? {} : { me }),
  };
}

const testsOf = (raw: RawTests): Tests =>
  Object.fromEntries(Object.entries(raw).map(([name, one]) => [name, isTest(one) ? testOf(one) : valuesOf(one)]));

const isAlternatives = (raw: RawCondition): raw is readonly RawTests[] => Array.isArray(raw);

/** The alternatives of a condition as they are written. */
export const writtenTests = (raw: RawCondition): readonly RawTests[] => (isAlternatives(raw) ? raw : [raw]);

/** A condition in the form that both runtimes read: values in lists, moments as numbers. */
export function conditionOf(raw: RawCondition): Condition {
  if (!isAlternatives(raw)) return testsOf(raw);
  const [only, ...others] = raw.map(testsOf);
  return only !== undefined && others.length === 0 ? only : raw.map(testsOf);
}

/** The values that a field has where a condition is met, as text; undefined where it may have others. */
export function valuesIn(condition: Condition | undefined, name: string): readonly string[] | undefined {
  const found = alternatives(condition ?? {}).map((tests) => tests[name]);
  const values = found.flatMap((test) => (test && isValues(test) ? [test] : []));
  return values.length > 0 && values.length === found.length ? [...new Set(values.flat().map(String))] : undefined;
}
