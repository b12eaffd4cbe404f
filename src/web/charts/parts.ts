/** A part of a whole: what it is called, how much it is, and how that is written. */
export interface Part {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** A press on it: the pointer's way; the table next to it has that of the keyboard. */
  readonly onPress?: () => void;
}

/** Colours that parts have; more parts than these are drawn in the last one. */
export const partColours = 9;

/** `12.3%` of the sum of the positive values. */
export function shareText(value: number, whole: number): string {
  return whole > 0 ? `${((value / whole) * 100).toFixed(1)}%` : '–';
}

/** A ring segment from `from` to `to` (parts of a turn, clockwise from the top) around 0,0. */
export function arcPath(from: number, to: number, outer: number, inner: number): string {
  // A whole ring is two halves: an arc that ends where it begins is nothing.
  if (to - from > 0.9999) return `${arcPath(0, 0.5, outer, inner)}${arcPath(0.5, 0.9999, outer, inner)}`;
  const at = (turn: number, radius: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${(Math.cos(angle) * radius).toFixed(2)},${(Math.sin(angle) * radius).toFixed(2)}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from, outer)}A${outer},${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner},${inner} 0 ${large} 0 ${at(from, inner)}Z`;
}

/** A rectangle of a treemap. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Worst ratio of sides among values laid side by side along `side`. */
function worst(values: readonly number[], side: number): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const most = Math.max(...values);
  const least = Math.min(...values);
  return Math.max((side * side * most) / (sum * sum), (sum * sum) / (side * side * least));
}

/**
 * Rectangles whose areas are as the values, as square as can be (Bruls, Huizing, van Wijk: Squarified Treemaps, 2000).
 * Values are in descending order and more than nothing.
 */
export function tilesOf(values: readonly number[], width: number, height: number): readonly Tile[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0 || width <= 0 || height <= 0) return [];
  let left = values.map((value) => (value / whole) * width * height);
  let free: Tile = { x: 0, y: 0, width, height };
  const tiles: Tile[] = [];
  while (left.length > 0) {
    const side = Math.min(free.width, free.height);
    let count = 1;
    while (count < left.length && worst(left.slice(0, count + 1), side) <= worst(left.slice(0, count), side)) count++;
    const row = left.slice(0, count);
    const sum = row.reduce((total, value) => total + value, 0);
    const isColumn = free.width >= free.height;
    const thick = sum / (isColumn ? free.height : free.width);
    let along = 0;
    for (const value of row) {
      const long = value / thick;
      tiles.push(
        isColumn
          ? { x: free.x, y: free.y + along, width: thick, height: long }
          : { x: free.x + along, y: free.y, width: long, height: thick },
      );
      along += long;
    }
    free = isColumn
      ? { x: free.x + thick, y: free.y, width: free.width - thick, height: free.height }
      : { x: free.x, y: free.y + thick, width: free.width, height: free.height - thick };
    left = left.slice(count);
  }
  return tiles;
}
