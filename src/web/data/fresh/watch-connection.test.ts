import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from '../connection.ts';
import { watchConnection } from './watch-connection.ts';

/** A server that is greeted: it answers, refuses, or is silent until the greeting is given up. */
type Server = 'answers' | 'refuses' | 'silent';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(first: Server = 'answers') {
  const connection = createConnection();
  let server = first;
  let greetings = 0;
  const seen: string[] = [];
  connection.state.subscribe(() => seen.push(connection.state.get()));
  const { stop, expects } = watchConnection(connection, async (signal) => {
    greetings += 1;
    if (server === 'silent') await new Promise((_, reject) => signal.addEventListener('abort', reject, { once: true }));
    connection.saw(server === 'answers');
    if (server === 'refuses') throw new Error('refused');
  });
  return {
    connection,
    seen,
    stop,
    expects,
    greetings: () => greetings,
    become: (next: Server) => {
      server = next;
    },
    state: () => connection.state.get(),
  };
}

it('is down at once when a call fails and the greeting after it does, and up with the next answer', async () => {
  const { connection, become, state } = watched();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('up');
  become('refuses');
  connection.saw(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('down');
  connection.saw(true);
  expect(state()).toBe('up');
});

it('a call that fails by itself is no dead server', async () => {
  const { connection, seen } = watched();
  await vi.advanceTimersByTimeAsync(0);
  connection.saw(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['up']);
});

it.each(['refuses', 'silent'] as const)('an idle page notices within five seconds: the server %s', async (how) => {
  const { become, state } = watched();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toBe('up');
  become(how);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state()).toBe('down');
  become('answers');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state()).toBe('up');
});

it('is not pinged while calls succeed', async () => {
  const { connection, greetings } = watched();
  await vi.advanceTimersByTimeAsync(0);
  for (let second = 0; second < 60; second += 1) {
    connection.saw(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(greetings()).toBe(1);
});

it('is not pinged while the page is hidden', async () => {
  const { greetings } = watched();
  await vi.advanceTimersByTimeAsync(0);
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(greetings()).toBe(1);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(greetings()).toBe(2);
  sight.mockRestore();
});

it('follows what the browser says of the network', async () => {
  const { become, state } = watched();
  await vi.advanceTimersByTimeAsync(0);
  become('refuses');
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('down');
  become('answers');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('up');
});

it('greets no more after the watch has ended', async () => {
  const { greetings, stop } = watched('refuses');
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(greetings()).toBe(1);
});

it('greets less where signs of life come by themselves, and in its own rhythm again where they no longer do', async () => {
  const { connection, expects, greetings } = watched();
  await vi.advanceTimersByTimeAsync(0);
  expect(greetings()).toBe(1);
  expects(14_000);
  for (let sign = 0; sign < 6; sign += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    connection.saw(true);
  }
  expect(greetings()).toBe(1);
  expects(undefined);
  await vi.advanceTimersByTimeAsync(2_600);
  expect(greetings()).toBe(2);
});
