import { expect, test } from 'vitest';
import { bilingual, bothOf, inLanguage, jsonInLanguage, unitSeparator } from './bilingual.ts';
import { asIs, joinTexts, texts } from './text-catalogue.ts';

const text = { th: 'ระบบ', en: 'System' };

test('a kept text reads in both languages; words of one language are the same in both', () => {
  expect(bothOf(bilingual(text))).toEqual(text);
  expect(bilingual(asIs('SCB: 0042'))).toBe('SCB: 0042');
  expect(bothOf('เขียนไว้ก่อน')).toEqual({ th: 'เขียนไว้ก่อน', en: 'เขียนไว้ก่อน' });
});

test('what does not fit is cut in both languages', () => {
  const long = { th: 'ก'.repeat(300), en: 'a'.repeat(300) };
  expect(bilingual(long, 255)).toHaveLength(255);
  expect(bothOf(bilingual(long, 255))).toEqual({ th: 'ก'.repeat(127), en: 'a'.repeat(127) });
  expect(bilingual(asIs('ก'.repeat(300)), 255)).toBe('ก'.repeat(255));
});

test('a separator within the words separates nothing', () => {
  expect(bothOf(bilingual({ th: `ก${unitSeparator}ข`, en: 'a' }))).toEqual({ th: 'ก ข', en: 'a' });
});

test('kept texts within texts stay in their language', () => {
  const { by } = texts('bilingual test', { by: { th: 'โดย {name}', en: 'By {name}' } });
  expect(by({ name: bilingual(text) })).toMatchObject({ th: 'โดย ระบบ', en: 'By System' });
  expect(joinTexts([asIs(bilingual(text)), asIs('7')], ': ')).toEqual({ th: 'ระบบ: 7', en: 'System: 7' });
});

test('a value, and JSON of it, are in one language, however deep the texts are', () => {
  const row = {
    by: bilingual(text),
    at: new Date(0),
    lines: [{ message: bilingual(text) }, null, 7],
    note: 'ก "\\u001f"',
  };
  expect(inLanguage(row, 'en')).toEqual({ ...row, by: 'System', lines: [{ message: 'System' }, null, 7] });
  expect(JSON.parse(jsonInLanguage(JSON.stringify(row), 'th'))).toEqual(
    JSON.parse(JSON.stringify({ ...row, by: 'ระบบ', lines: [{ message: 'ระบบ' }, null, 7] })),
  );
  const plain = '{"amount":"1.50","note":"ก"}';
  expect(jsonInLanguage(plain, 'en')).toBe(plain);
});
