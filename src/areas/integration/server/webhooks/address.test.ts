import type { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { networksOf } from '#server/settings/networks.ts';
import { addressRule, guardedLookup, PrivateAddressError, requireOpen } from './address.ts';
import { sender } from './send.ts';

const isOpen = addressRule([]);

describe('addresses that events are sent to', () => {
  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine by another number', '127.8.9.10'],
    ['no address', '0.0.0.0'],
    ['private networks', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['link-local addresses, and the metadata services at one', '169.254.0.1', '169.254.169.254'],
    ['the networks of carriers', '100.64.0.1', '100.127.255.255'],
    ['tests and examples', '198.18.0.1', '192.0.2.1', '198.51.100.7', '203.0.113.9'],
    ['groups and what is reserved', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ['this machine in IPv6', '::1', '::'],
    ['private and link-local IPv6, with a zone', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0'],
    ['IPv4 inside IPv6', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1'],
    ['IPv4 behind tunnels', '64:ff9b::7f00:1', '2002:7f00:1::1', '2001:0:7f00:1::1'],
    ['metadata services in IPv6', 'fd00:ec2::254'],
    ['groups and examples in IPv6', 'ff02::1', '2001:db8::1', '3fff::1'],
    ['what is no address', 'localhost', ''],
  ])('are none of %s', (_what, ...addresses) => {
    for (const address of addresses) expect([address, isOpen(address)]).toEqual([address, false]);
  });

  test('are all others', () => {
    for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
      expect([address, isOpen(address)]).toEqual([address, true]);
  });

  test('are those that the operator names, and no other of a private network', () => {
    const rule = addressRule(networksOf('10.20.0.0/16, 127.0.0.1 fd00::/8'));
    expect(['10.20.3.4', '127.0.0.1', 'fd12::1'].map(rule)).toEqual([true, true, true]);
    expect(['10.21.3.4', '127.0.0.2', 'fe80::1'].map(rule)).toEqual([false, false, false]);
    expect(() => networksOf('10.0.0.0/33')).toThrow('10.0.0.0/33');
    expect(() => networksOf('intranet')).toThrow('intranet');
  });

  test('are told in every way of writing them', () => {
    for (const url of ['https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://[::ffff:127.0.0.1]/'])
      expect(() => requireOpen(new URL(url), isOpen)).toThrow(PrivateAddressError);
    expect(() => requireOpen(new URL('https://example.com/'), isOpen)).not.toThrow();
  });
});

/** A name service that answers each question with the next of these lists. */
const answering = (...answers: readonly (readonly string[])[]) => {
  let asked = 0;
  const look = (_name: string, _options: object, done: (error: null, found: object[]) => void) => {
    const list = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  // Of the ways to call it the guard uses this one.
  return { look: look as unknown as typeof lookup, asked: () => asked };
};

describe('names that events are sent to', () => {
  const resolve = (...addresses: readonly string[]) =>
    new Promise<unknown>((done) => {
      guardedLookup(isOpen, answering(addresses).look)('hook.example', {}, (error, address) => done(error ?? address));
    });

  test('lead to the address that was checked', async () => {
    expect(await resolve('8.8.8.8')).toBe('8.8.8.8');
  });

  test('are refused where one of their addresses is private', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1', '8.8.8.8']])
      expect(await resolve(...addresses)).toBeInstanceOf(PrivateAddressError);
    expect(await resolve()).toBeInstanceOf(Error);
  });

  test('are looked up once for a connection, so that a second answer leads nowhere', async () => {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(String(request.headers.host));
      response.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const message = { url: `http://hook.example:${port}/`, id: 'evt_1', body: '{}', secrets: ['whsec_c2VjcmV0'] };
    try {
      // First an address that is allowed, and to whoever asks again this machine’s own.
      const names = answering(['127.0.0.1'], ['127.0.0.2']);
      const settings = { webhookHttp: true, webhookNetworks: ['127.0.0.1'] };
      const send = sender(
        settings,
        () => new Date(),
        (rule) => guardedLookup(rule, names.look),
      );
      expect(await send(message)).toMatchObject({ ok: true, status: 200 });
      expect([reached.length, names.asked()]).toEqual([1, 1]);

      const closed = sender(
        { webhookHttp: true, webhookNetworks: [] },
        () => new Date(),
        (rule) => guardedLookup(rule, answering(['127.0.0.1']).look),
      );
      expect(await closed(message)).toMatchObject({
        ok: false,
        status: null,
        problem: { en: expect.stringContaining('private') },
      });
      expect(await closed({ ...message, url: `http://127.0.0.1:${port}/` })).toMatchObject({ ok: false, status: null });
      const https = sender({ webhookHttp: false, webhookNetworks: ['127.0.0.1'] }, () => new Date());
      expect(await https({ ...message, url: `http://127.0.0.1:${port}/` })).toMatchObject({ ok: false, status: null });
      expect(reached).toHaveLength(1);
    } finally {
      server.closeAllConnections();
      await new Promise((closing) => server.close(closing));
    }
  });
});
