import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchManifest } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const others = process.listeners('SIGTERM');
/** Asks the watch, and nobody else, to end. */
function end(): void {
  for (const listener of process.listeners('SIGTERM')) if (!others.includes(listener)) listener('SIGTERM');
}

test('a save during the first run is heard, and brings another one when that has ended', async () => {
  const said: string[] = [];
  let save = (_path: string) => {};
  let runs = 0;
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const ended = watchManifest(
    {
      root: '/project',
      words: [],
      settled() {},
      out: (line) => void said.push(line),
      err: (line) => void said.push(line),
      watch(_folders, heard) {
        save = heard;
        return () => void said.push('no longer watched');
      },
    },
    async () => {
      runs += 1;
      if (runs === 1) await first;
      return 0;
    },
  );
  save('/project/manifest/areas/banner.yaml');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([runs, said]).toEqual([1, []]);
  endFirst();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(2);
  save('/project/manifest/areas/banner.yaml');
  save('/project/manifest/notes.txt');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(3);
  end();
  expect(await ended).toBe(0);
  expect(said).toEqual(['generate: watching manifest/ (end with Ctrl+C)', 'no longer watched']);
});
