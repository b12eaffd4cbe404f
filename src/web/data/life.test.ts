import { expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import type { Renewed } from './life.ts';
import { createPendingKeys } from './pending-keys.ts';

const read: Call = { id: 'a.list', method: 'GET', path: '/api/a', permission: 'a.a.view' };
/** Answered to everybody, whatever token comes with it. */
const greeting: Call = { id: 'a.hello', method: 'GET', path: '/api/hello', permission: 'public' };
const write: Call = {
  id: 'a.pay',
  method: 'POST',
  path: '/api/pay',
  permission: 'a.a.pay',
  money: true,
};

interface Sent {
  readonly path: string;
  readonly token: string | null;
  readonly key: string | null;
}

/** A server that knows the tokens of `alive`, a session that can be renewed, and a client between them. */
function setUp({ renewal = true } = {}) {
  const sent: Sent[] = [];
  const alive = new Set(['one']);
  const globals: number[] = [];
  let token: string | undefined = 'one';
  let asked: { resolve(renewed: Renewed | undefined): void; promise: Promise<Renewed | undefined> } | undefined;
  const begin = vi.fn(() => {
    if (!asked) {
      let resolve: (renewed: Renewed | undefined) => void = () => undefined;
      const promise = new Promise<Renewed | undefined>((settled) => {
        resolve = settled;
      });
      asked = { resolve, promise };
    }
    return asked.promise;
  });
  const client = createClient({
    token: () => token,
    onGlobalStatus: (status) => {
      globals.push(status);
      token = undefined;
    },
    ...(renewal && { renewal: { begin, underWay: () => asked?.promise } }),
    keys: createPendingKeys(undefined),
    sleep: async () => undefined,
    fetch: (async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? null;
      sent.push({ path, token: bearer, key: headers.get('idempotency-key') });
      return path === greeting.path || (bearer !== null && alive.has(bearer))
        ? Response.json({ error: 0, data: path })
        : Response.json({ error: 401, message: 'หมด' }, { status: 401 });
    }) as typeof fetch,
  });
  return {
    client,
    sent,
    globals,
    begin,
    /** The page has been at work before. */
    work: () => client.request(read),
    expire: () => alive.clear(),
    renew(next: string, here = true) {
      alive.add(next);
      token = next;
      asked?.resolve({ token: next, here });
      asked = undefined;
    },
    giveUp() {
      token = undefined;
      asked?.resolve(undefined);
      asked = undefined;
    },
  };
}

/** A turn of the event loop: what promises bring about is done by then. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('it did not fail');
  return error;
};

it('an interrupted write is sent once more under the new token, with the same key, and never again', async () => {
  const page = setUp();
  await page.work();
  page.expire();
  const answer = page.client.request(write, { body: { amount: '1.00' } });
  await settle();
  expect(page.sent.filter(({ path }) => path === '/api/pay')).toHaveLength(1);
  page.renew('two');
  await expect(answer).resolves.toEqual({ error: 0, data: '/api/pay' });
  const payments = page.sent.filter(({ path }) => path === '/api/pay');
  expect(payments.map(({ token }) => token)).toEqual(['one', 'two']);
  expect(payments[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(payments[1]?.key).toBe(payments[0]?.key);
  expect(page.globals).toEqual([]);
  await settle();
  expect(page.sent.filter(({ path }) => path === '/api/pay')).toHaveLength(2);
});

it('a write that is refused again after that ends the session, and is not sent a third time', async () => {
  const page = setUp();
  await page.work();
  page.expire();
  const answer = failureOf(page.client.request(write, { body: {} }));
  await settle();
  page.renew('two');
  page.expire();
  const error = await answer;
  expect([error.status, page.globals]).toEqual([401, [401]]);
  expect(page.sent.filter(({ path }) => path === '/api/pay')).toHaveLength(2);
});

it('reads wait, none is refused, and each is sent once more', async () => {
  const page = setUp();
  await page.work();
  page.expire();
  const first = page.client.request(read, { query: { page: 1 } });
  await settle();
  const later = page.client.request(read, { query: { page: 2 } });
  await settle();
  // What begins while the person is being asked does not leave at all.
  expect(page.sent.filter(({ path }) => path === '/api/a?page=2')).toHaveLength(0);
  page.renew('two');
  await Promise.all([first, later]);
  expect(page.sent.map(({ path, token }) => `${path} ${token}`)).toEqual([
    '/api/a one',
    '/api/a?page=1 one',
    '/api/a?page=1 two',
    '/api/a?page=2 two',
  ]);
});

it('a session that another tab lends serves reads; a write waits for its person to ask for it again', async () => {
  const page = setUp();
  await page.work();
  page.expire();
  const answers = [
    page.client.request(read, { query: { q: 'x' } }),
    failureOf(page.client.request(write, { body: {} })),
  ];
  await settle();
  page.renew('two', false);
  await expect(answers[0]).resolves.toBeTruthy();
  expect(((await answers[1]) as ApiError).status).toBe(401);
  expect(page.sent.filter(({ path, token }) => path === '/api/pay' && token === 'two')).toEqual([]);
  expect(page.globals).toEqual([]);
});

it('a person who gives up gets the failure; nothing is sent', async () => {
  const page = setUp();
  await page.work();
  page.expire();
  const write1 = failureOf(page.client.request(write, { body: {} }));
  await settle();
  const write2 = failureOf(page.client.request(write, { body: { other: 1 } }));
  await settle();
  page.giveUp();
  expect([(await write1).status, (await write2).status]).toEqual([401, 401]);
  expect(page.sent.filter(({ path }) => path === '/api/pay')).toHaveLength(1);
});

it('a session that this page never saw at work is not renewed: the global rule holds', async () => {
  const page = setUp();
  page.expire();
  expect((await failureOf(page.client.request(read))).status).toBe(401);
  expect([page.globals, page.begin.mock.calls.length]).toEqual([[401], 0]);
});

it('nor is one that has but been greeted: what anybody is told says nothing about the session', async () => {
  const page = setUp();
  page.expire();
  await page.client.request(greeting);
  expect((await failureOf(page.client.request(read))).status).toBe(401);
  expect([page.globals, page.begin.mock.calls.length]).toEqual([[401], 0]);
});

it('the same where nobody can be asked, and for calls that opt out', async () => {
  const alone = setUp({ renewal: false });
  await alone.work();
  alone.expire();
  await failureOf(alone.client.request(write, { body: {} }));
  expect(alone.globals).toEqual([401]);

  const page = setUp();
  await page.work();
  page.expire();
  await failureOf(page.client.request({ ...write, optOut: [401] }, { body: {} }));
  await failureOf(page.client.request({ ...write, permission: 'public' }, { body: {} }));
  expect(page.begin).not.toHaveBeenCalled();
  expect(page.globals).toEqual([401]);
});

it('a refusal for lack of permission is announced', async () => {
  const onForbidden = vi.fn();
  const client = createClient({
    token: () => 'one',
    onGlobalStatus: () => undefined,
    onForbidden,
    fetch: async () => Response.json({ error: 403, message: 'ห้าม' }, { status: 403 }),
  });
  await client.request(read).catch(() => undefined);
  expect(onForbidden).toHaveBeenCalledOnce();
});
