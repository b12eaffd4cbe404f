/**
 * Days and moments as people in Thailand write them, whatever the zone of the browser. Bangkok is UTC+7 all year.
 * Wire: `2026-01-31` and UTC ISO 8601. People: `31/01/2026` or, in the Buddhist era, `31/01/2569`.
 */
/** Milliseconds. */
export const bangkokOffset = 7 * 60 * 60 * 1000;
/** Years by which the Buddhist era is ahead. */
export const eraOffset = 543;

/** 7 → `07`. */
export const pad = (n: number, width = 2): string => String(n).padStart(width, '0');

/** Is this a day that exists? Years 1900 to 2200 only. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A moment that both programs can mean: an ISO string with a zone, in a sane year. */
export function readMoment(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 35) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : value;
}

/** `2026-01-31` → `31/01/2026` or `31/01/2569`. */
export function dayText(day: string, buddhist: boolean): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${buddhist ? Number(year) + eraOffset : year}`;
}

const monthNames = {
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

/** `2026-01-01` → `ม.ค. 2026` or `ม.ค. 2569`. */
export function monthText(day: string, buddhist: boolean, language: keyof typeof monthNames): string {
  const [year = '', month = ''] = day.split('-');
  return `${monthNames[language][Number(month) - 1] ?? month} ${buddhist ? Number(year) + eraOffset : year}`;
}

/** A UTC moment as the day in Bangkok, `2026-01-31`. */
export function bangkokDay(moment: string | Date): string {
  const local = new Date((typeof moment === 'string' ? Date.parse(moment) : moment.getTime()) + bangkokOffset);
  return `${pad(local.getUTCFullYear(), 4)}-${pad(local.getUTCMonth() + 1)}-${pad(local.getUTCDate())}`;
}

/** A UTC moment as the clock in Bangkok, `14:05:09`. */
export function bangkokClock(moment: string): string {
  const local = new Date(Date.parse(moment) + bangkokOffset);
  return `${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}:${pad(local.getUTCSeconds())}`;
}

/** A UTC moment → `31/01/2026 14:05:09`. */
export function momentText(moment: string, buddhist: boolean): string {
  return `${dayText(bangkokDay(moment), buddhist)} ${bangkokClock(moment)}`;
}
