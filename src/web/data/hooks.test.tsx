import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ApiError } from './api-error.ts';
import type { Client, Input } from './client.ts';
import { DataProvider } from './data-provider.tsx';
import { useGet, useInvalidate, usePost } from './hooks.ts';

const list: Call = { id: 'list', method: 'GET', path: '/api/list', permission: 'signed-in', onError: 'log' };
const write: Call = {
  id: 'write',
  method: 'POST',
  path: '/api/write',
  permission: 'signed-in',
  onError: 'return-status',
  invalidates: ['/api/list'],
};

type Answer = (call: Call, input: Input) => Promise<unknown>;

function wrapperFor(request: Answer) {
  const client = { request, call: request, download: request, clear: () => undefined } as unknown as Client;
  return ({ children }: { readonly children: ReactNode }) => (
    <DataProvider client={client} owner="1">
      {children}
    </DataProvider>
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

it('tells a failed read once and keeps the data it has', async () => {
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
