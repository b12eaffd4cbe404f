import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLogger } from '#server/base/logger.ts';
import { get, password, post, signIn } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { type IdentityWorld, openIdentityWorld, tokenOf } from './support/identity-world.ts';

describe.each([oneSubject])('secrets that people type on $name', (subject) => {
  let world: IdentityWorld;
  const lines: string[] = [];
  beforeAll(async () => {
    world = await openIdentityWorld(subject, { logger: jsonLogger('trace', (line) => lines.push(line)) });
  });
  afterAll(() => world.close());

  test('are in no log, no audit row, no table and no answer', async () => {
    const canary = (name: string) => `Canary-${name}-77aa`;
    const { app } = world;
    const secrets: string[] = [];
    const secret = (name: string) => {
      secrets.push(canary(name));
      return canary(name);
    };
    const answers: string[] = [];
    const say = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const reply = await post(app, path, body, headers);
      answers.push(reply.text);
      return reply;
    };
    await say('/api/auth', { email: secret('name-field'), password: secret('unknown') });
    await say('/api/auth', { email: 'finance', password: secret('wrong') });
    await say('/api/auth', { email: 'finance', password: secret('extra'), more: secret('more') });
    await say('/api/auth', { email: 'finance', password: { nested: secret('nested') } });
    await say(`/api/auth?password=${secret('query')}`, { email: 'finance', password: secret('wrong2') });
    const register = secret('register');
    const form = { email: 'bird@example.test', name: 'x', accept_terms: true };
    await say('/api/identity/register', { ...form, password: register, password_confirm: register });
    await say('/api/identity/register', { ...form, password: secret('one'), password_confirm: secret('two') });
    const [confirmation] = await world.deliver();
    secrets.push(tokenOf(confirmation));
    await say('/api/identity/confirm', { token: tokenOf(confirmation) });
    await say('/api/identity/confirm', { token: secret('confirm-token') });
    await say('/api/identity/forgot', { email: 'support@example.test' });
    const [reset] = await world.deliver();
    secrets.push(tokenOf(reset));
    const next = secret('reset');
    await say('/api/identity/reset', { token: tokenOf(reset), new_password: 'short', new_password_confirm: 'short' });
    expect(
      (await say('/api/identity/reset', { token: tokenOf(reset), new_password: next, new_password_confirm: next })).body
        .error,
    ).toBe(0);
    await say('/api/firebase_auth', { id_token: secret('id-token') });
    const headers = await signIn(app, 'marketing');
    secrets.push(headers.authorization.slice('Bearer '.length));
    const changed = secret('changed');
    await say(
      '/api/change_password',
      { current_password: secret('current'), new_password: changed, new_password_confirm: changed },
      headers,
    );
    await say(
      '/api/change_password',
      { current_password: password, new_password: changed, new_password_confirm: changed },
      headers,
    );
    await get(app, '/api/profile', headers);
    await app.inject({
      method: 'POST',
      url: '/api/auth',
      headers: { 'content-type': 'application/json' },
      payload: `{"password":"${secret('broken')}`,
    });
    await app.inject({
      method: 'POST',
      url: '/api/auth',
      headers: { 'content-type': 'text/plain' },
      payload: secret('plain'),
    });

    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.database.db);
    const stored: string[] = [];
    for (const { name } of tables.rows) {
      const rows = await sql<{ t: string }>`select r::text as t from ${sql.table(name)} r`.execute(world.database.db);
      stored.push(...rows.rows.map(({ t }) => `${name} ${t}`));
    }
    expect(stored.some((row) => row.startsWith('audit_log '))).toBe(true);
    expect(stored.length).toBeGreaterThan(100);
    expect(answers.length).toBeGreaterThan(14);
    const found = secrets.flatMap((one) =>
      [...stored.map((row) => row.slice(0, 200) + row), ...lines, ...answers]
        .filter((text) => text.includes(one))
        .map((text) => `${one}: ${text.slice(0, 160)}`),
    );
    expect(found).toEqual([]);
    // Hashes stay in the tables that are for them.
    const hashed = stored.filter((row) => row.includes('$argon2'));
    expect(hashed.every((row) => /^(user_credential|one_time_link) /.test(row))).toBe(true);
    expect(lines.join('')).not.toContain('argon2');
  });
});
