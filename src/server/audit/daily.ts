import type { Kysely } from 'kysely';
import type { Logger } from '../context/platform.ts';
import type { Database } from '../db/database.ts';
import { type HeadStore, keepHead } from './heads.ts';

/** Check interval: a server suspended over midnight is late by no more than this. */
const interval = 15 * 60_000;

export interface DailyAudit {
  readonly db: Kysely<Database>;
  readonly store: HeadStore;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * Keeps the head of the chain once a day in a second place. A failure is logged and tried again. Returns how to stop.
 */
export function startDailyAudit({ db, store, now, logger }: DailyAudit): () => void {
  const run = async () => {
    try {
      const kept = await keepHead(db, store, now());
      if (kept) logger.info({ seq: String(kept.seq) }, 'the head of the audit log is kept');
    } catch (error) {
      logger.error({ err: error, place: store.place }, 'the head of the audit log could not be kept');
    }
  };
  void run();
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  return () => clearInterval(timer);
}
