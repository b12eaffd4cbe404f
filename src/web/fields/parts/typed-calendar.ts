import { bangkokOffset, eraOffset, isDay, pad } from './calendar.ts';
import { arabicDigits } from './typed-decimal.ts';

/** A day and a clock of Bangkok as a UTC moment: `2026-01-31`, `14:05:09` → `2026-01-31T07:05:09.000Z`. */
export function momentOf(day: string, clock: string): string {
  return new Date(Date.parse(`${day}T${clock}Z`) - bangkokOffset).toISOString();
}

/**
 * A typed day as the wire wants it: `31/1/2569`, `31-01-2026`, `31.1.2569`, `31012569`, `2026-01-31`. The two eras
 * cannot be confused: 1900 to 2200 is CE and 2443 to 2743 is BE, whichever is shown. Two-digit years belong to the
 * era that is shown (69 → 2569 or 2069). `undefined` when there is no such day.
 */
export function parseDay(typed: string, buddhist: boolean): string | undefined {
  const text = arabicDigits(typed).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const parts = iso ? [iso[3], iso[2], iso[1]] : local ? [local[1], local[2], local[3]] : undefined;
  if (!parts) return undefined;
  const [day = '', month = '', yearText = ''] = parts;
  const typedYear = Number(yearText) + (yearText.length === 2 ? (buddhist ? 2500 : 2000) : 0);
  const year = typedYear >= 1900 + eraOffset ? typedYear - eraOffset : typedYear;
  const result = `${pad(year, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(result) ? result : undefined;
}

/** A typed time as `HH:mm:ss`: `14:05`, `14:05:09`, `9.30`, `1405`. Twenty-four hours. */
export function parseClock(typed: string): string | undefined {
  const text = arabicDigits(typed).trim();
  const match = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return `${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

/** A typed day with a time (midnight when none is given) as a UTC moment. */
export function parseMoment(typed: string, buddhist: boolean): string | undefined {
  const [dayPart = '', ...rest] = typed.trim().split(/\s+/);
  const day = parseDay(dayPart, buddhist);
  const clock = rest.length === 0 ? '00:00:00' : parseClock(rest.join(' '));
  return day && clock ? momentOf(day, clock) : undefined;
}

/** Day plus `count` days. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Days from `from` to `to`, both included. */
export function daySpan(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}
