import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/connect.ts';

/** A PGlite of its own in memory, all migrations done. */
export const openMigrated = (): Promise<OpenDatabase> =>
  openDatabase({ memory: true, image: inject('images').migrated });
