import { expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { createClient, type GlobalStatus } from './client.ts';
import { createPendingKeys } from './pending-keys.ts';

const base: Call = { id: 'x', method: 'GET', path: '/api/x', permission: 'signed-in' };
const money: Call = { ...base, id: 'pay', method: 'POST', money: true };

function harness(answers: readonly (() => Response | Promise<Response>)[] = [], baseUrl = 'https://api.example.test/') {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const statuses: GlobalStatus[] = [];
  const token = { now: 'a' as string | undefined };
  const activity: number[] = [];
  let count = 0;
  const client = createClient({
    baseUrl,
    token: () => token.now,
    onGlobalStatus: (status) => statuses.push(status),
    onActivity: (change) => activity.push(change),
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init, headers: new Headers(init.headers) });
      return answers[count++]?.() ?? Response.json({ error: 0, data: 1 });
    }) as typeof fetch,
    keys: createPendingKeys(sessionStorage),
    sleep: async () => undefined,
  });
  return { client, sent, statuses, token, activity };
}

it('sends Accept, Bearer, same-origin credentials and a sorted query without empty values', async () => {
  const { client, sent } = harness();
  await client.request(base, { query: { status: ['a', 'b'], q: '', page: 2, none: null } });
  expect(sent[0]?.url).toBe('https://api.example.test/api/x?page=2&status=a%2Cb');
  expect(sent[0]?.init.credentials).toBe('same-origin');
  expect(sent[0]?.headers.get('accept')).toBe('application/json');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a');
  expect(sent[0]?.headers.get('idempotency-key')).toBeNull();
});

it('parses an answer once', async () => {
  const { client } = harness();
  const parse = vi.spyOn(JSON, 'parse');
  expect(await client.request(base)).toEqual({ error: 0, data: 1 });
  expect(parse.mock.calls.filter(([text]) => text === '{"error":0,"data":1}')).toHaveLength(1);
  parse.mockRestore();
});

it('sends JSON bodies, and multipart where the call takes files and there is one', async () => {
  const { client, sent } = harness();
  await client.request({ ...base, method: 'POST' }, { body: { a: 1 } });
  expect(sent[0]?.init.body).toBe('{"a":1}');
  const slip = new File(['x'], 'slip.png', { type: 'image/png' });
  await client.request({ ...base, method: 'POST', multipart: true }, { body: { id: 7, slip_image: slip, none: null } });
  const form = sent[1]?.init.body as FormData;
  expect([form.get('id'), form.get('none'), (form.get('slip_image') as File).name]).toEqual(['7', '', 'slip.png']);
  expect(sent[1]?.headers.get('content-type')).toBeNull();
  await client.request({ ...base, method: 'POST', multipart: true }, { body: { id: 7, photo: null } });
  expect(sent[2]?.init.body).toBe('{"id":7,"photo":null}');
});

it('repeats the key of a money call only while its result is unknown', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { client, sent } = harness([lost, () => Response.json({ error: 0 }), () => Response.json({ error: 0 })]);
  const key = (at: number) => sent[at]?.headers.get('idempotency-key');
  await expect(client.request(money, { body: { id: 1 } })).rejects.toMatchObject({ mayHaveHappened: true });
  await client.request(money, { body: { id: 1 } });
  await client.request(money, { body: { id: 1 } });
  expect(key(0)).toMatch(/^[0-9a-f-]{36}$/);
  expect(key(1)).toBe(key(0));
  expect(key(2)).not.toBe(key(0));
});

it('keeps the key over a reload, apart for other bodies, and uses the one it is given', async () => {
  const first = createPendingKeys(sessionStorage);
  const key = first.take('pay', { id: 1 });
  expect(createPendingKeys(sessionStorage).take('pay', { id: 1 })).toBe(key);
  expect(first.take('pay', { id: 2 })).not.toBe(key);
  const { client, sent } = harness();
  await client.request(money, { body: { id: 1 }, idempotencyKey: 'given' });
  expect(sent[0]?.headers.get('idempotency-key')).toBe('given');
});

it('ignores a 401 that answers a request of an earlier session', async () => {
  const late = () => {
    token.now = 'b';
    return Response.json({ error: 401, message: 'x' }, { status: 401 });
  };
  const { client, statuses, token } = harness([late]);
  await expect(client.request(base)).rejects.toMatchObject({ status: 401 });
  expect(statuses).toEqual([]);
});

it('counts what the person waits for, not background refreshes', async () => {
  const { client, activity } = harness();
  await client.request(base, { quiet: true });
  await client.request(base);
  expect(activity).toEqual([1, -1]);
});

it('marks a background refresh, to its own server only', async () => {
  const own = harness([], '/');
  await own.client.request(base, { quiet: true });
  await own.client.request(base);
  expect(own.sent.map(({ headers }) => headers.get('x-background'))).toEqual(['1', null]);
  await own.client.request(base, { summary: 'later' });
  expect(own.sent.map(({ headers }) => headers.get('x-summary'))).toEqual([null, null, 'later']);
  const foreign = harness();
  await foreign.client.request(base, { quiet: true, summary: 'later' });
  expect(foreign.sent[0]?.headers.get('x-background')).toBeNull();
  expect(foreign.sent[0]?.headers.get('x-summary')).toBeNull();
});

it('downloads a file with its Thai name, and reports a failure instead of one', async () => {
  const file = () =>
    new Response('\ufeffก,ข', {
      headers: { 'content-type': 'text/csv', 'content-disposition': "attachment; filename*=UTF-8''%E0%B8%96.csv" },
    });
  const { client } = harness([file, () => Response.json({ error: 403, message: 'ห้าม' }, { status: 403 })]);
  const { blob, fileName } = await client.download(base, { query: { export: 'csv' } });
  // The byte order mark by which a spreadsheet knows its Thai must not be decoded away.
  expect([...new Uint8Array(await blob.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(fileName).toBe('ถ.csv');
  await expect(client.download(base)).rejects.toThrow('ห้าม');
});

it('waits longer before each further try', async () => {
  const pauses: number[] = [];
  const down = vi.fn(async () => new Response('', { status: 503 }));
  const client = createClient({
    token: () => undefined,
    onGlobalStatus: () => undefined,
    fetch: down as typeof fetch,
    sleep: async (pause) => void pauses.push(pause),
    random: () => 0.5,
  });
  await expect(client.request(base)).rejects.toMatchObject({ status: 503 });
  expect(pauses).toEqual([300, 600]);
});
