import { expect, test } from 'vitest';
import { randomPassword } from './random-password.ts';

test('a random password has letters in both cases and digits, and nothing that looks alike', () => {
  const seen = new Set(Array.from({ length: 200 }, () => randomPassword()));
  expect(seen.size).toBe(200);
  for (const text of seen) {
    expect(text).toMatch(/^[\w.!@#%-]{16}$/);
    expect(text).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/);
    expect(text).not.toMatch(/[0O1lI]/);
  }
  expect(randomPassword(12)).toHaveLength(12);
});

test('bytes that would favour some characters are thrown away', () => {
  const bytes = [255, 250, 0];
  let at = 0;
  const text = randomPassword(3, (target) => {
    // 255 and 250 lie beyond the last whole multiple of the number of characters.
    target[0] = at < bytes.length ? (bytes[at] ?? 0) : ([0, 24, 50][at % 3] ?? 0);
    at += 1;
  });
  expect(text).toHaveLength(3);
});
