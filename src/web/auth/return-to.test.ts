import { expect, it } from 'vitest';
import { forgetPlace, rememberPlace, takePlace } from './return-to.ts';

const everywhere = () => true;

it('leads back once, and only the same person', () => {
  rememberPlace('/a?x=1', '7');
  expect([takePlace('7', everywhere), takePlace('7', everywhere)]).toEqual(['/a?x=1', '/']);
  rememberPlace('/a', '7');
  expect(takePlace('8', everywhere)).toBe('/');
  rememberPlace('/a', undefined);
  expect(takePlace('8', everywhere)).toBe('/a');
  rememberPlace('/a', '7');
  forgetPlace();
  expect(takePlace('7', everywhere)).toBe('/');
});

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/\t/evil.test', 'evil', ''])(
  'never leads to %j',
  (path) => {
    rememberPlace(path, '7');
    expect(takePlace('7', everywhere)).toBe('/');
    sessionStorage.setItem('return_to', JSON.stringify({ path, userId: '7' }));
    expect(takePlace('7', everywhere)).toBe('/');
  },
);

it('an address without a page is no place to begin at', () => {
  const asked: string[] = [];
  const hasPage = (path: string) => asked.push(path) > 1;
  rememberPlace('/gone?x=1#y', '7');
  expect(takePlace('7', hasPage)).toBe('/');
  rememberPlace('/there?x=1', '7');
  expect([takePlace('7', hasPage), asked]).toEqual(['/there?x=1', ['/gone', '/there']]);
});
