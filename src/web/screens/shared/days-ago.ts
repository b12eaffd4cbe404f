import { bangkokDay } from '#contract/time.ts';
import { serverNow } from '#web/core/server-clock.ts';

/** The first of so many days in Bangkok that end today: `2026-01-31`. */
export function daysAgo(days: number): string {
  return bangkokDay(new Date(serverNow().getTime() - (days - 1) * 86_400_000));
}

/** Most days that lists of money answer for at once. */
export const maxDays = 31;
