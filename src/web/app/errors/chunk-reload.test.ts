import { expect, it, vi } from 'vitest';
import { isChunkFailure } from '#web/ui/chunk-failure.ts';
import { noteDepartures, reloadForChunk, staleStore } from './chunk-reload.ts';

it('reloads at most once a minute, and never while something is unsaved', () => {
  const reload = vi.fn();
  let now = 1_000_000;
  let dirty = true;
  let online = true;
  const parts = { storage: sessionStorage, now: () => now, reload, isDirty: () => dirty, isOnline: () => online };
  expect(reloadForChunk(parts)).toBe(false);
  // The person is told instead, and reloads when their work is saved.
  expect(staleStore.get()).toBe(true);
  dirty = false;
  expect(reloadForChunk(parts)).toBe(true);
  now += 59_999;
  expect(reloadForChunk(parts)).toBe(false);
  now += 1;
  expect(reloadForChunk(parts)).toBe(true);
  now += 60_000;
  // Without a network nothing is stale, and a reload would lose the page.
  online = false;
  staleStore.set(false);
  expect([reloadForChunk(parts), staleStore.get()]).toEqual([false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a page that is being left does not come back', () => {
  const reload = vi.fn();
  vi.useFakeTimers();
  noteDepartures();
  window.dispatchEvent(new Event('beforeunload'));
  const parts = { storage: sessionStorage, reload, isDirty: () => false };
  expect(reloadForChunk(parts)).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(reloadForChunk(parts)).toBe(true);
  vi.useRealTimers();
});

it.each([
  ['Failed to fetch dynamically imported module: https://x/a.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['x is not a function', false],
])('%s', (message, expected) => {
  expect(isChunkFailure(new TypeError(message))).toBe(expected);
});
