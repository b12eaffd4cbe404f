import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withAdvisoryLock } from './advisory-lock.ts';
import { defineChanges } from './changes/define.ts';
import type { OpenDatabase } from './connect.ts';
import { defineFigures } from './figures/define.ts';
import type { Session } from './session.ts';

export interface MigrationFile {
  /** File name without its ending: `0001-platform`. */
  readonly name: string;
  readonly text: string;
}

/** Any fixed number; the same for every process that may migrate the same database. */
const advisoryLock = 7_301_994;

/** The stored migration files, in order of their names. The build copies the folder next to the bundle. */
export function migrationFiles(folder = fileURLToPath(new URL('./migrations', import.meta.url))): MigrationFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), text: readFileSync(join(folder, file), 'utf8') }));
}

/**
 * Brings the database up to the files, each in a transaction of its own. One process at a time (a session lock on
 * PostgreSQL; PGlite has one process). A file that was changed after it ran is an error. Returns the names that ran.
 * After the product's own files, which are the default, come the definitions that follow from the manifest.
 */
export async function migrate(database: OpenDatabase, files?: readonly MigrationFile[]): Promise<string[]> {
  return database.withSession((session) =>
    withAdvisoryLock(session, advisoryLock, async () => {
      const ran = await run(session, files ?? migrationFiles());
      if (files === undefined) {
        await defineFigures(session);
        await defineChanges(session);
      }
      return ran;
    }),
  );
}

async function run(session: Session, files: readonly MigrationFile[]): Promise<string[]> {
  await session.script(
    'create table if not exists migration (name text primary key, checksum text not null, ran_at timestamptz not null default clock_timestamp())',
  );
  const done = new Map<string, string>();
  for (const [name, checksum] of (await session.query('select name, checksum from migration', [])).rows) {
    done.set(name ?? '', checksum ?? '');
  }
  const ran: string[] = [];
  for (const file of files) {
    const checksum = createHash('sha256').update(file.text).digest('hex');
    const before = done.get(file.name);
    if (before === checksum) continue;
    if (before !== undefined) {
      throw new Error(`Migration ${file.name} was changed after it ran on this database. Add a new file instead.`);
    }
    try {
      await session.script(`begin;\n${file.text}`);
      await session.query('insert into migration (name, checksum) values ($1, $2)', [file.name, checksum]);
      await session.query('commit', []);
    } catch (error) {
      await session.query('rollback', []);
      throw new Error(`Migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    ran.push(file.name);
  }
  return ran;
}

/** Names of the files that this database has not run. */
export async function pendingMigrations({ withSession }: OpenDatabase, files = migrationFiles()): Promise<string[]> {
  const ran = await withSession(async (session) => {
    const [table] = (await session.query("select to_regclass('migration')", [])).rows;
    return table?.[0] == null ? [] : (await session.query('select name from migration', [])).rows.map(([name]) => name);
  });
  return files.map(({ name }) => name).filter((name) => !ran.includes(name));
}
