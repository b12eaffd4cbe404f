import type { Platform } from '../context/platform.ts';
import type { Claimed, Outcome } from '../jobs/outbox.ts';
import { type Letter, MailError } from '../providers/mail.ts';

/** Number of tries before a letter is given up, and milliseconds before the first retry. */
const tries = 12;
const pause = 5_000;
const longestPause = 30 * 60_000;

/** Sends a letter as the task of the outbox that it is: again after ever longer, until it never will arrive. */
export async function sendLetter(
  { providers, logger }: Pick<Platform, 'providers' | 'logger'>,
  task: Claimed,
  letter: Letter,
): Promise<Outcome> {
  try {
    await providers.mail.send(letter);
  } catch (error) {
    if (!(error instanceof MailError && error.permanent) && task.run < tries) {
      const reason = error instanceof Error ? error.message : String(error);
      return { again: Math.min(longestPause, pause * 2 ** (task.run - 1)), error: reason };
    }
    logger.error({ err: error, topic: task.topic }, 'a letter could not be sent');
  }
  return { done: true };
}
