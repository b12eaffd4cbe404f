import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'th'],
  ['', 'th'],
  ['*', 'th'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['th-TH,th;q=0.9,en;q=0.8', 'th'],
  ['en;q=0.8, th;q=0.9', 'th'],
  ['de, fr;q=0.9, en;q=0.5', 'en'],
  ['de', 'th'],
  ['en;q=0', 'th'],
  ['en;q=nonsense', 'th'],
  ['english', 'th'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(language);
});
