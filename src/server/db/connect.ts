import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { sessionDialect } from './driver.ts';
import { takeLock } from './lock.ts';
import { pgliteSource } from './pglite.ts';
import { postgresSource } from './postgres.ts';
import type { Session, SessionSource } from './session.ts';

/**
 * Where the data is: a PostgreSQL by its URL, PGlite in a folder, or PGlite in memory (tests), which may begin as the
 * image of a data folder (a tar file, as PGlite dumps it).
 */
export type Location =
  | {
      readonly url: string;
      readonly poolSize?: number;
      /** Milliseconds to wait for a free connection; 10 s. */
      readonly patience?: number;
      readonly onError?: (error: Error) => void;
    }
  | { readonly dir: string }
  | { readonly memory: true; readonly image?: string };

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly engine: 'postgres' | 'pglite';
  /** Lends one raw connection, for scripts of several statements and session locks (migrations). */
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database. A PGlite folder is guarded by a lock file: a second opener is refused at once (`LockedError`),
 * because two processes on one folder silently lose rows.
 *
 * @example
 * const { db, close } = await openDatabase({ dir: '.data' });
 */
export async function openDatabase(location: Location): Promise<OpenDatabase> {
  if ('url' in location) {
    const source = postgresSource(location.url, location);
    return wrap(source, 'postgres', () => {});
  }
  if ('memory' in location) return wrap(await pgliteSource(null, location.image), 'pglite', () => {});
  const unlock = takeLock(join(location.dir, 'db.lock'));
  try {
    return wrap(await pgliteSource(join(location.dir, 'db')), 'pglite', unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function wrap(source: SessionSource, engine: OpenDatabase['engine'], unlock: () => void): OpenDatabase {
  const db = new Kysely<Database>({ dialect: sessionDialect(source) });
  return {
    db,
    engine,
    async withSession(work) {
      const session = await source.acquire();
      let broken = true;
      try {
        const result = await work(session);
        broken = false;
        return result;
      } finally {
        source.release(session, broken);
      }
    },
    async close() {
      // Kysely destroys a driver only once it was used, so the source is ended in any case.
      await db.destroy();
      await source.end();
      unlock();
    },
  };
}
