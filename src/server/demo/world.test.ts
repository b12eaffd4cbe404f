import { describe, expect, it } from 'vitest';
import { firstNames, lastNames } from './names.ts';
import { randomOf } from './random.ts';
import { parseSize, sizeOf } from './size.ts';
import { createWorld, momentOf, shareOfDay } from './world.ts';

describe('random', () => {
  it('gives the same stream for the same name and another for any other', () => {
    const draw = (seed: number, kind: string, index: number) => {
      const random = randomOf(seed, kind, index);
      return [random.next(), random.next(), random.int(1, 1_000_000)];
    };
    expect(draw(7, 'member', 1)).toEqual(draw(7, 'member', 1));
    expect(draw(7, 'member', 1)).not.toEqual(draw(7, 'member', 2));
    expect(draw(7, 'member', 1)).not.toEqual(draw(7, 'agent', 1));
    expect(draw(7, 'member', 1)).not.toEqual(draw(8, 'member', 1));
  });

  it('follows weights and medians', () => {
    const random = randomOf(1, 'weights');
    const drawn = Array.from({ length: 10_000 }, () => random.weighted({ a: 9, b: 1 }));
    expect(drawn.filter((key) => key === 'a').length / drawn.length).toBeCloseTo(0.9, 1);
    const amounts = Array.from({ length: 10_001 }, () => random.around(800, 1)).sort((a, b) => a - b);
    expect(amounts[5000]).toBeGreaterThan(740);
    expect(amounts[5000]).toBeLessThan(860);
  });
});

describe('world', () => {
  it('reads a day or a moment', () => {
    expect(createWorld(sizeOf('small'), '2026-01-31', 1).now.toISOString()).toBe('2026-01-31T07:05:09.000Z');
    const late = createWorld(sizeOf('small'), '2026-01-31T18:30:00.900Z', 1);
    expect(late.now.toISOString()).toBe('2026-01-31T18:30:00.000Z');
    expect(late.today).toBe('2026-02-01');
    expect(() => createWorld(sizeOf('small'), 'yesterday', 1)).toThrow(RangeError);
  });

  it('never draws a moment after now', () => {
    const world = createWorld(sizeOf('small'), '2026-01-31T17:20:00Z', 1);
    expect(shareOfDay(world, world.today)).toBeLessThan(0.02);
    expect(shareOfDay(world, '2026-01-20')).toBe(1);
    for (let i = 0; i < 200; i++) {
      expect(momentOf(world, world.today, world.random('x', i)).getTime()).toBeLessThanOrEqual(world.now.getTime());
    }
  });

  it('draws midnight itself where the day begins now', () => {
    const world = createWorld(sizeOf('small'), '2026-01-31T17:00:00Z', 1);
    expect(momentOf(world, world.today, world.random('x'))).toEqual(world.now);
  });

  it('has 120 different first and last names', () => {
    expect(new Set(firstNames).size).toBe(120);
    expect(new Set(lastNames).size).toBe(120);
  });

  it('reads sizes', () => {
    expect(sizeOf(parseSize('2')).members).toBe(12_000);
    expect(parseSize('small')).toBe('small');
    for (const wrong of ['', '0', '-1', 'huge', '1e9']) expect(() => parseSize(wrong)).toThrow(RangeError);
  });
});
