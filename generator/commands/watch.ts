import { join } from 'node:path';
import type { Invocation } from './command.ts';

/** Editors save in several steps; what comes within this many milliseconds is one save. */
const settle = 10;

/**
 * Runs `again` now and after every save of a manifest file, one run at a time, until the process is asked to end. A save during
 * the first run, which takes seconds, is heard.
 */
export async function watchManifest(
  { root, out, err, watch }: Invocation,
  again: () => Promise<number>,
): Promise<number> {
  if (!watch) throw new Error('nothing here watches files');
  let timer: NodeJS.Timeout | undefined;
  // The first run.
  let running = true;
  let waiting = false;
  const run = async (): Promise<void> => {
    if (running) {
      waiting = true;
      return;
    }
    running = true;
    try {
      await again();
    } catch (error) {
      // A file may vanish between its listing and its reading; the next save brings the next run.
      err(`generate: ${error instanceof Error ? error.message : String(error)}`);
    }
    running = false;
    if (waiting) {
      waiting = false;
      await run();
    }
  };
  const end = watch([join(root, 'manifest')], (path) => {
    if (!/\.ya?ml$/.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settle);
  });
  try {
    await again();
  } catch (error) {
    end();
    throw error;
  }
  running = false;
  // A reader of this line may save at once.
  out('generate: watching manifest/ (end with Ctrl+C)');
  if (waiting) {
    waiting = false;
    void run();
  }
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        clearTimeout(timer);
        end();
        resolve(0);
      });
    }
  });
}
