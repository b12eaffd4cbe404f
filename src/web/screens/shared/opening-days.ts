import { bangkokDay } from '#contract/time.ts';
import { daysAgo, maxDays } from './days-ago.ts';

/** The day that a business number carries: `D260131000123`. */
const numbered = /^[A-Z]{1,3}(\d\d)(\d\d)(\d\d)\d{4,}$/;

/**
 * For lists that begin with today: a link with a number looks at the days around it, one with a name at the last weeks.
 * `undefined` where the address says which days it wants, or looks for nothing.
 */
export function daysAround(query: URLSearchParams): URLSearchParams | undefined {
  const text = query.get('q')?.trim();
  if (!text || query.has('date_from') || query.has('date_to')) return undefined;
  const [, year, month, day] = numbered.exec(text) ?? [];
  const at = Date.parse(`20${year}-${month}-${day}T12:00:00+07:00`);
  const around = (days: number) => bangkokDay(new Date(at + days * 86_400_000));
  query.set('date_from', Number.isNaN(at) ? daysAgo(maxDays) : around(-1));
  query.set('date_to', Number.isNaN(at) ? daysAgo(1) : around(1));
  return query;
}
