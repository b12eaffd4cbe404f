import { randomUUID } from 'node:crypto';
import type { Executor } from '../db/sql.ts';
import { startLoop, type Worker } from './loop.ts';
import { type Claimed, claim, conclude, type Outcome } from './outbox.ts';

/** Runs one task, outside of any transaction. May be run again after a crash at any point. */
export type TaskHandler = (task: Claimed) => Promise<Outcome>;

export interface WorkerSettings {
  readonly db: Executor;
  /** By topic. Tasks of other topics are left for processes that handle them. */
  readonly handlers: Readonly<Record<string, TaskHandler>>;
  /** Polling interval in milliseconds while nothing wakes the worker. */
  readonly poll?: number;
  /** Lease of a claim in milliseconds; longer than any handler takes. */
  readonly lease?: number;
  /** Number of concurrent tasks. */
  readonly concurrency?: number;
  readonly onError?: (error: unknown, task: Claimed | null) => void;
}

/** Milliseconds before a failed task is retried. */
const afterError = 5_000;

/** Runs one claimed task and stores its outcome. Never throws. */
async function perform(settings: WorkerSettings, task: Claimed): Promise<void> {
  const { db, handlers, onError } = settings;
  try {
    const handler = handlers[task.topic];
    if (!handler) throw new Error(`A task of ${task.topic} was claimed by somebody who cannot do it`);
    await conclude(db, task, await handler(task));
  } catch (error) {
    onError?.(error, task);
    const message = error instanceof Error ? error.message : String(error);
    // If even this fails, the claim expires and the task becomes due again.
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
  const { db, poll, lease = 60_000, concurrency, onError } = settings;
  const worker = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const topics = Object.keys(settings.handlers);
  return startLoop<Claimed>({
    claim: (limit) => claim(db, { worker, topics, limit, lease }),
    perform: (task) => perform(settings, task),
    poll,
    concurrency,
    onError: (error) => onError?.(error, null),
  });
}

/** Runs all due tasks until none is left, for tests and scripts. Returns how many. */
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
