/** Milliseconds of a day. */
const day = 86_400_000;

/** A Bangkok day, `2026-01-31`, so many days before another. */
export const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * day).toISOString().slice(0, 10);

/** Change in percent of the earlier value; undefined = nothing to compare with. */
export function changeOf(now: number | undefined, was: number | undefined): number | undefined {
  if (now === undefined || was === undefined || !Number.isFinite(now) || !Number.isFinite(was)) return undefined;
  if (was === 0) return now === 0 ? 0 : undefined;
  return ((now - was) / Math.abs(was)) * 100;
}

/** A sparkline over `width` × `height`: one path for finished days, one for the unfinished day. */
export interface Spark {
  /** `M0,10L5,3` */
  readonly over: string;
  readonly open: string;
  /** Point of the unfinished day, at the right edge. */
  readonly end: { readonly x: number; readonly y: number } | undefined;
}

export function sparkOf(values: readonly number[], width: number, height: number): Spark {
  if (values.length < 2) return { over: '', open: '', end: undefined };
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const points = values.map((value, at) => ({
    x: (at / (values.length - 1)) * width,
    y: height - ((value - low) / span) * height,
  }));
  const path = (some: readonly { readonly x: number; readonly y: number }[]) =>
    some.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('');
  return { over: path(points.slice(0, -1)), open: path(points.slice(-2)), end: points.at(-1) };
}
