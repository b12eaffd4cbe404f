import { expect, test } from 'vitest';
import { markTransaction } from '../db/driver.ts';
import { hashPassword, isPassword, unusableHash } from './passwords.ts';

test('passwords are hashed and compared outside of transactions, which would hold rows meanwhile', async () => {
  const stored = await hashPassword('a long phrase 7');
  expect(await isPassword(stored, 'a long phrase 7')).toBe(true);
  await expect(markTransaction(() => hashPassword('x'))).rejects.toThrow(/inside a transaction/);
  await expect(markTransaction(() => isPassword(stored, 'x'))).rejects.toThrow(/inside a transaction/);
});

test('the hash that nobody knows the password of is there without work, and lets nobody in', async () => {
  const made = await unusableHash();
  expect(await markTransaction(() => unusableHash())).toBe(made);
  expect(await isPassword(made, '')).toBe(false);
  expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
});
