import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWorld, password, post, type Reply, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { counting } from '../support/counting.ts';

// Modules that other files of this worker have read know nothing of the counting.
const passwords = vi.hoisted(() => {
  vi.resetModules();
  return { verified: 0, hashed: 0 };
});
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...parts: Parameters<typeof real.verify>) => {
      passwords.verified += 1;
      return real.verify(...parts);
    },
    hash: (...parts: Parameters<typeof real.hash>) => {
      passwords.hashed += 1;
      return real.hash(...parts);
    },
  };
});

/**
 * Nobody learns from the time of an answer who has an account: every case does the same work, password by password and
 * statement by statement. Measured in milliseconds by `npm run bench -- sign-in`, where a busy machine fails no test.
 */
describe('the work of an answer', () => {
  let world: World;
  const { subject, during } = counting(oneSubject);
  beforeAll(async () => {
    const settings = { signInAttempts: 1_000_000, resetsPerHour: 1_000_000, registrationsPerHour: 1_000_000 };
    world = await openWorld(subject, { settings });
    const { db } = world.database;
    await sql`update app_user set status = 'suspended' where username = 'auditor'`.execute(db);
    await sql`update app_user set status = 'pending', role_id = null where username = 'marketing'`.execute(db);
    await sql`delete from user_credential where user_id = (select id from app_user where username = 'support')`.execute(
      db,
    );
  });
  afterAll(() => world.close());

  const signIn = (email: string, secret = 'wrong-guess-1') => post(world.app, '/api/auth', { email, password: secret });
  const forgot = (email: string) => post(world.app, '/api/identity/forgot', { email });
  const secret = 'brand-new-horse-9';
  const form = { name: 'x', password: secret, password_confirm: secret, accept_terms: true };
  const register = (email: string) => post(world.app, '/api/identity/register', { ...form, email });

  /** What somebody sees, and what it took. */
  async function workOf(ask: () => Promise<Reply>) {
    Object.assign(passwords, { verified: 0, hashed: 0 });
    let reply: Reply | undefined;
    const measured = await during(async () => {
      reply = await ask();
    });
    // A value and none are alike.
    const statements = measured.map((text) => text.replace(/\$\d+|\bnull\b/g, '?'));
    return {
      status: reply?.status,
      answer: { ...reply?.body, request_id: '' },
      passwords: { ...passwords },
      statements,
    };
  }

  /** Expects the same of all, once each has been asked before, and says what the first took. */
  async function expectAlike(ways: Readonly<Record<string, () => Promise<Reply>>>) {
    for (const ask of Object.values(ways)) await ask();
    const works = new Map<string, Awaited<ReturnType<typeof workOf>>>();
    for (const [name, ask] of Object.entries(ways)) works.set(name, await workOf(ask));
    const [[, first] = []] = works;
    for (const [name, work] of works) expect(work, name).toEqual(first);
    expect(first?.statements.length).toBeGreaterThan(0);
    return first;
  }

  test('unknown, wrong, suspended, pending and passwordless look at one password and ask the same of the database', async () => {
    const work = await expectAlike({
      unknown: () => signIn('nobody.of.that.name'),
      wrong: () => signIn('finance'),
      suspended: () => signIn('auditor'),
      pending: () => signIn('marketing'),
      // Known by an outside service only.
      passwordless: () => signIn('support', password),
    });
    expect(work).toMatchObject({ status: 401, passwords: { verified: 1, hashed: 0 } });
  });

  test('requesting a mail takes the same time with and without an account', async () => {
    const work = await expectAlike({
      known: () => forgot('finance@example.test'),
      unknown: () => forgot('nobody@example.test'),
    });
    expect(work).toMatchObject({ status: 200, passwords: { verified: 0, hashed: 0 } });
  });

  test('registering takes the same with and without an account', async () => {
    const work = await expectAlike({
      known: () => register('finance@example.test'),
      unknown: () => register('nobody@example.test'),
    });
    expect(work).toMatchObject({ status: 200, passwords: { verified: 0, hashed: 1 } });
  });
});
