import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ApiError, type FailureKind } from './api-error.ts';
import { type Client, createClient } from './client.ts';
import { createPendingKeys } from './pending-keys.ts';

/** Every way in which a call can fail, on a read, a write, an upload and a money call. */

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    statusText: `status ${status}`,
    headers: { 'content-type': 'application/json', ...headers },
  });
const text = (status: number, body: string, type = 'text/html') =>
  new Response(body, { status, statusText: `status ${status}`, headers: { 'content-type': type } });
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const hang = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

interface Case {
  readonly answer: (url: unknown, init?: RequestInit) => Promise<Response> | Response;
  readonly fault: FailureKind;
  readonly status: number;
  readonly code: number;
  /** Whether a write may have taken effect. */
  readonly unknown?: true;
  /** Whether a read is tried again. */
  readonly retried?: true;
  readonly global?: true;
  readonly before?: () => void;
}

const cases: Readonly<Record<string, Case>> = {
  refused: { answer: refused, fault: 'network', status: 0, code: 0, unknown: true, retried: true },
  aborted: { answer: hang, fault: 'aborted', status: 0, code: 0, unknown: true },
  timeout: { answer: hang, fault: 'timeout', status: 0, code: 0, unknown: true },
  offline: {
    answer: refused,
    fault: 'offline',
    status: 0,
    code: 0,
    before: () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  },
  'malformed request': {
    answer: () => json(400, { error: 400, message: 'ผิด' }),
    fault: 'http',
    status: 400,
    code: 400,
    global: true,
  },
  'field errors': {
    answer: () => json(422, { error: 422, message: 'ตรวจสอบ', fields: { amount: 'มากไป', bad: 7 } }),
    fault: 'http',
    status: 422,
    code: 422,
  },
  'no session': {
    answer: () => json(401, { error: 401, message: 'หมด' }),
    fault: 'http',
    status: 401,
    code: 401,
    global: true,
  },
  forbidden: { answer: () => json(403, { error: 403, message: 'ห้าม' }), fault: 'http', status: 403, code: 403 },
  'no such call': {
    answer: () => json(404, { error: 404, message: 'ไม่มี' }),
    fault: 'http',
    status: 404,
    code: 404,
    global: true,
  },
  conflict: {
    answer: () =>
      json(409, { error: 409, message: 'ชน', conflict: { by: 'นก', action: 'approve', at: '2026-01-31T00:00:00Z' } }),
    fault: 'http',
    status: 409,
    code: 409,
  },
  'too large': { answer: () => text(413, '<h1>413</h1>'), fault: 'http', status: 413, code: 413 },
  'too many': {
    answer: () => json(429, { error: 429, message: 'ถี่' }, { 'retry-after': '27' }),
    fault: 'http',
    status: 429,
    code: 429,
  },
  'server error': { answer: () => json(500, { error: 500, message: 'พัง' }), fault: 'http', status: 500, code: 500 },
  'bad gateway page': {
    answer: () => text(502, '<html>502</html>'),
    fault: 'http',
    status: 502,
    code: 502,
    unknown: true,
    retried: true,
  },
  'broken JSON': {
    answer: () => text(200, '{"error":0,', 'application/json'),
    fault: 'malformed',
    status: 0,
    code: 0,
    unknown: true,
  },
  null: { answer: () => json(200, null), fault: 'malformed', status: 0, code: 0, unknown: true },
  'no content': {
    answer: () => new Response(null, { status: 204 }),
    fault: 'malformed',
    status: 0,
    code: 0,
    unknown: true,
  },
  'no error field': { answer: () => json(200, { data: [] }), fault: 'malformed', status: 0, code: 0, unknown: true },
  'error of a wrong type': {
    answer: () => json(200, { error: '0', data: [] }),
    fault: 'malformed',
    status: 0,
    code: 0,
    unknown: true,
  },
  'missing record': {
    answer: () => json(200, { error: 404, message: 'ไม่พบ' }),
    fault: 'application',
    status: 200,
    code: 404,
  },
};

const shapes = {
  read: { method: 'GET' },
  write: { method: 'POST' },
  upload: { method: 'POST', multipart: true },
  money: { method: 'POST', money: true },
} as const;
const callOf = (shape: keyof typeof shapes, optOut?: readonly number[]): Call => ({
  id: `x.${shape}`,
  path: `/api/x/${shape}`,
  permission: 'signed-in',
  ...shapes[shape],
  ...(optOut && { optOut }),
});

const globals: number[] = [];
let sent: RequestInit[] = [];
let rejected: unknown[] = [];
const onRejection = (reason: unknown) => rejected.push(reason);

function clientFor(each: Case): Client {
  return createClient({
    token: () => 'token',
    onGlobalStatus: (status) => globals.push(status),
    fetch: (async (url: unknown, init?: RequestInit) => {
      sent.push(init ?? {});
      return each.answer(url, init);
    }) as typeof fetch,
    keys: createPendingKeys(undefined),
    sleep: async () => undefined,
    random: () => 0.5,
  });
}

beforeEach(() => {
  globals.length = 0;
  sent = [];
  rejected = [];
  process.on('unhandledRejection', onRejection);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.off('unhandledRejection', onRejection);
  expect(rejected).toEqual([]);
});

async function run(name: string, each: Case, call: Call): Promise<ApiError> {
  each.before?.();
  const controller = new AbortController();
  if (name === 'timeout') vi.useFakeTimers();
  const outcome = clientFor(each)
    .request(call, { body: { a: 1 }, signal: controller.signal })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  if (name === 'aborted') controller.abort();
  // Nobody is kept waiting for more than 30 s; an upload gets two minutes.
  if (name === 'timeout') await vi.advanceTimersByTimeAsync(call.multipart ? 120_000 : 30_000);
  const error = await outcome;
  if (!(error instanceof ApiError)) throw new Error(`${name}: not an ApiError: ${String(error)}`);
  return error;
}

describe('a failed call', () => {
  describe.each(Object.keys(shapes) as (keyof typeof shapes)[])('%s', (shape) => {
    it.each(Object.entries(cases))('%s', async (name, each) => {
      const call = callOf(shape);
      const error = await run(name, each, call);
      expect({ fault: error.fault, status: error.status, code: error.code }).toEqual({
        fault: each.fault,
        status: each.status,
        code: each.code,
      });
      expect(error.message).toMatch(/[ก-๙]/);
      expect(error.mayHaveHappened).toBe(shape !== 'read' && each.unknown === true);
      const tries = name === 'offline' ? 0 : shape === 'read' && each.retried ? 3 : 1;
      expect(sent).toHaveLength(tries);
      expect(globals).toEqual(each.global ? [each.status] : []);
    });
  });

  it.each([400, 401, 404])('a call may opt out of the global handling of %s', async (status) => {
    const each = { ...(cases.forbidden as Case), answer: () => json(status, { error: status, message: 'x' }) };
    await run('opt out', each, callOf('write', [status]));
    expect(globals).toEqual([]);
  });
});

describe('an imperative caller', () => {
  it('gets nothing from a call that failed, and the log a line', async () => {
    const failing = clientFor(cases['server error'] as Case);
    await expect(failing.call(callOf('read'))).resolves.toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });
  it('is told of a 401 that the session has expired, whatever the server calls it', async () => {
    const expired = await run('', cases['no session'] as Case, callOf('read'));
    expect(expired.message).toBe('หมดเวลาการใช้งาน กรุณาลองใหม่อีกครั้ง');
    expect(expired.serverMessage).toBe('หมด');
  });
  it('gets the answer of a call that did not fail', async () => {
    const served = clientFor({ ...(cases.forbidden as Case), answer: () => json(200, { error: 0, data: 7 }) });
    await expect(served.call(callOf('read'))).resolves.toEqual({ error: 0, data: 7 });
  });
});

it('details of a failure come through, and nothing of the wrong type', async () => {
  const invalid = await run('', cases['field errors'] as Case, callOf('write'));
  expect(invalid.fields).toEqual({ amount: 'มากไป' });
  const conflict = await run('', cases.conflict as Case, callOf('write'));
  expect(conflict.conflict).toEqual({ by: 'นก', action: 'approve', at: '2026-01-31T00:00:00Z' });
  const limited = await run('', cases['too many'] as Case, callOf('write'));
  expect(limited.retryAfter).toBe(27);
});
