import type { Entity, Measure, StoredField } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import { formatMoney } from '#contract/money.ts';

/** Sums of figures of one row or of all rows, in satang or pieces; a figure that no source knows is absent. */
export type Sums = ReadonlyMap<string, bigint>;

/** What the columns of one row are made of. */
export interface Made {
  readonly figures: Sums;
  /** Different members, by measure. */
  readonly people: Sums;
}

/** The figure of one term of a sum, and whether it is taken away: `-turnover`. */
export function termOf(term: string): { readonly figure: string; readonly isTaken: boolean } {
  return term.startsWith('-') ? { figure: term.slice(1), isTaken: true } : { figure: term, isTaken: false };
}

export function measureOf(row: Entity, name: string): Measure | undefined {
  return row.fields[name]?.measure;
}

/** Kinds that are made of one other measure. */
const followers: ReadonlySet<Measure['kind']> = new Set(['share', 'change', 'trend', 'running']);

/** Measures that a measure is made of, itself included. */
export function partsOf(row: Entity, name: string): readonly string[] {
  const measure = measureOf(row, name);
  if (measure?.kind === 'ratio') return [name, ...measure.of];
  return measure && 'of' in measure && followers.has(measure.kind) ? [name, String(measure.of)] : [name];
}

/** Figures that the measures need. */
export function figuresOf(row: Entity, names: readonly string[]): readonly string[] {
  const measures = names.flatMap((name) => partsOf(row, name)).flatMap((name) => measureOf(row, name) ?? []);
  const terms = measures.flatMap((measure) => (measure.kind === 'sum' ? measure.of : []));
  return [...new Set(terms.map((term) => termOf(term).figure))];
}

/** A sum or a number of people; undefined where a figure is unknown. */
function amountOf(row: Entity, name: string, made: Made): bigint | undefined {
  const measure = measureOf(row, name);
  if (measure?.kind === 'people') return made.people.get(name);
  if (measure?.kind !== 'sum') return undefined;
  let sum = 0n;
  for (const term of measure.of) {
    const { figure, isTaken } = termOf(term);
    const value = made.figures.get(figure);
    if (value === undefined) return undefined;
    sum += isTaken ? -value : value;
  }
  return sum;
}

/** `a / b` with halves away from zero. */
function divided(a: bigint, b: bigint): bigint {
  const [top, bottom] = b < 0n ? [-a, -b] : [a, b];
  const half = bottom / 2n;
  return top < 0n ? -((-top + half) / bottom) : (top + half) / bottom;
}

/** One amount of another in per cent, as finely as people compare: 123456n of 1000000n → "12.35". */
function percentText(a: bigint, b: bigint): string {
  const units = divided(a * 10_000n, b);
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Satang as an amount, pieces as a number. */
function amountText(field: StoredField | undefined, value: bigint): string | number {
  return field && kinds[field.kind].number?.unit === 'baht' ? formatMoney(value) : Number(value);
}

function ratioOf(field: StoredField, a: bigint | undefined, b: bigint | undefined): unknown {
  if (a === undefined || b === undefined || b === 0n) return null;
  return kinds[field.kind].number?.unit === 'percent' ? percentText(a, b) : amountText(field, divided(a, b));
}

/** The value of a measure in serialized form; null if undefined. `whole` are the totals of all rows. */
function wireValue(row: Entity, field: StoredField, made: Made, whole: Made): unknown {
  const { measure, name } = field;
  if (measure?.kind === 'ratio')
    return ratioOf(field, amountOf(row, measure.of[0], made), amountOf(row, measure.of[1], made));
  if (measure?.kind === 'share')
    return ratioOf(field, amountOf(row, measure.of, made), amountOf(row, measure.of, whole));
  const amount = amountOf(row, name, made);
  if (amount === undefined) return null;
  return amountText(field, amount);
}

/** Measures that the value of another is written from: of a ratio both sides, else itself. */
export function termsOf(row: Entity, name: string): readonly string[] {
  const measure = measureOf(row, name);
  return measure?.kind === 'ratio' ? measure.of : [name];
}

/** The serialized value of a measure from the amounts of its `termsOf`; null if undefined. */
export function shownValue(field: StoredField, amounts: readonly (bigint | undefined)[]): unknown {
  const [first, second] = amounts;
  if (field.measure?.kind === 'ratio') return ratioOf(field, first, second);
  return first === undefined ? null : amountText(field, first);
}

/** How much more of the sum `of` there is in `made` than in `before`, in per cent; null where that had nothing. */
export function changeOf(row: Entity, of: string, made: Made, before: Made | undefined): unknown {
  if (!before) return null;
  const [now, then] = [amountOf(row, of, made), amountOf(row, of, before)];
  if (now === undefined || then === undefined || then === 0n) return null;
  return percentText(now - then, then < 0n ? -then : then);
}

/** The sum of several rows in serialized form; null if undefined. */
export function sumOf(row: Entity, of: string, all: readonly Made[]): unknown {
  const amounts = all.map((made) => amountOf(row, of, made));
  if (amounts.includes(undefined)) return null;
  const sum = amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n);
  return amountText(row.fields[of], sum);
}

/** Measures of a row in serialized form; those of displayed rows alone are null here and added later. */
export function valuesOf(row: Entity, names: readonly string[], made: Made, whole: Made): Row {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = row.fields[name];
      return field ? [[name, wireValue(row, field, made, whole)] as const] : [];
    }),
  );
}
