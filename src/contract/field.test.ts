import { expect, it } from 'vitest';
import { shownOf } from './field.ts';

const name = { name: 'name', english: 'name_en' };

it.each([
  ['Thai', { name: 'เจ้าของ', name_en: 'Owner' }, 'th', 'เจ้าของ'],
  ['English', { name: 'เจ้าของ', name_en: 'Owner' }, 'en', 'Owner'],
  ['English that is empty', { name: 'กะดึก', name_en: '' }, 'en', 'กะดึก'],
  ['English that nobody gave', { name: 'กะดึก', name_en: null }, 'en', 'กะดึก'],
  ['a server that does not say it', { name: 'กะดึก' }, 'en', 'กะดึก'],
] as const)('reads a name: %s', (_what, row, language, shown) => {
  expect(shownOf(name, row, language)).toBe(shown);
});

it('reads a value without a counterpart as it is', () => {
  expect(shownOf({ name: 'code' }, { code: 'owner', name_en: 'Owner' }, 'en')).toBe('owner');
});
