import { asWork } from '../db/lanes.ts';
import { onWake } from './wake.ts';

export interface LoopSettings<Task> {
  /** Takes up to `limit` tasks that are due. */
  readonly claim: (limit: number) => Promise<readonly Task[]>;
  /** Does one of them and stores its outcome. Never throws. */
  readonly perform: (task: Task) => Promise<void>;
  /** Polling interval in milliseconds while nothing wakes the worker. */
  readonly poll?: number | undefined;
  /** Number of concurrent tasks. */
  readonly concurrency?: number | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
}

export interface Worker {
  /** Polls the table immediately. */
  wake(): void;
  /** Stops taking tasks and waits for running ones. */
  stop(): Promise<void>;
}

/** Takes tasks as they become due and does them, a bounded number at once, until it is stopped. */
export function startLoop<Task>(settings: LoopSettings<Task>): Worker {
  const { claim, perform, poll = 1_000, concurrency = 4, onError } = settings;
  const underWay = new Set<Promise<void>>();
  const state = { stopped: false, woken: false };
  let rouse: (() => void) | undefined;

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, poll);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function wake(): void {
    state.woken = true;
    rouse?.();
  }

  function start(task: Task): void {
    const work = perform(task).finally(() => {
      underWay.delete(work);
      wake();
    });
    underWay.add(work);
  }

  const offRing = onWake(wake);
  const loop = asWork('job', async () => {
    while (!state.stopped) {
      state.woken = false;
      const free = concurrency - underWay.size;
      try {
        const tasks = free > 0 ? await claim(free) : [];
        tasks.forEach(start);
      } catch (error) {
        onError?.(error);
      }
      if (!state.woken && !state.stopped) await rest();
    }
    await Promise.all(underWay);
  });

  return {
    wake,
    async stop() {
      state.stopped = true;
      offRing();
      rouse?.();
      await loop;
    },
  };
}
