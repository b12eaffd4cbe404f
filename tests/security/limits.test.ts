import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { get, openWorld, post, replyOf, signIn, type World } from '../api/kit.ts';
import { subjects } from '../api/subjects.ts';

const [subject] = subjects;
if (!subject) throw new Error('no subject');

describe('limits of calls', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(subject, { settings: { callsPerMinute: 20, signInsPerMinute: 6, trustProxy: '10.0.0.1' } });
    // However long it takes, all of it happens within one minute.
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await world.close();
  });

  /** Statuses of one request after another, each in another disguise. */
  async function statuses(n: number, ask: (i: number) => Promise<{ readonly status: number }>) {
    const found: number[] = [];
    for (let i = 0; i < n; i += 1) found.push((await ask(i)).status);
    return found;
  }
  const disguise = (i: number) => ({
    'x-forwarded-for': `198.51.100.${i}`,
    'x-real-ip': `198.51.100.${i}`,
    forwarded: `for=198.51.100.${i}`,
    'user-agent': `agent-${i}`,
    'x-request-id': String(i),
    'x-background': String(i % 2),
    origin: `https://${i}.example`,
    host: `${i}.example`,
  });
  const served = (list: readonly number[]) => list.filter((status) => status === 200).length;

  test('a person has so many of a call a minute, however it is written; then 429 with Retry-After', async () => {
    const headers = await signIn(world.app, 'finance');
    const found = await statuses(40, (i) =>
      get(
        world.app,
        `/api/system/withdraw/list?page=1&x${i}=`.slice(0, i % 2 ? 40 : 100).replace(/&x.*$/, i % 2 ? '&' : ''),
        {
          ...headers,
          ...disguise(i),
        },
      ),
    );
    expect(served(found)).toBe(20);
    expect(found.slice(20)).toEqual(Array.from({ length: 20 }, () => 429));
    const refused = await get(world.app, '/api/system/withdraw/list', headers);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.body).toMatchObject({ error: 429, message: expect.stringMatching(/[ก-๙]/) });
    for (const path of [
      '/api/system/withdraw/list/',
      '/api/system/withdraw/LIST',
      '/api//system/withdraw/list',
      '/api/system/withdraw/list;x',
    ])
      expect((await get(world.app, path, headers)).status, path).toBe(404);
    expect((await get(world.app, '/api/system/withdraw/%6cist', headers)).status).toBe(429);
    // A second session of the same person has no count of its own; other calls and other people have.
    expect((await get(world.app, '/api/system/withdraw/list', await signIn(world.app, 'finance'))).status).toBe(429);
    expect((await get(world.app, '/api/profile', headers)).status).toBe(200);
    expect((await get(world.app, '/api/system/withdraw/list', await signIn(world.app, 'admin'))).status).toBe(200);
  });

  test('signing in has a limit of the address, whatever is tried', async () => {
    const tried = await statuses(12, (i) =>
      post(
        world.app,
        '/api/auth',
        { email: `somebody-${i}`, password: `guess-number-${i}` },
        { ...disguise(i), authorization: `Bearer ${'x'.repeat(30)}${i}` },
      ),
    );
    expect(tried.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    expect(tried.at(-1)).toBe(429);
  });

  test('guesses of tokens are counted, too', async () => {
    const tried = await statuses(40, (i) =>
      get(world.app, '/api/profile', { authorization: `Bearer ${'y'.repeat(40)}${i}` }),
    );
    expect(tried.filter((status) => status === 401)).toHaveLength(20);
    expect(tried.filter((status) => status === 429)).toHaveLength(20);
  });

  test('behind the trusted proxy the caller’s own address counts; an IPv6 customer is one caller', async () => {
    const from = async (remoteAddress: string, forwarded: string) =>
      replyOf(
        await world.app.inject({
          method: 'POST',
          url: '/api/identity/confirm',
          remoteAddress,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
          payload: { token: 'x' },
        }),
      );
    expect(await statuses(8, () => from('10.0.0.1', '203.0.113.1'))).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
    expect((await from('10.0.0.1', '203.0.113.2')).status).toBe(422);
    // What stands before the proxy's own entry is the caller's invention.
    expect((await from('10.0.0.1', '198.51.100.77, 203.0.113.1')).status).toBe(429);
    // Somebody who is not the proxy says what they like.
    expect(await statuses(8, (i) => from('203.0.113.9', `203.0.113.${100 + i}`))).toEqual([
      422, 422, 422, 422, 422, 422, 429, 429,
    ]);
    const six = await statuses(8, (i) => from('10.0.0.1', `2001:db8:1:2:${i + 1}::${i + 1}`));
    expect(six.slice(6)).toEqual([429, 429]);
    expect((await from('10.0.0.1', '2001:db8:1:3::1')).status).toBe(422);
  });
});
