import { expect, it, vi } from 'vitest';
import { isChunkFailure, reloadForChunk } from './chunk-reload.ts';

it('reloads at most once a minute, and never while something is unsaved', () => {
  const reload = vi.fn();
  let now = 1_000_000;
  let dirty = true;
  const parts = { storage: sessionStorage, now: () => now, reload, isDirty: () => dirty };
  expect(reloadForChunk(parts)).toBe(false);
  dirty = false;
  expect(reloadForChunk(parts)).toBe(true);
  now += 59_999;
  expect(reloadForChunk(parts)).toBe(false);
  now += 1;
  expect(reloadForChunk(parts)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
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
