const bangkok = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Is the moment between two times of the day in Bangkok, the first included, the second not? `22:00` to `06:00` spans
 * midnight; without both it is always.
 */
export function isWithinHours(now: Date, from: string | null, to: string | null): boolean {
  if (from === null || to === null || from === to) return true;
  const time = bangkok.format(now);
  return from < to ? time >= from && time < to : time >= from || time < to;
}
