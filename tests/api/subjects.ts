import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/connect.ts';

interface OpenOptions {
  readonly poolSize?: number;
  readonly empty?: boolean;
  /** How long anybody waits for a connection or, on PostgreSQL, for a lock; tests are patient where nothing is said. */
  readonly limits?: { readonly patience?: number; readonly mostWaiting?: number; readonly lockTimeout?: number };
}

/** A database engine under test. One suite runs over all of them: races that PGlite serialises show on PostgreSQL. */
export interface Subject {
  readonly name: 'pglite' | 'postgres';
  /** A database of its own, all migrations done; `empty` = none. `close` throws it away. */
  open(options?: OpenOptions): Promise<OpenDatabase>;
}

const images = inject('images');

/** A crowd on a busy machine waits long for its turn, and must not fail for it. */
const patient = { patience: 120_000, mostWaiting: 10_000 } as const;

const pglite: Subject = {
  name: 'pglite',
  open: (options) => openDatabase({ ...patient, memory: true, image: options?.empty ? images.empty : images.migrated }),
};

function postgres(url: string): Subject {
  return {
    name: 'postgres',
    async open(options) {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const source = options?.empty ? undefined : images.postgres;
      await asAdmin(url, `create database ${name} template ${source ?? 'template0'} encoding 'UTF8'`);
      const mine = new URL(url);
      mine.pathname = `/${name}`;
      const limits = { ...patient, lockTimeout: 60_000, ...options?.limits };
      const database = await openDatabase({ url: mine.href, poolSize: options?.poolSize ?? 10, ...limits });
      return {
        ...database,
        async close() {
          await database.close();
          await asAdmin(url, `drop database if exists ${name} with (force)`);
        },
      };
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * For what an engine may do otherwise: connections, locks, migrations, and the statements that the manifest and the reports
 * are turned into. PGlite always; PostgreSQL where PG_URL names a server on which databases may be created.
 */
export const subjects: readonly Subject[] = process.env.PG_URL ? [pglite, postgres(process.env.PG_URL)] : [pglite];

/**
 * The engine of all other tests. PostgreSQL, where there is one: it has the races, and a world on it costs a tenth of one on
 * PGlite. Each read of the product is made on both engines by `security/contract`, each write by `api/audit-writes`: PGlite
 * has one connection, and what would wait for a second one inside a transaction shows there alone.
 */
export const oneSubject: Subject = subjects.at(-1) ?? pglite;
