/** Round numbers around the values, including zero as the base of bars: 0, 250 k, 500 k. */
export function ticksOf(values: readonly number[], count = 4): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low;
  if (span === 0) return [0, 1];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Where everything is whole there are no halves to point at: 1.5 answers.
  const isWhole = values.every(Number.isInteger);
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const step = steps.find((size) => size >= rough && (!isWhole || Number.isInteger(size))) ?? (isWhole ? 1 : rough);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Two scales side by side with nothing at the same height, so that above and below mean the same of both. */
export function sameZero(a: Range, b: Range): readonly [Range, Range] {
  const below = [a, b].map(({ low, high }) => (high > low ? -low / (high - low) : 0));
  if (below.every((part) => part === below[0])) return [a, b];
  // Where all of one is below nothing, there must be room above it for the other.
  const part = Math.max(...below.filter((one) => one < 1)) || 0.5;
  const stretched = ({ low, high }: Range): Range =>
    high > 0 ? { low: Math.min(low, -(part / (1 - part)) * high), high } : { low, high: -low * ((1 - part) / part) };
  return [stretched(a), stretched(b)];
}

/** `1250000` → `1.25M`: an axis has no room for satang. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  const [unit, divisor] = size >= 1e9 ? ['B', 1e9] : size >= 1e6 ? ['M', 1e6] : size >= 1e3 ? ['k', 1e3] : ['', 1];
  return `${Number((value / divisor).toPrecision(3))}${unit}`;
}

/** Which of `count` labels are drawn where only `room` have room: the first, and then evenly. */
export function everyOf(count: number, room: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, room)));
}
