import { join } from 'node:path';
import { Kysely } from 'kysely';
import { dataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { sessionDialect } from './driver.ts';
import { findDamage } from './find-damage.ts';
import { sharedOut } from './lanes.ts';
import { takeLock } from './lock.ts';
import { pgliteSource } from './pglite.ts';
import { postgresSource } from './postgres.ts';
import type { Session, SessionSource } from './session.ts';

/**
 * Where the data is: a PostgreSQL by its URL, PGlite in a folder, or PGlite in memory (tests), which may begin as the
 * image of a data folder (a tar file, as PGlite dumps it).
 */
export type Location = Limits &
  (
    | {
        readonly url: string;
        /** Connections, shared out by kind of work; 20. */
        readonly poolSize?: number;
        /** Milliseconds to wait for a locked row or table, 3 s; a session that is queued behind another waits twice. */
        readonly lockTimeout?: number;
        readonly onError?: (error: Error) => void;
      }
    | {
        readonly dir: string;
        /** Never makes one: for commands that look at what is there. */
        readonly mustExist?: true;
      }
    | { readonly memory: true; readonly image?: string }
  );

interface Limits {
  /** Milliseconds to wait for a free connection; 8 s. */
  readonly patience?: number;
  /** Maximum number of callers waiting for a connection of one kind; 200. Further ones are refused at once. */
  readonly mostWaiting?: number;
}

/** What holds where nothing is said. A row of somebody else is given up before the wait for a connection is. */
export const databaseDefaults = { poolSize: 20, lockTimeout: 3_000, patience: 8_000, mostWaiting: 200 } as const;

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly engine: 'postgres' | 'pglite';
  /** Lends one raw connection, for scripts of several statements and session locks (migrations). */
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Hears what the database says on a channel, whichever process caused it. Returns how to stop. */
  readonly listen: SessionSource['listen'];
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
  const limits = { ...databaseDefaults, ...location };
  const share = (source: SessionSource, connections: number) =>
    sharedOut(source, connections, { wait: limits.patience, waiting: limits.mostWaiting });
  if ('url' in location) {
    const pool = await postgresSource(location.url, limits);
    return wrap(share(pool, limits.poolSize), 'postgres', () => {}, pool);
  }
  if ('memory' in location) return wrap(share(await pgliteSource(null, location.image), 1), 'pglite', () => {});
  return openFolder(location.dir, location.mustExist, (source) => share(source, 1));
}

async function openFolder(
  dir: string,
  mustExist: boolean | undefined,
  share: (source: SessionSource) => SessionSource,
): Promise<OpenDatabase> {
  const unlock = takeLock(join(dir, 'db.lock'));
  try {
    const folder = dataFolder(dir, mustExist);
    if (folder.draft !== undefined) {
      await (await pgliteSource(folder.draft)).end();
      folder.settle();
    }
    const source = await pgliteSource(folder.path).catch((error: unknown) => {
      throw folder.failure(error);
    });
    // What was read when it was opened before, and closed in order, need not be read again.
    const damaged = folder.untouched ? undefined : await findDamage(await source.acquire());
    if (damaged !== undefined) {
      await source.end();
      throw folder.failure(new Error(`rows of ${damaged} cannot be read`));
    }
    folder.opened();
    return wrap(share(source), 'pglite', () => {
      try {
        folder.closed();
      } finally {
        unlock();
      }
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** @param whole sessions for preparing the database, in addition to the shares of its users. */
function wrap(
  source: SessionSource,
  engine: OpenDatabase['engine'],
  unlock: () => void,
  whole: SessionSource = source,
): OpenDatabase {
  const db = new Kysely<Database>({ dialect: sessionDialect(source) });
  return {
    db,
    engine,
    async withSession(work) {
      const session = await whole.acquire();
      let broken = true;
      try {
        const result = await work(session);
        broken = false;
        return result;
      } finally {
        whole.release(session, broken);
      }
    },
    listen: (channel, listener) => whole.listen(channel, listener),
    async close() {
      // Kysely destroys a driver only once it was used, so the source is ended in any case.
      await db.destroy();
      await source.end();
      unlock();
    },
  };
}
