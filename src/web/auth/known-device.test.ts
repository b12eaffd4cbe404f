import { afterEach, expect, it } from 'vitest';
import { keepDevice, knownDevice } from './known-device.ts';

const secret = 'a'.repeat(43);
afterEach(() => localStorage.clear());

it('keeps what a reply brings, until another brings something else', () => {
  expect(knownDevice()).toBeUndefined();
  keepDevice({ error: 0, device_token: secret });
  expect(knownDevice()).toBe(secret);
  for (const reply of [{ error: 0 }, null, undefined, 'text', { device_token: 7 }]) keepDevice(reply);
  expect(knownDevice()).toBe(secret);
});

it.each(['"short"', '7', '{', `"${secret}\\n"`])('sends nothing that no server gave: %s', (stored) => {
  localStorage.setItem('known_device', stored);
  expect(knownDevice()).toBeUndefined();
});
