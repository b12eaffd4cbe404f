import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ApiError } from './api-error.ts';
import { createChanges } from './changes.ts';
import type { Client, Input } from './client.ts';
import { ClientProvider } from './client-context.tsx';
import { createConnection } from './connection.ts';
import { DataProvider } from './data-provider.tsx';
import { useGet, useInvalidate, usePost } from './hooks.ts';
import { createOffers } from './offers.ts';
import { useOffers } from './use-offers.ts';

const list: Call = { id: 'list', method: 'GET', path: '/api/list', permission: 'signed-in' };
const write: Call = {
  id: 'write',
  method: 'POST',
  path: '/api/write',
  permission: 'signed-in',
  invalidates: ['/api/list'],
};

type Answer = (call: Call, input: Input) => Promise<unknown>;

function wrapperFor(request: Answer, parts: Partial<Client> = {}) {
  const client = {
    request,
    call: request,
    download: request,
    clear: () => undefined,
    offers: createOffers(undefined),
    connection: createConnection(),
    changes: createChanges(),
    ...parts,
  } as unknown as Client;
  return ({ children }: { readonly children: ReactNode }) => (
    <ClientProvider client={client}>
      <DataProvider owner="1">{children}</DataProvider>
    </ClientProvider>
  );
}

it('reads, and asks nothing for null', async () => {
  const request = vi.fn<Answer>(async (_call, { query }) => ({ error: 0, data: query }));
  const { result, rerender } = renderHook(({ query }) => useGet<{ data: unknown }>(list, query), {
    wrapper: wrapperFor(request),
    initialProps: { query: null as { page: number } | null },
  });
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(request).not.toHaveBeenCalled();
  rerender({ query: { page: 2 } });
  await waitFor(() => expect(result.current.data?.data).toEqual({ page: '2' }));
});

it('shows the answer of the last question, whatever the order of the answers', async () => {
  const waiting = new Map<string, (value: unknown) => void>();
  const request: Answer = (_call, { query }) =>
    new Promise((resolve) => waiting.set(String((query as { n: string }).n), resolve));
  const { result, rerender } = renderHook(({ n }) => useGet<{ n: string }>(list, { n }, { keepPrevious: true }), {
    wrapper: wrapperFor(request),
    initialProps: { n: 'start' },
  });
  const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
  for (let round = 0; round < 200; round++) {
    const names = ['a', 'b', 'c'].map((name) => `${name}${round}`);
    for (const name of names) rerender({ n: name });
    const order = [...(orders[round % orders.length] ?? '')].map((name) => `${name}${round}`);
    await act(async () => {
      for (const name of order) waiting.get(name)?.({ n: name });
    });
    expect(result.current.data?.n).toBe(`c${round}`);
  }
});

it('an answer from before a write never replaces one from after it', async () => {
  let version = 1;
  const late: (() => void)[] = [];
  let hold = false;
  const request: Answer = async (call) => {
    if (call === write) {
      version += 1;
      return { error: 0 };
    }
    const seen = version;
    if (hold) {
      hold = false;
      await new Promise<void>((resolve) => late.push(resolve));
    }
    return { version: seen };
  };
  const { result } = renderHook(() => ({ query: useGet<{ version: number }>(list, {}), mutation: usePost(write) }), {
    wrapper: wrapperFor(request),
  });
  await waitFor(() => expect(result.current.query.data?.version).toBe(1));
  hold = true;
  await act(async () => {
    void result.current.query.refresh();
  });
  await act(async () => {
    await result.current.mutation.send({ id: 1 });
  });
  await waitFor(() => expect(result.current.query.data?.version).toBe(2));
  await act(async () => {
    for (const finish of late) finish();
  });
  expect(result.current.query.data?.version).toBe(2);
});

it('a second press while the first is under way shares its answer', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const request = vi.fn<Answer>(() => new Promise((resolve) => (finish = resolve)));
  const { result } = renderHook(() => usePost<{ id: number }, { error: 0 }>(write), { wrapper: wrapperFor(request) });
  let both: Promise<unknown>[] = [];
  act(() => {
    both = [result.current.send({ id: 1 }), result.current.send({ id: 1 })];
  });
  expect(result.current.isSending).toBe(true);
  await act(async () => {
    finish({ error: 0 });
    await Promise.all(both);
  });
  expect(request).toHaveBeenCalledOnce();
  expect(result.current.isSending).toBe(false);
});

it('a conflict makes the lists stale, so that the screen heals itself', async () => {
  const reads = vi.fn();
  const request: Answer = async (call) => {
    if (call === list) return reads();
    throw new ApiError('ชน', { fault: 'http', status: 409 });
  };
  reads.mockImplementation(() => ({ error: 0 }));
  const { result } = renderHook(() => ({ query: useGet(list, {}), mutation: usePost(write) }), {
    wrapper: wrapperFor(request),
  });
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(1));
  await act(async () => {
    await expect(result.current.mutation.send({})).rejects.toThrow('ชน');
  });
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  expect(result.current.mutation.error?.code).toBe(409);
});

it('invalidates by path, every query of it and no other', async () => {
  const request = vi.fn<Answer>(async () => ({ error: 0 }));
  const other: Call = { ...list, path: '/api/other' };
  const { result } = renderHook(
    () => [useGet(list, { page: 1 }), useGet(list, { page: 2 }), useGet(other, {}), useInvalidate()] as const,
    { wrapper: wrapperFor(request) },
  );
  await waitFor(() => expect(request).toHaveBeenCalledTimes(3));
  request.mockClear();
  await act(() => result.current[3](['/api/list']));
  expect(request.mock.calls.map(([call]) => call.path)).toEqual(['/api/list', '/api/list']);
});

it('reports a failed read once and keeps its data', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let fail = false;
  const request: Answer = async () => {
    if (fail) throw new ApiError('พัง', { fault: 'http', status: 500 });
    return { error: 0 };
  };
  const { result } = renderHook(() => useGet(list, {}), { wrapper: wrapperFor(request) });
  await waitFor(() => expect(result.current.data).toBeDefined());
  fail = true;
  await act(() => result.current.refresh());
  expect(result.current.error?.status).toBe(500);
  expect(result.current.data).toEqual({ error: 0 });
  expect(console.warn).toHaveBeenCalledOnce();
});

const extension: Call = { ...list, id: 'figures', path: '/api/figures', extension: true };
const absent = new ApiError('ไม่มี', { fault: 'absent', status: 404 });
const silent = { error: 0, data: { server_key: 'a' } };

/** A server that has none of these calls, and notes who asks. */
function without() {
  const offers = createOffers(undefined);
  const asked: string[] = [];
  const request: Answer = async (call) => {
    asked.push(call.path);
    if (!call.extension) return { error: 0, data: [] };
    offers.met(call, false);
    throw absent;
  };
  return { offers, asked, wrapper: wrapperFor(request, { offers }) };
}

it('an absent extension is never loading, never failed, and requested once', async () => {
  const { offers, asked, wrapper } = without();
  offers.greeted(silent);
  const seen = new Set<string>();
  const { result, rerender } = renderHook(
    ({ page }) => {
      const query = useGet(extension, { page }, { refresh: 5 });
      seen.add(JSON.stringify([query.absent, query.isLoading, query.error !== undefined, query.data]));
      return query;
    },
    { wrapper, initialProps: { page: 1 } },
  );
  await waitFor(() => expect(asked).toEqual(['/api/figures']));
  rerender({ page: 2 });
  // Six of its refreshes: what is to be seen is that nothing comes, and a slow machine only makes it fewer.
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(result.current.absent).toBe(true);
  expect(asked).toEqual(['/api/figures']);
  expect([...seen]).toEqual([JSON.stringify([true, false, false, undefined])]);
});

it('an extension of a server that has not said anything yet is waited for, and gone when it turns out to be absent', async () => {
  const { wrapper } = without();
  const seen = new Set<string>();
  renderHook(
    () => {
      const query = useGet(extension, {});
      seen.add(JSON.stringify([query.absent, query.error !== undefined]));
    },
    { wrapper },
  );
  await waitFor(() => expect(seen.size).toBe(2));
  expect([...seen]).toEqual(['[false,false]', '[true,false]']);
});

it('a part that needs an extension is shown once a read has answered; a write has to be announced', async () => {
  const offers = createOffers(undefined);
  offers.greeted(silent);
  const send: Call = { ...write, id: 'undo', path: '/api/undo', extension: true };
  const request = vi.fn<Answer>(async (call) => {
    offers.met(call, true);
    return { error: 0, data: [] };
  });
  const seen: string[] = [];
  const { result } = renderHook(
    () => {
      const offered = useOffers();
      const stands = [undefined, list, extension, send].map((call) => offered(call));
      seen.push(stands.join());
      return stands;
    },
    { wrapper: wrapperFor(request, { offers }) },
  );
  expect(seen[0]).toBe('true,true,false,false');
  await waitFor(() => expect(result.current).toEqual([true, true, true, false]));
  expect(request.mock.calls.map(([call]) => call.path)).toEqual(['/api/figures']);
  act(() => offers.greeted({ error: 0, data: { extensions: ['POST /api/undo'] } }));
  expect(result.current).toEqual([true, true, false, true]);
});

it('what failed while the server was away is read again when it is back, and nothing else', async () => {
  const connection = createConnection();
  let isAway = true;
  const asked: string[] = [];
  const other: Call = { ...list, path: '/api/other' };
  const request: Answer = async (call) => {
    asked.push(call.path);
    if (isAway && call === list) throw new ApiError('ไม่มีคำตอบ', { fault: 'network' });
    return { error: 0, data: call.path };
  };
  const { result } = renderHook(() => [useGet<{ data: string }>(list, {}), useGet<{ data: string }>(other, {})], {
    wrapper: wrapperFor(request, { connection }),
  });
  await waitFor(() => expect(result.current[0]?.error).toBeDefined());
  act(() => connection.saw(false));
  isAway = false;
  act(() => connection.saw(true));
  await waitFor(() => expect(result.current[0]?.data?.data).toBe('/api/list'));
  expect(asked).toEqual(['/api/list', '/api/other', '/api/list']);
});

it('what failed with its news after the return of the server is read again in growing pauses, until it is there', async () => {
  vi.useFakeTimers();
  const connection = createConnection();
  let isBusy = true;
  const request = vi.fn<Answer>(async () => {
    if (isBusy) throw new ApiError('ไม่มีคำตอบ', { fault: 'network' });
    return { error: 0, data: 1 };
  });
  const { result } = renderHook(() => useGet<{ data: number }>(list, {}), {
    wrapper: wrapperFor(request, { connection }),
  });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  act(() => connection.state.set('up'));
  await wait(0);
  expect(result.current.error).toBeDefined();
  expect(request).toHaveBeenCalledTimes(1);
  await wait(2_000);
  expect(request).toHaveBeenCalledTimes(2);
  await wait(2_000);
  expect(request).toHaveBeenCalledTimes(2);
  isBusy = false;
  await wait(2_000);
  expect(result.current).toMatchObject({ data: { data: 1 }, error: undefined });
  await wait(120_000);
  expect(request).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
