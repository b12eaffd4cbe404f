import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../context/platform.ts';

/** Milliseconds that requests and tasks under way have to finish, and after which the process ends regardless. */
const finishWithin = 8_000;
const endWithin = 10_000;

type Step = () => unknown;

/** How a process ends: first what works, all of it at once, then what the work rests on. */
export interface Ending {
  /** A signal has come: what fails now fails because of it. */
  begun(): boolean;
  /** Stops taking work, and finishes what is under way. */
  first(...steps: readonly Step[]): void;
  /** Runs when no work is left, or when it takes too long: a task that waits for a bank is taken up again by somebody else. */
  last(step: Step): void;
}

/** Ends the process in order on the first signal, also in the middle of its start; a second signal does not wait. */
export function endOnSignal(logger: Pick<Logger, 'error'>): Ending {
  const [working, resting]: readonly [Step[], Step[]] = [[], []];
  let begun = false;

  async function end(): Promise<void> {
    const finished = Promise.all(working.map(async (step) => step()));
    await Promise.race([finished, sleep(finishWithin)]);
    for (const step of resting) await step();
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (begun) process.exit(1);
      begun = true;
      setTimeout(() => process.exit(1), endWithin).unref();
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error instanceof Error ? error : new Error(String(error)) }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
  return {
    begun: () => begun,
    first: (...steps) => void working.push(...steps),
    last: (step) => void resting.push(step),
  };
}
