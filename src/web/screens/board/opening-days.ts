import { bangkokDay } from '#contract/time.ts';
import { daysAgo, maxDays } from '../shared/days-ago.ts';

/** The day that a business number carries: `D260131000123`. */
const numbered = /^[A-Z]{1,3}(\d\d)(\d\d)(\d\d)\d{4,}$/;

/** First and last day to look for a text: those around the number that it is, or the last weeks. */
export function daysFor(text: string): readonly [string, string] {
  const [, year, month, day] = numbered.exec(text) ?? [];
  const at = Date.parse(`20${year}-${month}-${day}T12:00:00+07:00`);
  if (Number.isNaN(at)) return [daysAgo(maxDays), daysAgo(1)];
  const around = (days: number) => bangkokDay(new Date(at + days * 86_400_000));
  return [around(-1), around(1)];
}
