import type { Checkpoint } from '#server/jobs/send-once.ts';
import { gate } from '../../support/gate.ts';

/** A worker that dies: its checkpoints, and what settles when nothing of it moves any more. */
export interface Mortal {
  readonly checkpoint: (at: Checkpoint) => Promise<void>;
  readonly dead: Promise<void>;
}

/**
 * A worker that dies at the checkpoint for which `isFatal` is true first, and is never heard of again: whatever else it
 * has under way stops at its next checkpoint.
 */
export function mortal(isFatal: (at: Checkpoint) => boolean): Mortal {
  const death = gate();
  let isDying = false;
  /** Tasks that are on the way from one checkpoint to another. */
  let moving = 0;
  return {
    dead: death.opened,
    checkpoint(at) {
      if (at !== 'claimed') moving -= 1;
      isDying ||= isFatal(at);
      if (isDying) {
        if (moving === 0) death.open();
        return new Promise(() => {});
      }
      if (at !== 'settled') moving += 1;
      return Promise.resolve();
    },
  };
}
