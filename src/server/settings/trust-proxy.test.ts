import fastify from 'fastify';
import { expect, test } from 'vitest';
import { parseTrustProxy } from './trust-proxy.ts';

/** The caller's address as a server with this TRUST_PROXY sees it, behind two proxies of which 10.0.0.1 connects. */
async function seen(text: string): Promise<string> {
  const app = fastify({ trustProxy: parseTrustProxy(text) });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7, 192.0.2.2' };
  const { payload } = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers });
  await app.close();
  return payload;
}

test.each([
  ['false', '10.0.0.1'],
  ['0', '10.0.0.1'],
  ['1', '192.0.2.2'],
  ['2', '203.0.113.7'],
  ['true', '198.51.100.9'],
  [' TRUE ', '198.51.100.9'],
  ['10.0.0.1', '192.0.2.2'],
  ['10.0.0.0/8, 192.0.2.2', '203.0.113.7'],
  ['172.16.0.1', '10.0.0.1'],
  ['loopback', '10.0.0.1'],
])('TRUST_PROXY=%s makes the caller %s', async (text, address) => {
  expect(await seen(text)).toBe(address);
});

test.each(['yes', '10.0.0.0/33', '10.0.0.1;10.0.0.2', '10.0.0.1,', '-1', 'proxy.example'])(
  'TRUST_PROXY=%s is refused with what it may be',
  (text) => {
    expect(() => parseTrustProxy(text)).toThrow(/TRUST_PROXY: “.*” is no address; it takes true, false, a number/);
  },
);
