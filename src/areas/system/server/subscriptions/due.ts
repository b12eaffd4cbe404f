import type { Selectable } from 'kysely';
import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { Tables } from '#generated/api/database.ts';

/** What says when a subscription is due. */
export type Rhythm = Pick<Selectable<Tables['subscription']>, 'rhythm' | 'weekday' | 'month_day' | 'at'>;

const day = 86_400_000;
const minute = 60_000;
/** Milliseconds between two looks at whether something is so. */
const look = 15 * minute;

/** Day of the week as ISO 8601 counts: 1 = Monday. */
const weekdayOf = (date: string) => String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
const lastOfMonth = (date: string) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();

function isItsDay({ rhythm, weekday, month_day }: Rhythm, date: string): boolean {
  if (rhythm === 'weekly') return weekdayOf(date) === weekday;
  // In a month without that day it comes on the last.
  if (rhythm === 'monthly') return Number(date.slice(8)) === Math.min(month_day ?? 1, lastOfMonth(date));
  return true;
}

/** The first moment after `after` at which it is due; times of day are Bangkok's. */
export function dueAfter(rhythm: Rhythm, after: Date): Date {
  if (rhythm.rhythm === 'reached') return new Date((Math.floor(after.getTime() / look) + 1) * look);
  const [hours = 0, minutes = 0] = rhythm.at.split(':').map(Number);
  for (let ahead = 0; ahead <= 32; ahead += 1) {
    const date = bangkokDay(new Date(after.getTime() + ahead * day));
    const moment = new Date(startOfDay(date).getTime() + (hours * 60 + minutes) * minute);
    if (moment > after && isItsDay(rhythm, date)) return moment;
  }
  throw new Error(`${rhythm.rhythm} on ${rhythm.weekday ?? rhythm.month_day ?? '-'} is never due`);
}
