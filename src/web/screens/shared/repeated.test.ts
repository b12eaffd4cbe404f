import { expect, it } from 'vitest';
import { isSame } from './repeated.ts';

it('repeated: amounts are the same however they are typed, words whatever their case', () => {
  expect([isSame('1,250.50', '1250.50'), isSame(' ฿ 5 ', '5.00'), isSame('1250.5', '1250.50')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isSame('x', '5.00'), isSame('', '5.00'), isSame('10039', '100.39')]).toEqual([false, false, false]);
  expect([isSame('jili', 'JILI'), isSame('jil', 'JILI')]).toEqual([true, false]);
});
