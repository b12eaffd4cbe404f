import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { hashOf, must, root } from '../../scripts/lib/steps.mjs';

/** What new databases of tests are copied from: making one anew takes seconds, copying one takes a fraction. */
export interface DatabaseImages {
  /** Tar files that PGlite starts from: no table yet, and all migrations done. */
  readonly empty: string;
  readonly migrated: string;
  /** Name of a database on the server of PG_URL with all migrations done. */
  readonly postgres?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    images: DatabaseImages;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const mark = hashOf([
    ...['src/server/db/migrations', 'src/server/db/figures', 'src/server/db/changes', 'generated/api/entities.ts'],
    ...['package-lock.json', 'tests/support/database-images.ts'],
  ]).slice(0, 16);
  const [postgres, files] = await Promise.all([postgresImage(mark), pgliteImages(mark)]);
  project.provide('images', { ...files, ...(postgres === undefined ? {} : { postgres }) });
}

async function pgliteImages(mark: string): Promise<Pick<DatabaseImages, 'empty' | 'migrated'>> {
  const kept = join(root, '.cache');
  mkdirSync(kept, { recursive: true });
  const [empty, migrated] = [join(kept, `pglite-empty-${mark}.tar`), join(kept, `pglite-migrated-${mark}.tar`)];
  if (existsSync(empty) && existsSync(migrated)) return { empty, migrated };
  for (const old of readdirSync(kept)) if (/^pglite-\w+-\w+\.tar$/.test(old)) rmSync(join(kept, old));
  const dir = mkdtempSync(join(tmpdir(), 'backoffice-image-'));
  try {
    await keep(dir, empty);
    const database = await openDatabase({ dir });
    await migrate(database);
    await database.close();
    await keep(dir, migrated);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return { empty, migrated };
}

/**
 * Writes the data folder as it is now; whole or not at all. The database has ended in order. Of its log only the part that
 * it goes on from is kept, and of its databases the one that is connected to: what begins as this image starts in half of
 * the time.
 */
async function keep(dir: string, file: string): Promise<void> {
  const folder = join(dir, 'db');
  const db = await PGlite.create(folder);
  await db.exec('checkpoint');
  const { rows } = await db.query<{ oid: number }>('select oid from pg_database where datname = current_database()');
  await db.close();
  const base = join(folder, 'base');
  for (const other of readdirSync(base)) {
    if (other === String(rows[0]?.oid)) continue;
    for (const file of readdirSync(join(base, other))) rmSync(join(base, other, file));
  }
  const log = join(folder, 'pg_wal');
  const [, ...ahead] = readdirSync(log)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();
  for (const name of ahead) rmSync(join(log, name));
  const draft = `${file}.${process.pid}`;
  await must('tar', ['--format=ustar', '-cf', draft, '-C', folder, '.']);
  renameSync(draft, file);
}

/** A migrated database of the server of PG_URL; nobody connects to it, so that it can be copied at any moment. */
async function postgresImage(mark: string): Promise<string | undefined> {
  const server = process.env.PG_URL;
  if (!server) return undefined;
  const name = `image_${mark}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_${process.pid}`;
    await admin.query(`create database ${draft} template template0 encoding 'UTF8'`);
    const url = new URL(server);
    url.pathname = `/${draft}`;
    const database = await openDatabase({ url: url.href, poolSize: 2 });
    await migrate(database);
    await database.close();
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}
