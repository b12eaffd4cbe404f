import { expect, test } from 'vitest';
import { read, write } from './protocol-words.ts';
import { isSigned, signatureOf } from './signing.ts';

const now = new Date('2026-01-31T05:00:00Z');
const timestamp = String(now.getTime());

test('the signature is what anybody else computes', () => {
  // printf '1769835600000.{"a":1}' | openssl dgst -sha256 -hmac secret
  expect(signatureOf('secret', '1769835600000', '{"a":1}')).toBe(
    '866c2439928bc4f7500cba7ebcc3c308e2e90534f4cc8d7f664705a4ffb52d37',
  );
});

test('either of two secrets counts, an empty one never', () => {
  const signed = (secret: string) => ({ signature: signatureOf(secret, timestamp, 'x'), timestamp, body: 'x' });
  expect(isSigned(signed('new'), ['new', 'old'], now)).toBe(true);
  expect(isSigned(signed('old'), ['new', 'old'], now)).toBe(true);
  expect(isSigned(signed('other'), ['new', 'old'], now)).toBe(false);
  expect(isSigned(signed(''), ['', ''], now)).toBe(false);
  expect(isSigned(signed('new'), [], now)).toBe(false);
});

test('amounts written as numbers are read to the satang, or not at all', () => {
  const amount = (value: unknown) => read({ d: { a: value } }, { amount: 'd.a' }).amount;
  expect([0.1, 1250, 19.99, 99_999_999.99].map(amount)).toEqual(['0.10', '1250.00', '19.99', '99999999.99']);
  expect(amount(0.005)).toBe(0.005);
  expect(amount(Number.NaN)).toBeNaN();
  expect(amount('12.50')).toBe('12.50');
  expect(read(JSON.parse('{"__proto__":{"a":1}}') as Record<string, unknown>, { amount: 'constructor.name' })).toEqual(
    {},
  );
});

test('words go out and come back', () => {
  const words = { amount: 'data.sum', reference: 'data.ref' };
  expect(write({ amount: '5.10', reference: 'W1', other: 1 }, words, true)).toEqual({ data: { sum: 5.1, ref: 'W1' } });
  expect(read({ data: { sum: 5.1, ref: 'W1' } }, words)).toEqual({ amount: '5.10', reference: 'W1' });
});
