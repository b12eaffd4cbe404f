import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { languageStore } from '#web/locale/language.ts';
import { useLoginText } from '../form/login-texts.ts';
import { IdentityError } from '../identity.ts';
import { asIdentityError, codeOf } from './reasons.ts';

afterEach(() => languageStore.set('th'));

const reasonOf = (code: string) => {
  const error = asIdentityError(Object.assign(new Error('x'), { code }));
  if (!(error instanceof IdentityError)) throw new Error('not told');
  return error.reason;
};

it('says the same of an unknown address, a wrong password and a disabled account', () => {
  const codes = ['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-email', 'user-disabled'];
  expect(new Set(codes.map((code) => reasonOf(`auth/${code}`)))).toEqual(new Set(['wrong']));
});

it.each([
  ['auth/too-many-requests', 'wait'],
  ['auth/network-request-failed', 'network'],
  ['auth/popup-closed-by-user', 'cancelled'],
  ['auth/popup-blocked', 'blocked'],
  ['auth/weak-password', 'weak'],
  ['auth/internal-error', 'failed'],
  ['auth/something-new', 'failed'],
])('%s is %s, in words of both languages', (code, reason) => {
  expect(reasonOf(code)).toBe(reason);
  const words = (['th', 'en'] as const).map((language) => {
    languageStore.set(language);
    return renderHook(useLoginText).result.current.reasons[reasonOf(code)];
  });
  expect(words.every((word) => (reason === 'cancelled' ? word === '' : word.length > 10))).toBe(true);
  expect(words[0]).toMatch(reason === 'cancelled' ? /^$/ : /[ก-๙]/);
});

it('leaves errors of others alone', () => {
  const error = new TypeError('x');
  expect(asIdentityError(error)).toBe(error);
  expect([codeOf(null), codeOf('x'), codeOf({ code: 7 })]).toEqual(['', '', '']);
});
