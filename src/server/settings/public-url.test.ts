import { describe, expect, test } from 'vitest';
import { publicUrlOf } from './public-url.ts';

describe('the public address', () => {
  test.each([
    ['https://office.example.com', 'https://office.example.com'],
    ['https://office.example.com/', 'https://office.example.com'],
    ['https://Example.com:8443/office//', 'https://example.com:8443/office'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ])('%s is %s', (given, wanted) => {
    expect(publicUrlOf(given, '10.0.0.1', 1)).toBe(wanted);
  });

  test.each([
    ['127.0.0.1', 'http://127.0.0.1:4000'],
    ['::1', 'http://[::1]:4000'],
    ['0.0.0.0', 'http://localhost:4000'],
    ['::', 'http://localhost:4000'],
  ])('follows from %s where nothing is said', (host, wanted) => {
    expect(publicUrlOf(undefined, host, 4000)).toBe(wanted);
  });

  test.each(['office.example.com', 'ftp://office.example.com', 'https://a:b@example.com', 'https://x.example/?a=1'])(
    '%s is refused by name',
    (given) => {
      expect(() => publicUrlOf(given, '127.0.0.1', 4000)).toThrow(`PUBLIC_URL=${given}`);
    },
  );
});
