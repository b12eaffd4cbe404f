import { expect, test } from 'vitest';
import { emulatorOf } from './identity-emulator.ts';

const wanted = { allow: '1', host: '127.0.0.1:9099', mode: undefined, listen: '127.0.0.1' };

test('emulator tokens are accepted only if configured, on one machine, in development', () => {
  expect(emulatorOf(wanted)).toBe('http://127.0.0.1:9099');
  expect(emulatorOf({ ...wanted, host: 'localhost:9099', listen: '::1', mode: 'test' })).toBe('http://localhost:9099');
  expect(emulatorOf({ ...wanted, host: '[::1]:9099', listen: 'localhost' })).toBe('http://[::1]:9099');
  expect(emulatorOf({ ...wanted, allow: undefined })).toBeUndefined();
  expect(emulatorOf({ ...wanted, allow: '' })).toBeUndefined();
  expect(emulatorOf({ ...wanted, allow: '0', mode: 'production' })).toBeUndefined();
});

test.each([
  { allow: 'yes' },
  { allow: 'true' },
  { mode: 'production' },
  { listen: '0.0.0.0' },
  { listen: '::' },
  { listen: '203.0.113.7' },
  { host: undefined },
  { host: '' },
  { host: '127.0.0.1' },
  { host: '203.0.113.7:9099' },
  { host: '127.0.0.1.evil.example:9099' },
  { host: 'localhost:9099/x' },
  { host: 'http://localhost:9099' },
  { host: '127.0.0.1:99999' },
  { host: 'evil@localhost:9099' },
])('a server that could be fooled by others does not start: %o', (change) => {
  expect(() => emulatorOf({ ...wanted, ...change })).toThrow(/ALLOW_EMULATOR_TOKENS=.* is refused: /);
});
