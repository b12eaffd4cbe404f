import { describe, expect, test } from 'vitest';
import { ProviderError } from '../ports.ts';
import { exchange } from './exchange.ts';
import { isOutside, mayCall } from './safe-address.ts';

/** Ways to make this server call what only it can reach. */
const inside = [
  'http://gateway.example',
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[fe80::1]/',
  'https://[ff02::1]/',
  'https://user:pass@gateway.example/',
  'ftp://gateway.example/',
  'file:///etc/passwd',
] as const;

describe('where a client may connect to', () => {
  test.each(inside)('%s is refused', async (address) => {
    expect(mayCall(new URL(address), false)).toBe(false);
    const outgoing = { method: 'GET', url: new URL(address), headers: {} } as const;
    await expect(exchange(outgoing, false, AbortSignal.timeout(1_000))).rejects.toBeInstanceOf(ProviderError);
  });

  test.each(['https://api.gateway.example/v1', 'https://203.0.113.9/', 'https://[2001:4860::8888]/'])(
    '%s is allowed',
    (address) => {
      expect(mayCall(new URL(address), false)).toBe(true);
    },
  );

  test('this machine is allowed where it is asked for, and nothing else inside', () => {
    expect(mayCall(new URL('http://127.0.0.1:4000/'), true)).toBe(true);
    expect(mayCall(new URL('http://10.0.0.1/'), true)).toBe(false);
    expect(mayCall(new URL('https://10.0.0.1/'), true)).toBe(false);
  });

  test('a name that leads inside is not connected to', async () => {
    const outgoing = { method: 'GET', url: new URL('https://localhost.localdomain./'), headers: {} } as const;
    await expect(exchange(outgoing, false, AbortSignal.timeout(2_000))).rejects.toBeInstanceOf(ProviderError);
    expect(isOutside('::ffff:127.0.0.1')).toBe(false);
    expect(isOutside('203.0.113.9')).toBe(true);
    expect(isOutside('nowhere')).toBe(false);
  });
});
