import type { Entity } from '#contract/endpoint.ts';

type Entities = Readonly<Record<string, Entity>>;

/** The column of a rollup by month that replaces the day. */
export const monthKey = 'month';
/** The business day of every fact. */
export const dayKey = 'stat_date';

/** The field of facts that says at which minute of its day something was; undefined for those that know days alone. */
export function minuteKeyOf({ fields }: Entity): string | undefined {
  return Object.values(fields).find(({ derived }) => derived?.kind === 'minute')?.name;
}

/** Columns that distinguish the rows of an entity: the fewer, the fewer rows. */
function breadth(entity: Entity): number {
  return entity.rollup?.by.length ?? Number.MAX_SAFE_INTEGER;
}

/** The facts and every rollup of them, the smallest first. */
export function candidates(entities: Entities, facts: readonly string[]): readonly Entity[] {
  const found = new Set(facts);
  // A rollup may be the sum of a rollup.
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { name, rollup } of Object.values(entities))
      if (rollup?.of.some((one) => found.has(one))) found.add(name);
  }
  return [...found].flatMap((name) => entities[name] ?? []).sort((a, b) => breadth(a) - breadth(b));
}

/** Names of facts by which rows are distinguished or filtered. */
export const knows = (entity: Entity, names: readonly string[]) =>
  names.every((name) => Object.hasOwn(entity.fields, name));

/**
 * The smallest source by day that has every one of `names`; of two, the one that has more of `figures`. Facts without
 * an agent, such as monthly invoices, give only what no fact of an agent can.
 */
export function sourceOf(
  all: readonly Entity[],
  names: readonly string[],
  figures: readonly string[],
): Entity | undefined {
  const able = all.filter((entity) => Object.hasOwn(entity.fields, dayKey) && knows(entity, names));
  const scoped = able.filter((entity) => entity.scope !== undefined);
  const days = scoped.length > 0 ? scoped : able;
  const hits = (entity: Entity) => figures.filter((name) => Object.hasOwn(entity.fields, name)).length;
  const most = Math.max(0, ...days.map(hits));
  return days.find((entity) => hits(entity) === most);
}

/** The same rows by month, where they are kept. */
export function monthsOf(all: readonly Entity[], day: Entity): Entity | undefined {
  const own = day.rollup?.by ?? [
    'stat_date',
    ...Object.values(day.fields).flatMap((field) => (field.kind === 'ref' && field.column ? [field.name] : [])),
  ];
  const wanted = [...own.map((name) => (name === dayKey ? monthKey : name))].sort().join();
  return all.find((entity) => entity.rollup && [...entity.rollup.by].sort().join() === wanted);
}

/** Who did something on which days: the smallest rollup of days that knows the names, the members and every figure. */
export function daysKept(
  all: readonly Entity[],
  names: readonly string[],
  figures: readonly string[],
): Entity | undefined {
  return all.find((entity) => {
    const told = Object.values(entity.rollup?.days ?? {});
    return figures.every((name) => told.includes(name)) && knows(entity, [...names, 'member_id']);
  });
}

/** Days from and to, both included; an open end is undefined. */
export interface Span {
  readonly from?: string;
  readonly to?: string;
  /** Of the last day only up to the end of this minute, 0 to 1439. */
  readonly until?: number;
}

/** A span with both ends. */
export type Days = Span & { readonly from: string; readonly to: string };

/** Whole months of a span, by their first and last first day, and the days on both sides of them. */
export interface Split {
  readonly months?: { readonly from: string; readonly to: string };
  readonly days: readonly { readonly from: string; readonly to: string }[];
}

const iso = (date: Date) => date.toISOString().slice(0, 10);
/** `2026-01-31`, 1 → `2026-02-01`. */
export const shifted = (day: string, days: number) => iso(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));

/** First day of the month that is `months` after the one of a day. */
export function firstOfMonth(day: string, months = 0): string {
  return iso(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)));
}

export function splitOf({ from, to }: { readonly from: string; readonly to: string }): Split {
  const first = from === firstOfMonth(from) ? from : firstOfMonth(from, 1);
  const after = shifted(to, 1);
  const last = after === firstOfMonth(after) ? firstOfMonth(to) : firstOfMonth(to, -1);
  if (first > last) return { days: [{ from, to }] };
  const rest = firstOfMonth(last, 1);
  return {
    months: { from: first, to: last },
    days: [...(from < first ? [{ from, to: shifted(first, -1) }] : []), ...(rest <= to ? [{ from: rest, to }] : [])],
  };
}

/** Days of one year, a bit each, as `bit(366)`; `month` where they are those of one month. */
interface YearDays {
  readonly year: number;
  readonly bits: string;
  readonly month?: string;
}

const daysInRow = 366;

/** A span by its years, or by its months: which days of the year it has. */
export function yearDaysOf({ from, to }: Days, by: 'year' | 'month'): readonly YearDays[] {
  const found: YearDays[] = [];
  for (let day = from; day <= to; ) {
    const year = Number(day.slice(0, 4));
    const next = by === 'month' ? firstOfMonth(day, 1) : `${String(year + 1).padStart(4, '0')}-01-01`;
    const last = next > to ? to : shifted(next, -1);
    const start = daysBetween(`${day.slice(0, 4)}-01-01`, day);
    const length = daysBetween(day, last) + 1;
    const bits = '1'
      .repeat(length)
      .padStart(start + length, '0')
      .padEnd(daysInRow, '0');
    found.push({ year, bits, ...(by === 'month' ? { month: firstOfMonth(day) } : {}) });
    day = next;
  }
  return found;
}

/** The span of the same length right before; whole months before whole months. */
export function previousOf({ from, to }: { readonly from: string; readonly to: string }): Days & { months: number } {
  const { months, days } = splitOf({ from, to });
  if (months && days.length === 0) {
    const count = monthsBetween(from, to) + 1;
    return { from: firstOfMonth(from, -count), to: shifted(from, -1), months: count };
  }
  const length = daysBetween(from, to) + 1;
  return { from: shifted(from, -length), to: shifted(to, -length), months: 0 };
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** How far back the compared days are. */
export interface Shift {
  /** By months of the calendar, each date by the same date; 0 = by days. */
  readonly months: number;
  readonly days: number;
  /** By how many months, where rows are of months. */
  readonly apart: number;
}

/** Months from one day's month to another's. */
export const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

const lastOfMonth = (day: string) => shifted(firstOfMonth(day, 1), -1);

/** The day that is compared with one of the present: by months the same date, the last of its month at most. */
export function sameDayBefore(day: string, { months, days }: Pick<Shift, 'months' | 'days'>): string {
  if (months === 0) return shifted(day, -days);
  const first = firstOfMonth(day, -months);
  const last = lastOfMonth(first);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

/** The same dates so many months before; whole months before whole months, however long each is. */
export function monthsBefore({ from, to }: { readonly from: string; readonly to: string }, months: number) {
  const shift = { months, days: 0 };
  const isToEnd = from === firstOfMonth(from) && to === lastOfMonth(to);
  const last = sameDayBefore(to, shift);
  return { from: sameDayBefore(from, shift), to: isToEnd ? lastOfMonth(last) : last };
}

/** The month before each month of a span, the first and the last one as a whole. */
export function monthBefore({ from, to }: Days) {
  return { from: firstOfMonth(from, -1), to: shifted(firstOfMonth(to), -1), months: 1, days: 0, apart: 1 };
}

/** Is all of the month, by its first day, within the span, and over on `today`? */
export function isWhole(month: string, { from, to }: Days, today: string): boolean {
  const last = shifted(firstOfMonth(month, 1), -1);
  return month >= from && last <= to && last < today;
}

/** What a row of the present has as a key among the compared days; undefined for a date that their month does not have. */
export function keyBefore(key: string, value: unknown, shift: Shift): unknown {
  if (key === monthKey) return firstOfMonth(String(value), -shift.apart);
  if (key !== dayKey) return value;
  const day = String(value);
  const before = sameDayBefore(day, shift);
  return shift.months > 0 && before.slice(8) !== day.slice(8) ? undefined : before;
}
