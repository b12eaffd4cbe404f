import { expect, test } from 'vitest';
import { latinKey } from './screen-key.ts';

const keyOf = (key: string, code: string, shiftKey = false) =>
  latinKey(new KeyboardEvent('keydown', { key, code, shiftKey }));

test('every letter, “/” and “?” are heard on a Thai keyboard, and a Latin letter wherever its keyboard has it', () => {
  expect([keyOf('้', 'KeyH'), keyOf('่', 'KeyJ'), keyOf('ฝ', 'Slash'), keyOf('ฦ', 'Slash', true)]).toEqual([
    'h',
    'j',
    '/',
    '?',
  ]);
  expect([keyOf('a', 'KeyQ'), keyOf('?', 'Minus', true), keyOf('Enter', 'Enter')]).toEqual(['a', '?', 'Enter']);
});
