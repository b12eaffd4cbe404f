import type { DayTimes } from '#contract/point-rule.ts';

/** Days that count more, as a form holds them; what cannot be read is passed over. */
export function dayTimes(value: unknown): readonly DayTimes[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { day, times }: Record<string, unknown> = typeof one === 'object' && one !== null ? { ...one } : {};
    return typeof day === 'number' && typeof times === 'string' ? [{ day, times }] : [];
  });
}

/** The list with another factor on one day; an empty one takes the day out. What is typed stays as it is. */
export function withTimes(days: readonly DayTimes[], day: number, times: string): readonly DayTimes[] | null {
  const typed = times.trim();
  const next = [...days.filter((one) => one.day !== day), ...(typed === '' ? [] : [{ day, times: typed }])];
  return next.length === 0 ? null : next.sort((a, b) => a.day - b.day);
}
