/** How far a value is from the usual: 0 = usual, ±1 = unusual, ±2 = far out. */
export type Heat = -2 | -1 | 0 | 1 | 2;

function middle(sorted: readonly number[]): number {
  const at = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[at] ?? 0) : ((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2;
}

const ascending = (a: number, b: number) => a - b;

/**
 * Finds outliers by the median and the median distance from it, which a few extreme values do not move.
 * Of fewer than five values none is unusual.
 */
export function heatOf(values: readonly number[]): (value: number) => Heat {
  if (values.length < 5) return () => 0;
  const usual = middle([...values].sort(ascending));
  const spread = middle(values.map((value) => Math.abs(value - usual)).sort(ascending)) * 1.4826;
  if (spread === 0) return () => 0;
  return (value) => {
    const distance = (value - usual) / spread;
    if (Math.abs(distance) < 3) return 0;
    return distance > 0 ? (distance >= 6 ? 2 : 1) : distance <= -6 ? -2 : -1;
  };
}
