import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { arcPath, shareText, tilesOf } from './parts.ts';

test('tiles are as large as their values, lie inside, and cover everything without overlapping', () => {
  assert(
    property(array(integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }), (given) => {
      const values = [...given].sort((a, b) => b - a);
      const whole = values.reduce((sum, value) => sum + value, 0);
      const tiles = tilesOf(values, 600, 240);
      expect(tiles).toHaveLength(values.length);
      for (const [at, { x, y, width, height }] of tiles.entries()) {
        expect(width * height).toBeCloseTo(((values[at] ?? 0) / whole) * 600 * 240, 3);
        expect(Math.min(x, y)).toBeGreaterThan(-1e-6);
        expect(x + width).toBeLessThan(600 + 1e-6);
        expect(y + height).toBeLessThan(240 + 1e-6);
        for (const other of tiles.slice(at + 1)) {
          const wide = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
          const high = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
          expect(Math.min(wide, high)).toBeLessThan(1e-6);
        }
      }
    }),
  );
});

test('nothing has no tiles, and a ring of one part is whole', () => {
  expect(tilesOf([], 100, 100)).toEqual([]);
  expect(tilesOf([0], 100, 100)).toEqual([]);
  expect(arcPath(0, 1, 10, 5).match(/M/g)).toHaveLength(2);
  expect(arcPath(0, 0.25, 10, 5)).toBe('M0.00,-10.00A10,10 0 0 1 10.00,0.00L5.00,0.00A5,5 0 0 0 0.00,-5.00Z');
  expect(shareText(1, 3)).toBe('33.3%');
  expect(shareText(1, 0)).toBe('–');
});
