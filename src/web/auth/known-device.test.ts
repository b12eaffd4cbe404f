import { afterEach, expect, it } from 'vitest';
import { rememberDevice, rememberedDevice } from './known-device.ts';

const secret = 'a'.repeat(43);
afterEach(() => localStorage.clear());

it('keeps what a reply brings, until another brings something else', () => {
  expect(rememberedDevice()).toBeUndefined();
  rememberDevice({ error: 0, device_token: secret });
  expect(rememberedDevice()).toBe(secret);
  for (const reply of [{ error: 0 }, null, undefined, 'text', { device_token: 7 }]) rememberDevice(reply);
  expect(rememberedDevice()).toBe(secret);
});

it.each(['"short"', '7', '{', `"${secret}\\n"`])('sends nothing that no server gave: %s', (stored) => {
  localStorage.setItem('known_device', stored);
  expect(rememberedDevice()).toBeUndefined();
});
