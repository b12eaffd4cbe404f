import { join } from 'node:path';
import type { Invocation } from './command.ts';

/** Editors save in several steps; what comes within this many milliseconds is one save. */
const settle = 10;

/** Runs `again` after every save of a manifest file, one run at a time, until the process is asked to end. */
export function watchManifest({ root, out, err, watch }: Invocation, again: () => Promise<number>): Promise<number> {
  if (!watch) throw new Error('nothing here watches files');
  let timer: NodeJS.Timeout | undefined;
  let running = false;
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
  // A reader of this line may save at once.
  out('generate: watching manifest/ (end with Ctrl+C)');
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
