import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts without which a folder is no whole database. */
const parts = ['PG_VERSION', 'base', 'global/pg_control', 'pg_xact', 'pg_wal'] as const;

/** Thrown for a data folder whose database cannot be used. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataFolderError';
  }
}

const repair = (dir: string) =>
  `Restore all of ${dir} from a backup, or set DATA_DIR to another folder; ` +
  `to give the data up and begin a new database here, delete ${join(dir, 'db')} and ${join(dir, 'db.made')}.`;

/** A data folder that has been looked at; the caller holds its lock. */
export interface DataFolder {
  /** Where the engine keeps its files. */
  readonly path: string;
  /**
   * The folder in which a new database is made, next to its final one: an interrupted run leaves nothing that looks like one.
   * Absent if there is a database.
   */
  readonly draft?: string;
  /** The new database is whole: it goes to its place. */
  settle(): void;
  /** Its files are, by their names, sizes and times, those that were left when it was last closed in order. */
  readonly untouched: boolean;
  /** It was opened: from now on no other is ever made in its place. */
  opened(): void;
  /** The engine has let go of it: notes its files. */
  closed(): void;
  /** A failure to open it, in our words. */
  failure(error: unknown): DataFolderError;
}

/** Names, sizes and times of all files of a folder, in a few milliseconds. */
function filesOf(path: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(join(path, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Looks at a data folder before the engine does, which makes a new database wherever it finds none, whatever else is
 * there.
 *
 * @throws DataFolderError where a part of a database is missing, or all of one that was there, or (`mustExist`) any.
 */
export function dataFolder(dir: string, mustExist = false): DataFolder {
  const [path, draft, made] = [join(dir, 'db'), join(dir, 'db.new'), join(dir, 'db.made')];
  const found = existsSync(path) ? readdirSync(path) : [];
  const missing = found.length === 0 ? [] : missingIn(path);
  if (missing.length > 0)
    throw new DataFolderError(
      `The database in ${path} is not whole: ${missing.join(', ')} is missing. Nothing was changed. ${repair(dir)}`,
    );
  if (found.length === 0 && existsSync(made))
    throw new DataFolderError(`The database that was made in ${path} is gone. Nothing was changed. ${repair(dir)}`);
  if (found.length === 0 && mustExist) throw new DataFolderError(`There is no database in ${path}.`);
  rmSync(draft, { recursive: true, force: true });
  const noted = existsSync(made) ? readFileSync(made, 'utf8') : '';
  return {
    path,
    ...(found.length === 0 ? { draft } : {}),
    settle() {
      rmSync(path, { recursive: true, force: true });
      renameSync(draft, path);
    },
    untouched: found.length > 0 && noted !== '' && noted === filesOf(path),
    opened: () => writeFileSync(made, ''),
    closed: () => writeFileSync(made, filesOf(path)),
    failure: (error) =>
      new DataFolderError(
        `The database in ${path} cannot be opened: its files are damaged, or of another version. ${repair(dir)}`,
        error,
      ),
  };
}

function missingIn(path: string): readonly string[] {
  const missing = parts.filter((part) => !existsSync(join(path, part)));
  if (missing.includes('pg_wal')) return missing;
  const logs = readdirSync(join(path, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return logs.length > 0 ? missing : [...missing, 'every file of pg_wal'];
}
