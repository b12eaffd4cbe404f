import { expect, it, vi } from 'vitest';
import { isChunkFailure } from '#web/ui/chunk-failure.ts';
import { closeStale, noteDepartures, reloadForChunk, staleStore } from './chunk-reload.ts';

it('reloads at most once a minute, and never while something is unsaved', async () => {
  const reload = vi.fn();
  let now = 1_000_000;
  let dirty = true;
  let there = true;
  const isThere = async () => there;
  const parts = { storage: sessionStorage, now: () => now, reload, isDirty: () => dirty, isThere };
  expect(await reloadForChunk(parts)).toBe(false);
  // The person is told instead, and reloads when their work is saved.
  expect(staleStore.get()).toBe(true);
  dirty = false;
  expect(await reloadForChunk(parts)).toBe(true);
  now += 59_999;
  expect(await reloadForChunk(parts)).toBe(false);
  now += 1;
  expect(await reloadForChunk(parts)).toBe(true);
  now += 60_000;
  // While the server is away nothing is stale, and a reload would lose the page.
  there = false;
  staleStore.set(false);
  expect([await reloadForChunk(parts), staleStore.get()]).toEqual([false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not take away a dialog in which somebody decides', async () => {
  const reload = vi.fn();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const parts = { storage: sessionStorage, reload, now: () => 2_000_000, isThere: async () => true };
  expect(await reloadForChunk(parts)).toBe(false);
  dialog.remove();
  expect(await reloadForChunk(parts)).toBe(true);
  staleStore.set(false);
});

it('what the person has closed does not come back for files that were gone before', async () => {
  let answer = (_there: boolean) => {};
  const isThere = () => new Promise<boolean>((resolve) => (answer = resolve));
  const parts = { storage: sessionStorage, reload: vi.fn(), isDirty: () => true };
  await reloadForChunk({ ...parts, isThere: async () => true });
  expect(staleStore.get()).toBe(true);
  const late = reloadForChunk({ ...parts, isThere });
  closeStale();
  answer(true);
  expect([await late, staleStore.get()]).toEqual([false, false]);
  await reloadForChunk({ ...parts, isThere: async () => true });
  expect(staleStore.get()).toBe(true);
  closeStale();
});

it('a page that is being left does not come back', async () => {
  const reload = vi.fn();
  noteDepartures();
  window.dispatchEvent(new Event('beforeunload'));
  const parts = { storage: sessionStorage, reload, isDirty: () => false, isThere: async () => true };
  expect(await reloadForChunk(parts)).toBe(false);
  expect(await reloadForChunk({ ...parts, now: () => Date.now() + 5000 })).toBe(true);
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
