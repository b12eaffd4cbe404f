import type { Row } from './envelope.ts';
import { bangkokDay, startOfDay } from './time.ts';

/** A value of a field as it is on the wire; `null` = empty. */
export type ConditionValue = string | number | boolean | null;

/** What a number, a day or a moment is compared with. `now` is milliseconds from now, `today` days from today in Bangkok. */
export type Operand =
  | string
  | number
  | { readonly field: string }
  | { readonly now: number }
  | { readonly today: number };

/** Comparisons by their words in the manifest. An empty value meets none of them. */
export const comparisons = ['above', 'atLeast', 'below', 'atMost'] as const;
export type Comparison = (typeof comparisons)[number];

/** Tests of a field other than a list of values; all must hold. */
export interface Test extends Partial<Readonly<Record<Comparison, Operand>>> {
  /** It has none of these values. */
  readonly not?: readonly ConditionValue[];
  /** Is it the key of the person who looks? */
  readonly me?: boolean;
}

/** What fields of one row must be: one of some values, or what a test says. All must hold. */
export type Tests = Readonly<Record<string, readonly ConditionValue[] | Test>>;

/** A condition over a row, as data: of several alternatives one must hold. The same in SQL, on the server and in the browser. */
export type Condition = Tests | readonly Tests[];

/** Who looks, and when (milliseconds). */
export interface ConditionContext {
  readonly now: number;
  /** Key of the person, a number or its text; absent = nobody is signed in. */
  readonly me?: number | string | undefined;
}

export const isValues = (test: Tests[string]): test is readonly ConditionValue[] => Array.isArray(test);
const isList = (condition: Condition): condition is readonly Tests[] => Array.isArray(condition);

/** The alternatives of a condition. */
export const alternatives = (condition: Condition): readonly Tests[] => (isList(condition) ? condition : [condition]);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Negative, 0 or positive: numbers and amounts by size, days and moments by time; NaN where one is empty. */
function order(value: unknown, other: unknown): number {
  if (isEmpty(value) || isEmpty(other)) return Number.NaN;
  const difference = Number(value) - Number(other);
  return Number.isNaN(difference) ? (String(value) < String(other) ? -1 : +(value !== other)) : difference;
}

/** A value against what it is compared with. */
function compare(value: unknown, operand: Operand, row: Row, { now }: ConditionContext): number {
  if (typeof operand !== 'object') return order(value, operand);
  if ('field' in operand) return order(value, row[operand.field]);
  const moment = Date.parse(String(value));
  if ('now' in operand) return moment - now - operand.now;
  const day = bangkokDay(new Date(now + operand.today * 86_400_000));
  return String(value).length > day.length ? moment - startOfDay(day).getTime() : order(value, day);
}

const holds: Readonly<Record<Comparison, (difference: number) => boolean>> = {
  above: (difference) => difference > 0,
  atLeast: (difference) => difference >= 0,
  below: (difference) => difference < 0,
  atMost: (difference) => difference <= 0,
};

function passes(test: Test, value: unknown, row: Row, looking: ConditionContext): boolean {
  const { not, me } = test;
  return (
    !not?.some((one) => one === (value ?? null)) &&
    (me === undefined || (looking.me !== undefined && String(value) === String(looking.me)) === me) &&
    comparisons.every((word) => {
      const operand = test[word];
      return operand === undefined || holds[word](compare(value, operand, row, looking));
    })
  );
}

/**
 * Does a row meet a condition? Values are compared as on the wire, `"0.00"` is not `0`; what is absent is empty:
 * meets({ status: ['open'], amount: { above: 1000 } }, { status: 'open', amount: '1000.01' }, { now }) = true
 */
export function meets(condition: Condition, row: Row, looking: ConditionContext): boolean {
  return alternatives(condition).some((tests) =>
    Object.entries(tests).every(([name, test]) =>
      isValues(test) ? test.some((one) => one === (row[name] ?? null)) : passes(test, row[name], row, looking),
    ),
  );
}
