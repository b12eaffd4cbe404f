import { startOfDay } from '#contract/time.ts';
import { importTexts } from '../texts.ts';
import { dateInWords, months, oClock } from './foreign-words.ts';
import { plain, type Reading } from './text.ts';

const problem = importTexts.badDate;

/** The common-era year: 2567 is Buddhist era, and so are two digits if the source uses it. */
function yearOf(text: string, buddhist: boolean): number | undefined {
  const year = Number(text);
  if (text.length === 4) return year >= 2400 ? year - 543 : year;
  return text.length === 2 && buddhist ? 2500 + year - 543 : undefined;
}

function partsOf(text: string): { day: string; month: number; year: string; rest: string } | undefined {
  const iso = /^([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})(?![0-9])[T ]?(.*)$/.exec(text);
  if (iso) return { year: iso[1] ?? '', month: Number(iso[2]), day: iso[3] ?? '', rest: iso[4] ?? '' };
  const thai = /^([0-9]{1,2})[-/.]([0-9]{1,2})[-/.]([0-9]{4}|[0-9]{2})(?![0-9])[T, ]*(.*)$/.exec(text);
  if (thai) return { day: thai[1] ?? '', month: Number(thai[2]), year: thai[3] ?? '', rest: thai[4] ?? '' };
  const named = dateInWords.exec(text);
  if (!named) return undefined;
  const month = months.findIndex((name) => name.test(named[2] ?? '')) + 1;
  return month === 0 ? undefined : { day: named[1] ?? '', month, year: named[3] ?? '', rest: named[4] ?? '' };
}

/** Milliseconds after midnight; undefined = not a time. Times marked as UTC are handled separately. */
function clockOf(text: string): number | undefined {
  const rest = text.replace(oClock, '').trim();
  if (rest === '') return 0;
  const match = /^([0-9]{1,2})[:.]([0-9]{2})(?:[:.]([0-9]{2})(?:\.[0-9]+)?)?$/.exec(rest);
  if (!match) return undefined;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  return hour < 24 && minute < 60 && second < 60 ? ((hour * 60 + minute) * 60 + second) * 1000 : undefined;
}

/**
 * A Bangkok date and time in the usual file formats, Buddhist or common era, as UTC: `31/01/2567 14:05`, `5 ม.ค. 67`,
 * `2024-01-31`. Times after `now` are rejected.
 */
export function readMoment(cell: string, buddhist: boolean, now: Date): Reading<string> {
  const text = plain(cell);
  const utc = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(utc))
    return utc > now.getTime() ? { problem: importTexts.futureDate } : { value: new Date(utc).toISOString() };
  const parts = partsOf(text);
  const year = parts && yearOf(parts.year, buddhist);
  const clock = parts && clockOf(parts.rest);
  if (!parts || year === undefined || clock === undefined) return { problem };
  if (year < 2000 || year > 2100) return { problem: importTexts.badYear };
  const day = `${year}-${String(parts.month).padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // 31/02 would roll over into March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return { problem };
  const at = startOfDay(day).getTime() + clock;
  return at > now.getTime() ? { problem: importTexts.futureDate } : { value: new Date(at).toISOString() };
}
