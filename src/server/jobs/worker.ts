import { randomUUID } from 'node:crypto';
import { asWork } from '../db/lanes.ts';
import type { Executor } from '../db/sql.ts';
import { type Claimed, claim, conclude, type Outcome } from './outbox.ts';
import { onWake } from './wake.ts';

/** Does one task. Runs outside of any transaction; may be run again after a crash at any point. */
export type TaskHandler = (task: Claimed) => Promise<Outcome>;

export interface WorkerSettings {
  readonly db: Executor;
  /** By topic. A task of another topic stays as it is: a newer process, or one that runs more areas, knows it. */
  readonly handlers: Readonly<Record<string, TaskHandler>>;
  /** Milliseconds between looks at the table when nothing wakes the worker. */
  readonly poll?: number;
  /** Milliseconds that a claim lasts; longer than any handler takes. */
  readonly lease?: number;
  /** Tasks at a time. */
  readonly concurrency?: number;
  readonly onError?: (error: unknown, task: Claimed | null) => void;
}

export interface Worker {
  /** Looks at the table at once. */
  wake(): void;
  /** Takes no more tasks and waits for those under way. */
  stop(): Promise<void>;
}

/** Milliseconds before a task whose handler threw is tried again. */
const afterError = 5_000;

/** Does one claimed task and writes what became of it. Never throws. */
async function perform(settings: WorkerSettings, task: Claimed): Promise<void> {
  const { db, handlers, onError } = settings;
  try {
    const handler = handlers[task.topic];
    if (!handler) throw new Error(`A task of ${task.topic} was claimed by somebody who cannot do it`);
    await conclude(db, task, await handler(task));
  } catch (error) {
    onError?.(error, task);
    const message = error instanceof Error ? error.message : String(error);
    // When even this fails, the claim runs out and the task comes back.
    await conclude(db, task, { again: afterError, error: message.slice(0, 500) }).catch(() => {});
  }
}

/**
 * Starts a worker in this process. Any number of processes may run one on the same database.
 *
 * @example
 * const worker = startWorker({ db, handlers: { payout: payoutHandler(…) } });
 * worker.wake();
 */
export function startWorker(settings: WorkerSettings): Worker {
  const { db, poll = 1_000, lease = 60_000, concurrency = 4, onError } = settings;
  const name = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const topics = Object.keys(settings.handlers);
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

  function start(task: Claimed): void {
    const work = perform(settings, task).finally(() => {
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
        const tasks = free > 0 ? await claim(db, { worker: name, topics, limit: free, lease }) : [];
        tasks.forEach(start);
      } catch (error) {
        onError?.(error, null);
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

/** Does every task that is due, until none is; for tests and scripts. Returns how many were done. */
export async function drain(settings: WorkerSettings): Promise<number> {
  const { db, handlers, concurrency: limit = 4, lease = 60_000 } = settings;
  const wanted = { worker: `${process.pid}-${randomUUID().slice(0, 8)}`, topics: Object.keys(handlers), limit, lease };
  let total = 0;
  for (;;) {
    const tasks = await claim(db, wanted);
    if (tasks.length === 0) return total;
    await Promise.all(tasks.map((task) => perform(settings, task)));
    total += tasks.length;
  }
}
