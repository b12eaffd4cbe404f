import type { DayTimes } from '#contract/point-rule.ts';

/** Day multipliers of a form value; invalid entries are skipped. */
export function dayTimes(value: unknown): readonly DayTimes[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { day, times }: Record<string, unknown> = typeof one === 'object' && one !== null ? { ...one } : {};
    return typeof day === 'number' && typeof times === 'string' ? [{ day, times }] : [];
  });
}
