import { expect, test } from 'vitest';
import { fullness, share } from './share.ts';

test('a limit turns amber at 80 % and red at 95 %', () => {
  expect([79.99, 80, 94.99, 95, 120].map(fullness)).toEqual([undefined, 'high', 'high', 'full', 'full']);
});

test('a share stays within its bar', () => {
  expect([share('50.00', '200.00'), share('300.00', '200.00'), share('1.00', null), share('-5.00', '10.00')]).toEqual([
    25, 100, 0, 0,
  ]);
});
