import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test.each([
  [0, '0 วิ', '0 s'],
  [59, '59 วิ', '59 s'],
  [900, '15 นาที', '15 min'],
  [940, '15 นาที 40 วิ', '15 min 40 s'],
  [3605, '1 ชม.', '1 h'],
  [5400, '1 ชม. 30 นาที', '1 h 30 min'],
  [86_399, '23 ชม. 59 นาที', '23 h 59 min'],
  [183_600, '2 วัน 3 ชม.', '2 d 3 h'],
  [-90, '-1 นาที 30 วิ', '-1 min 30 s'],
])('%i seconds are %s, %s', (seconds, th, en) => {
  expect(durationText(seconds, 'th')).toBe(th);
  expect(durationText(seconds, 'en')).toBe(en);
});

test('the largest unit alone', () => {
  expect(durationText(5400, 'en', 1)).toBe('1 h');
  expect(durationText(0, 'th', 1)).toBe('0 วิ');
});
