import { expect, test } from 'vitest';
import { cut, rawText, visibleText } from './visible-text.ts';

test('what reorders or hides is shown', () => {
  expect(visibleText('บัญชี\u202Egnp.exe')).toBe('บัญชี⟨U+202E⟩gnp.exe');
  expect(visibleText('ad\u200Bmin')).toBe('ad⟨U+200B⟩min');
  expect(visibleText('a\u0000b')).toBe('a⟨U+0000⟩b');
});

test('Thai with its marks is left alone', () => {
  const thai = 'ที่ปรึกษาผู้เชี่ยวชาญ น้ำ กู้ เปี๊ยะ\nบรรทัดใหม่';
  expect(visibleText(thai)).toBe(thai);
});

test('piled-up marks are thinned', () => {
  expect(visibleText(`Z${'\u0351'.repeat(200)}`)).toHaveLength(5);
});

test('cuts between characters', () => {
  expect(cut('👍👍👍', 3)).toBe('👍…');
  expect(cut('abc', 3)).toBe('abc');
});

test('anything has a text', () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  expect(rawText(loop)).toBe('[object Object]');
  expect(rawText(undefined)).toBe('undefined');
  expect(rawText(10n)).toBe('10');
});
