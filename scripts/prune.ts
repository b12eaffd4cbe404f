import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type OpenDatabase, openDatabase } from '#server/db/connect.ts';
import { draftMigration } from '#server/db/draft-migration.ts';
import { pendingMigrations } from '#server/db/migrate.ts';
import { findLeftovers, type Leftovers, removeLeftovers } from '#server/prepare/leftovers.ts';
import { sealerOf } from '#server/seals/seal.ts';
import { existingSecretKey } from '#server/settings/secret-key.ts';
import { keepDraft } from './lib/keep-draft.ts';
import { root } from './lib/steps.mjs';

/**
 * `npm run prune [-- --yes]`: what is left of things that the manifest no longer names. Tables that the kept migrations
 * make go by a drafted migration, at the next start of each server; menu entries and permissions, and tables that no
 * kept migration makes any more, are taken out of the database that the environment names (DATABASE_URL, or DATA_DIR
 * while the server is stopped), with the server's own key (SECRET_KEY, or secret.key in DATA_DIR), for roles are sealed. Lists everything, and asks before it does anything.
 */
const args = process.argv.slice(2);
const yes = args.includes('--yes');
if (args.some((word) => word !== '--yes')) {
  console.error('Usage: npm run prune [-- --yes]');
  process.exit(2);
}

/** Answers typed into a terminal or a pipe: one reader, so that no answer is lost between two questions. */
const terminal = createInterface({ input: process.stdin });
const answers = terminal[Symbol.asyncIterator]();

async function agreed(question: string): Promise<boolean> {
  if (yes) return true;
  process.stdout.write(`${question} [y/N] `);
  const { value, done } = await answers.next();
  if (done) {
    console.log('\nNobody answered, and nothing is done: answer y, or say --yes.');
    return false;
  }
  return /^y(es)?$/i.test(value.trim());
}

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

const quoted = (table: string): string => `"${table}"`;

const { orphans } = await draftMigration(readFileSync(join(root, 'generated/api/schema.sql'), 'utf8'));
const { DATABASE_URL: url, DATA_DIR = '.data', SECRET_KEY } = process.env;
const dir = resolve(DATA_DIR);
if (url || existsSync(join(dir, 'db'))) {
  const database = await openDatabase(url ? { url, poolSize: 2 } : { dir });
  try {
    const pending = await pendingMigrations(database);
    if (pending.length > 0)
      console.log(`The database has yet to run ${pending.join(', ')}: start the server once, then ask again.`);
    else await prune(database);
  } finally {
    await database.close();
  }
} else {
  console.log(
    `There is no database in ${dir} (DATA_DIR, DATABASE_URL): menu entries and permissions are looked for in one.`,
  );
}
list('Tables that the kept migrations make and the manifest no longer has', orphans);
if (orphans.length === 0) console.log('\nThe kept migrations make no table that the manifest does not have.');
else if (await agreed('\nDraft a migration that drops them, with every row?')) {
  const text = `-- DROP: check that nobody needs them\ndrop table ${orphans.map(quoted).join(', ')};`;
  console.log(keepDraft('drop-what-is-gone', text));
}
terminal.close();

/** Takes out of a database what is left in it. Tables that the kept migrations make go with the migration. */
async function prune(database: OpenDatabase): Promise<void> {
  const found = await findLeftovers(database);
  const left: Leftovers = { ...found, tables: found.tables.filter(({ name }) => !orphans.includes(name)) };
  list(
    'Tables of the database that no kept migration makes',
    left.tables.map(({ name, rows }) => `${name}, ${rows} rows`),
  );
  list(
    'Menu entries that lead nowhere',
    left.menus.map(({ label, link }) => (link === null ? label : `${label}  ${link}`)),
  );
  list(
    'Permissions that nothing asks for',
    left.permissions.map(({ key, roles }) => (roles.length === 0 ? key : `${key}  held by ${roles.join(', ')}`)),
  );
  list('Migrations that ran and are not kept', left.migrations);
  const count = left.tables.length + left.menus.length + left.permissions.length + left.migrations.length;
  if (count === 0) console.log('The database has nothing that the manifest does not name.');
  else if (await agreed('\nTake all of this out of the database?')) {
    const sealer = sealerOf(existingSecretKey(SECRET_KEY, join(dir, 'secret.key')));
    await database.db.transaction().execute((tx) => removeLeftovers(tx, sealer, left));
    console.log('Taken out.');
  }
}
