import { expect, it } from 'vitest';
import { forgetPlace, rememberPlace, takePlace } from './return-to.ts';

it('leads back once, and only the same person', () => {
  rememberPlace('/a?x=1', '7');
  expect([takePlace('7'), takePlace('7')]).toEqual(['/a?x=1', '/']);
  rememberPlace('/a', '7');
  expect(takePlace('8')).toBe('/');
  rememberPlace('/a', undefined);
  expect(takePlace('8')).toBe('/a');
  rememberPlace('/a', '7');
  forgetPlace();
  expect(takePlace('7')).toBe('/');
});

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/\t/evil.test', 'evil', ''])(
  'never leads to %j',
  (path) => {
    rememberPlace(path, '7');
    expect(takePlace('7')).toBe('/');
    sessionStorage.setItem('return_to', JSON.stringify({ path, userId: '7' }));
    expect(takePlace('7')).toBe('/');
  },
);
