import type { Context } from '#server/context/context.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { isWithinHours } from './active-hours.ts';
import type { Draw } from './draw.ts';
import { dueRules, runSweepRule } from './run-rule.ts';
import { lockSweepSettings, readSweepSettings } from './settings.ts';

/** Topic of the outbox, and key of the one task, that sweeps. */
export const sweepTopic = 'sweep';

/** Milliseconds between two looks for rules whose turn it is. */
const pause = 20_000;

export interface SweepTaskSettings {
  /** The system's own context. */
  readonly context: Pick<Context, 'db' | 'transaction' | 'clock'>;
  readonly draw?: Draw;
}

/**
 * Finds rules that are due and sweeps. The task is in the outbox once and never ends, so that one process at a
 * time does it and another goes on after a kill; a second one in parallel would do no harm either.
 */
export function sweepTask({ context, draw }: SweepTaskSettings): TaskHandler {
  return async () => {
    await sweepDue({ context, ...(draw ? { draw } : {}) });
    return { again: pause };
  };
}

/** One round. Returns the numbers of the requested transfers. */
export async function sweepDue({ context, draw }: SweepTaskSettings): Promise<readonly string[]> {
  const settings = await readSweepSettings(context.db);
  if (!settings.enabled || !isWithinHours(context.clock.now(), settings.active_from, settings.active_to)) return [];
  const requested: string[] = [];
  for (const due of await dueRules(context.db, settings)) {
    const ref = await context.transaction(async (ctx) => {
      // The switch counts up to the moment at which the transfer is requested.
      const now = await lockSweepSettings(ctx.tx);
      return now.enabled ? runSweepRule(ctx, due, now, draw) : undefined;
    });
    if (ref !== undefined) requested.push(ref);
  }
  if (requested.length > 0) wakeTopic();
  return requested;
}
