/** Days of the home page, in Bangkok. */
const day = 86_400_000;

export const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * day).toISOString().slice(0, 10);

/** Minute of the day in Bangkok, 0 to 1439. */
export function minuteOfDay(now: Date): number {
  return Math.floor(now.getTime() / 60_000 + 7 * 60) % 1440;
}

/** How much more there is now, in percent of what was; undefined = nothing to compare with. */
export function changeOf(now: number | undefined, was: number | undefined): number | undefined {
  if (now === undefined || was === undefined || !Number.isFinite(now) || !Number.isFinite(was)) return undefined;
  if (was === 0) return now === 0 ? 0 : undefined;
  return ((now - was) / Math.abs(was)) * 100;
}

/** Points of a small line over `width` × `height`, the last value at the right edge: `M0,10L5,3`. */
export function sparkPath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  return values
    .map((value, at) => {
      const x = (at / (values.length - 1)) * width;
      const y = height - ((value - low) / span) * height;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join('');
}
