import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordLength } from '#contract/password.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { password, post, signIn } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { type IdentityWorld, openIdentityWorld, tokenOf } from './support/identity-world.ts';

/** What people choose who are asked for length alone, and what was taken before. */
const common = [
  'password1234567',
  'Password2026!!!!',
  'P@ssw0rdP@ssw0rd',
  'qwerty1234567890',
  'qwertyuiopasdfgh',
  '1q2w3e4r5t6y7u8i',
  'a1a1a1a1a1a1a1a1',
  'aaaaaaaaaaaaaaaaaaaa',
  '123456789012345678',
  'iloveyouiloveyou',
  'letmeinletmein99',
  'รหัสผ่านรหัสผ่าน',
  'ฟหกดาสวงฟหกดาสวง',
];

/** Any character counts, none is demanded, and none is taken away. */
const good = [
  'mango river pencil',
  'ฟ้าหลังฝน งามเสมอ',
  ' leading and trailing ',
  'NO SMALL LETTERS HERE',
  '🐘 rides the 🚲 home',
  'horse battery staple '.repeat(6).trim(),
];

describe('a new password', () => {
  let world: IdentityWorld;
  beforeAll(async () => {
    world = await openIdentityWorld(oneSubject, { settings: { registrationsPerHour: 1000, resetsPerHour: 1000 } });
  });
  afterAll(() => world.close());

  const register = async (secret: string, email = 'somchai.dee@example.test', name = 'Somchai Mangkorn') =>
    (
      await post(world.app, '/api/identity/register', {
        email,
        name,
        password: secret,
        password_confirm: secret,
        accept_terms: true,
      })
    ).body;
  const resetLink = async (email: string) => {
    await world.deliver();
    await sql`delete from mail_pace`.execute(world.database.db);
    await post(world.app, '/api/identity/forgot', { email });
    return tokenOf((await world.deliver())[0]);
  };
  const reset = async (token: string, secret: string) =>
    (await post(world.app, '/api/identity/reset', { token, new_password: secret, new_password_confirm: secret })).body;
  const refusal = (field: string) => ({ error: 422, fields: { [field]: expect.stringMatching(/[ก-๙]/) } });

  test('is as long everywhere as the product says', () => {
    const choosing = endpoints.filter(({ id }) => /^identity\.|^auth\.change/.test(id));
    const named = choosing.flatMap(({ id, body }) =>
      Object.entries((body?.properties ?? {}) as Record<string, { minLength?: number; maxLength?: number }>).flatMap(
        ([name, { minLength, maxLength }]) =>
          /^(new_)?password(_confirm)?$/.test(name) ? [[id, minLength, maxLength]] : [],
      ),
    );
    expect(named.length).toBeGreaterThanOrEqual(6);
    for (const [id, min, max] of named) expect([id, min, max]).toEqual([id, passwordLength.min, passwordLength.max]);
  });

  test('that is common or easily guessed is refused, at every door', async () => {
    for (const secret of common)
      expect([secret, await register(secret)]).toEqual([secret, expect.objectContaining(refusal('password'))]);
    const token = await resetLink('support@example.test');
    const headers = await signIn(world.app, 'marketing');
    for (const secret of common.slice(0, 3)) {
      expect(await reset(token, secret)).toMatchObject(refusal('new_password'));
      const body = { current_password: password, new_password: secret, new_password_confirm: secret };
      expect((await post(world.app, '/api/change_password', body, headers)).body).toMatchObject(
        refusal('new_password'),
      );
    }
  });

  test('has nothing of the person’s or the product’s names, however they are written', async () => {
    for (const secret of [
      'somchai.dee-likes-durian',
      'SOMCHAI-likes-durian',
      'likes-durian-somchaidee',
      'my mangkorn is a durian',
      'the Admin-System durian',
      'durian for cat350_v2 only',
    ])
      expect([secret, await register(secret)]).toEqual([secret, expect.objectContaining(refusal('password'))]);
    const headers = await signIn(world.app, 'marketing');
    const secret = 'the-marketing-durian';
    const body = { current_password: password, new_password: secret, new_password_confirm: secret };
    expect((await post(world.app, '/api/change_password', body, headers)).body).toMatchObject(refusal('new_password'));
  });

  test('may be any phrase, and is taken as it was typed', async () => {
    for (const [at, secret] of good.entries()) {
      const email = `person-${at}@example.test`;
      expect([secret, (await register(secret, email)).error]).toEqual([secret, 0]);
    }
    const token = await resetLink('finance@example.test');
    const secret = ' ฟ้าหลังฝน  งามเสมอ ';
    expect(await reset(token, secret)).toMatchObject({ error: 0 });
    await signIn(world.app, 'finance', secret);
    for (const other of [secret.trim(), secret.replace('  ', ' ')])
      expect((await post(world.app, '/api/auth', { email: 'finance', password: other })).status).toBe(401);
  });

  test('does not lock out users with an old one', async () => {
    const hash = await hashPassword('short1');
    await sql`update user_credential set password_hash = ${hash} where user_id = ${world.people.auditor?.id ?? 0}`.execute(
      world.database.db,
    );
    await signIn(world.app, 'auditor', 'short1');
  });
});
