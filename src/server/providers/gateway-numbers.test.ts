import { expect, test } from 'vitest';
import { gateways } from '#generated/api/gateways.ts';
import { numberPrefix } from './gateway-numbers.ts';

test('orders and transactions begin with the code of their gateway', () => {
  expect(numberPrefix('vizpay', 'order')).toBe('VZO');
  expect(numberPrefix('payonex', 'transaction')).toBe('PXT');
});

test('every gateway of the manifest has numbers of its own', () => {
  const names = Object.keys(gateways);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names.map((name) => numberPrefix(name, 'order'))).size).toBe(names.length);
});

test('a gateway that does not exist has none', () => {
  expect(() => numberPrefix('toString', 'order')).toThrow('no gateway toString');
});
