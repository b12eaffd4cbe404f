/** Formats of days and moments: of all formats the ones that every screen asks for. */
export const calendarPatterns = {
  /** Years 1000 to 9999: PostgreSQL has no year 0. The day is also checked against the calendar. */
  date: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$',
  datetime: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,3})?Z$',
} as const;

const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isCalendarDay(value: string): boolean {
  const year = Number(value.slice(0, 4));
  const month = Number(value.slice(5, 7));
  const day = Number(value.slice(8, 10));
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && leap ? 29 : (days[month - 1] ?? 0);
  return day >= 1 && day <= last;
}

const date = new RegExp(calendarPatterns.date, 'u');
const datetime = new RegExp(calendarPatterns.datetime, 'u');

/** "2026-01-31", a day that exists. */
export function isDate(value: string): boolean {
  return date.test(value) && isCalendarDay(value);
}

/** "2026-01-31T07:05:09.000Z": UTC, at most milliseconds, no leap seconds. */
export function isDateTime(value: string): boolean {
  return datetime.test(value) && isCalendarDay(value);
}
