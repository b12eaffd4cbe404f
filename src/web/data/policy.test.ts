import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ApiError } from './api-error.ts';
import { createClient, type GlobalStatus } from './client.ts';

/** The global rules of section 8 of the specification and their exceptions, over every call that there is. */
const files = import.meta.glob<Readonly<Record<string, Call>>>('../../../generated/web/*/calls/*.ts', { eager: true });
const calls = Object.values(files).flatMap((file) => Object.values(file));

const expired = 'หมดเวลาการใช้งาน กรุณาลองใหม่อีกครั้ง';
/** Has the status no meaning for the whole page? An extension, which a server may lack, is opted out by being one. */
const isOut = (call: Call, status: number) => call.optOut?.includes(status) || (call.extension && status !== 401);
/** Where there is no session that a 401 could end: proving who one is, and leaving. */
const withoutSession = (call: Call) => call.permission === 'public' || call.path === '/api/logout';

describe('the manifest', () => {
  it('has calls to look at', () => {
    expect(calls.length).toBeGreaterThan(100);
  });

  it('only calls without a session of their own opt out of 401', () => {
    const odd = calls.filter((call) => call.optOut?.includes(401) && !withoutSession(call));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('only reads of one record, questions to a gateway and calls without a session opt out of 404', () => {
    // Nobody is signed out because a gateway does not know a number.
    const asksGateway = (call: Call) => call.method === 'GET' && call.path.includes('/services/');
    const may = (call: Call) => call.kind === 'record' || asksGateway(call) || withoutSession(call);
    expect(calls.filter((call) => call.optOut?.includes(404) && !may(call)).map(({ path }) => path)).toEqual([]);
    expect(calls.filter((call) => call.kind === 'record' && !call.optOut?.includes(404))).toEqual([]);
  });

  it('no form loses what was typed to a 400', () => {
    const forms = calls.filter(({ kind }) => kind === 'update' || kind === 'remove' || kind === 'move');
    expect(forms.length).toBeGreaterThan(10);
    expect(forms.filter((call) => !isOut(call, 400)).map(({ path }) => path)).toEqual([]);
  });
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  const globals: GlobalStatus[] = [];
  const answer = (status: number) => ({
    client: createClient({
      token: () => 'token',
      onGlobalStatus: (met) => globals.push(met),
      fetch: async () => Response.json({ error: status, message: 'ไม่ได้' }, { status }),
      sleep: async () => undefined,
    }),
  });
  beforeEach(() => {
    globals.length = 0;
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([400, 401, 404] as const)('%s', async (status) => {
    const error = await answer(status)
      .client.request(call, { body: {} })
      .catch((reason: unknown) => reason);
    expect(globals).toEqual(isOut(call, status) ? [] : [status]);
    if (!(error instanceof ApiError)) throw new Error('not an ApiError');
    expect(error.status).toBe(status);
    if (status === 401) expect(error.message).toBe(expired);
  });

  it.each([403, 409, 413, 422, 429, 500, 503])('%s has no meaning for the whole page', async (status) => {
    await answer(status)
      .client.request(call, { body: {} })
      .catch(() => undefined);
    expect(globals).toEqual([]);
  });
});
