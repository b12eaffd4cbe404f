import type { DayTimes } from '#contract/point-rule.ts';

/** Day multipliers of a form value; invalid entries are skipped. */
export function dayTimes(value: unknown): readonly DayTimes[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { day, times }: Record<string, unknown> = typeof one === 'object' && one !== null ? { ...one } : {};
    return typeof day === 'number' && typeof times === 'string' ? [{ day, times }] : [];
  });
}

/** The list with one day's multiplier changed; an empty one removes the day. The typed text is kept unparsed. */
export function withTimes(days: readonly DayTimes[], day: number, times: string): readonly DayTimes[] | null {
  const typed = times.trim();
  const next = [...days.filter((one) => one.day !== day), ...(typed === '' ? [] : [{ day, times: typed }])];
  return next.length === 0 ? null : next.sort((a, b) => a.day - b.day);
}
