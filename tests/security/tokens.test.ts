import { createHmac, createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityVerifier } from '#server/providers/identity.ts';
import { emulatorVerifier } from '#server/providers/identity-emulator.ts';
import { firebaseVerifier } from '#server/providers/identity-firebase.ts';
import { goodClaims, openSigner, projectId, type Signer, unsigned } from './support/tokens.ts';

describe('ID tokens', () => {
  let present = new Date('2026-02-01T03:00:00.000Z');
  const now = () => present;
  const seconds = () => Math.floor(present.getTime() / 1000);
  let signer: Signer;
  let verifier: IdentityVerifier;
  beforeAll(async () => {
    signer = await openSigner(now);
    verifier = firebaseVerifier({ projectId, fetchKeys: signer.fetchKeys, now });
  });

  test('a good one is a person: uid, address, name', async () => {
    expect(await verifier.verify(await signer.token())).toEqual({
      provider: 'firebase',
      uid: 'uid-1',
      email: 'outside@example.test',
      emailVerified: true,
      name: 'คนนอก',
    });
    const bare = { email: undefined, email_verified: undefined, name: undefined };
    expect(await verifier.verify(await signer.token(bare))).toMatchObject({
      email: null,
      emailVerified: false,
      name: '',
    });
    expect(await verifier.verify(await signer.token({ email: 'ＡＤＭＩＮ@example.test' }))).toMatchObject({
      email: null,
    });
    // The Kelvin sign becomes a plain k in small letters.
    expect(await verifier.verify(await signer.token({ email: 'nic\u212a@example.test' }))).toMatchObject({
      email: null,
    });
    expect(await verifier.verify(await signer.token({ email_verified: 'true' }))).toMatchObject({
      emailVerified: false,
    });
  });

  const cases: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
    'another audience': () => ({ aud: 'other-project' }),
    'several audiences': () => ({ aud: [projectId, 'other-project'] }),
    'one audience in a list': () => ({ aud: [projectId] }),
    'no audience': () => ({ aud: undefined }),
    'another issuer': () => ({ iss: 'https://securetoken.google.com/other-project' }),
    'an issuer that begins alike': () => ({ iss: `https://securetoken.google.com/${projectId}.evil` }),
    'no issuer': () => ({ iss: undefined }),
    'a session cookie of the project': () => ({ iss: `https://session.firebase.google.com/${projectId}` }),
    expired: () => ({ exp: seconds() }),
    'no expiry': () => ({ exp: undefined }),
    'issued in the future': () => ({ iat: seconds() + 60 }),
    'issued nobody knows when': () => ({ iat: undefined }),
    'signed in in the future': () => ({ auth_time: seconds() + 60 }),
    'signed in long ago, renewed since': () => ({ auth_time: seconds() - 3000 }),
    'never signed in': () => ({ auth_time: undefined }),
    'a moment in words': () => ({ auth_time: String(seconds()) }),
    'not yet valid': () => ({ nbf: seconds() + 60 }),
    'no subject': () => ({ sub: undefined }),
    'an empty subject': () => ({ sub: '' }),
    'a subject of 129 letters': () => ({ sub: 'x'.repeat(129) }),
    'a subject that is a number': () => ({ sub: 17 }),
    'an anonymous person': () => ({ firebase: { sign_in_provider: 'anonymous' } }),
    'a tenant': () => ({ firebase: { sign_in_provider: 'password', tenant: 'shop' } }),
  };
  test.each(Object.entries(cases))('%s is not accepted', async (_name, claims) => {
    expect(await verifier.verify(await signer.token(claims()))).toBeUndefined();
  });

  test('headers that lie: algorithms, keys and places to find keys', async () => {
    const good = await signer.token();
    const [, payload = '', signature = ''] = good.split('.');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const other = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(other.publicKey);
    const foreign = (header: object) =>
      new SignJWT(goodClaims(present)).setProtectedHeader({ alg: 'RS256', ...header }).sign(other.privateKey);
    const swapped = (secret: Uint8Array | string) => {
      const text = `${part({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })}.${payload}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    const pem = createPublicKey({ key: Buffer.from(signer.spki), format: 'der', type: 'spki' }).export({
      type: 'spki',
      format: 'pem',
    });
    const bad = [
      unsigned(goodClaims(present)),
      unsigned(goodClaims(present), { alg: 'NONE', kid: 'key-1' }),
      ...['none', 'None', 'nOnE', '', 'RS512', 'PS256', 'ES256', 'HS256', null, 5].map(
        (alg) => `${part({ alg, kid: 'key-1', typ: 'JWT' })}.${payload}.${signature}`,
      ),
      `${part({ alg: 'none' })}.${payload}.${signature}`,
      swapped(signer.spki),
      swapped(String(pem)),
      swapped(signer.published),
      swapped(''),
      await foreign({ kid: 'key-1' }),
      await foreign({ kid: 'key-2' }),
      await foreign({ kid: '../key-1' }),
      await foreign({ kid: 'key-1', jwk }),
      await foreign({ kid: 'key-1', jku: 'https://evil.example/keys' }),
      await foreign({ kid: 'key-1', x5u: 'https://evil.example/keys' }),
      await signer.token({}, { kid: undefined }),
      await signer.token({}, { kid: '' }),
      await signer.token({}, { kid: 'key-2' }),
      `${good}.`,
      `${good}.${signature}`,
      `.${good}`,
      ` ${good}`,
      `${good}\n`,
      `${good}=`,
      good.replace('.', '..'),
      `${payload}.${signature}`,
      `..`,
      '',
      'x'.repeat(8192),
    ];
    for (const token of bad) expect(await verifier.verify(token), token).toBeUndefined();
    expect(await verifier.verify(good)).toBeDefined();
  });

  test('of all tokens that differ from a good one in one bit not one is accepted', async () => {
    const good = Buffer.from(await signer.token(), 'latin1');
    let tried = 0;
    let accepted = 0;
    for (let bit = 0; bit < good.length * 8; bit += 1) {
      const flipped = Buffer.from(good);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      tried += 1;
      if (await verifier.verify(flipped.toString('latin1'))) accepted += 1;
    }
    expect(tried).toBeGreaterThan(5000);
    expect(accepted).toBe(0);
  });

  describe('the keys of the service', () => {
    beforeEach(() => {
      present = new Date(present.getTime() + 86_400_000);
    });

    test('are fetched once by many at a time, and kept as long as the service says', async () => {
      const before = signer.fetched();
      const mine = firebaseVerifier({ projectId, fetchKeys: signer.fetchKeys, now });
      const token = await signer.token();
      const people = await Promise.all(Array.from({ length: 50 }, () => mine.verify(token)));
      expect(people.every((person) => person?.uid === 'uid-1')).toBe(true);
      expect(signer.fetched() - before).toBe(1);
      present = new Date(present.getTime() + 19_844_000);
      expect(await mine.verify(await signer.token())).toBeDefined();
      expect(signer.fetched() - before).toBe(1);
      present = new Date(present.getTime() + 2_000);
      expect(await mine.verify(await signer.token())).toBeDefined();
      expect(signer.fetched() - before).toBe(2);
    });

    test('unknown names make it ask again, but not for every token', async () => {
      const mine = firebaseVerifier({ projectId, fetchKeys: signer.fetchKeys, now });
      const before = signer.fetched();
      for (let i = 0; i < 20; i += 1)
        expect(await mine.verify(await signer.token({}, { kid: `no-${i}` }))).toBeUndefined();
      expect(signer.fetched() - before).toBe(1);
      present = new Date(present.getTime() + 31_000);
      for (let i = 0; i < 20; i += 1)
        expect(await mine.verify(await signer.token({}, { kid: `no-${i}` }))).toBeUndefined();
      expect(signer.fetched() - before).toBe(2);
    });

    test('that cannot be had, or are none, open nothing', async () => {
      const mine = firebaseVerifier({ projectId, fetchKeys: signer.fetchKeys, now });
      const token = await signer.token();
      signer.down = true;
      await expect(mine.verify(token)).rejects.toThrow(/cannot be read/);
      signer.down = false;
      const { published } = signer;
      for (const broken of ['', '<html>', '{}', '{"keys":{}}', '[]', 'null']) {
        signer.published = broken;
        await expect(mine.verify(token), broken).rejects.toThrow(/cannot be read/);
      }
      signer.published = '{"keys":[]}';
      expect(await mine.verify(token)).toBeUndefined();
      signer.published = published;
      present = new Date(present.getTime() + 86_400_000);
      expect(await mine.verify(await signer.token())).toBeDefined();
    });
  });

  test('the emulator’s verifier takes unsigned tokens with the same claims, and no others', async () => {
    const emulator = emulatorVerifier(projectId, now);
    expect(await emulator.verify(unsigned(goodClaims(present)))).toMatchObject({ uid: 'uid-1' });
    expect(await emulator.verify(await signer.token())).toBeUndefined();
    for (const [name, claims] of Object.entries(cases)) {
      expect(await emulator.verify(unsigned({ ...goodClaims(present), ...claims() })), name).toBeUndefined();
    }
  });
});
