import { isDate, isDateTime } from './calendar.ts';
import { type DayRange, presetDays } from './date-preset.ts';

/** Bangkok is seven hours ahead, the whole year and every year that counts here. */
const bangkokOffset = 7 * 3_600_000;
const dayLength = 86_400_000;

/** First and last year that the server takes: what a Buddhist-era year looks like (2569) is outside. */
export const years = { first: 2000, last: 2100 } as const;

/** From the first moment (included) to the last (excluded), UTC. */
export interface Range {
  readonly from: Date;
  readonly to: Date;
}

/** The Bangkok day of a moment: 16:59:59.999Z is the 20th, 17:00:00.000Z the 21st. */
export function bangkokDay(moment: Date): string {
  return new Date(moment.getTime() + bangkokOffset).toISOString().slice(0, 10);
}

/** The minute of the day in Bangkok, 0 to 1439. */
export function minuteOfDay(moment: Date): number {
  return Math.floor((moment.getTime() + bangkokOffset) / 60_000) % 1440;
}

/** The time that people in Bangkok saw on the clock: 2026-01-31T07:05:09.000Z → `2026-01-31 14:05:09`. */
export function bangkokTime(moment: Date): string {
  return new Date(moment.getTime() + bangkokOffset).toISOString().slice(0, 19).replace('T', ' ');
}

/** The UTC moments of the Bangkok days `from` to `to`, both included, as a half-open range. */
export function rangeOfDays(from: string, to: string): Range {
  return { from: startOfDay(from), to: new Date(startOfDay(to).getTime() + dayLength) };
}

/** When a Bangkok day begins: `2026-01-31` → 2026-01-30T17:00:00.000Z. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - bangkokOffset);
}

/** The range of a preset (`today`, `last7` …) seen from `now`; undefined for a word that is none. */
export function rangeOfPreset(preset: string, now: Date): Range | undefined {
  const days = presetDays(preset, bangkokDay(now));
  return days && rangeOfDays(days.from, days.to);
}

/** How many days a range of days spans: one day → 1. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength) + 1;
}

function yearFits(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= years.first && year <= years.last;
}

/** A day that exists, in the years 2000 to 2100. */
export function isUsableDay(text: string): boolean {
  return isDate(text) && yearFits(text);
}

/** A UTC moment on the wire, in the years 2000 to 2100. */
export function isUsableMoment(text: string): boolean {
  return isDateTime(text) && yearFits(text);
}
