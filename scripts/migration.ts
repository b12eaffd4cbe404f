import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftMigration } from '#server/db/draft-migration.ts';
import { root } from './lib/steps.mjs';

/**
 * `npm run migration -- NAME`: writes the SQL that leads from the kept migrations to the tables of the manifest into the
 * next numbered file. A person reads it before it is committed: a renamed column looks like a dropped and an added one.
 */
const name = process.argv[2];
if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run migration -- NAME, with NAME in kebab-case: npm run migration -- add-member-notes');
  process.exit(2);
}
const folder = join(root, 'src/server/db/migrations');
const text = await draftMigration(readFileSync(join(root, 'generated/api/schema.sql'), 'utf8'));
if (text === '') {
  console.log('The kept migrations make exactly the tables of the manifest: nothing to do.');
} else {
  const last = Math.max(...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0));
  const file = `${String(last + 1).padStart(4, '0')}-${name}.sql`;
  writeFileSync(join(folder, file), `${text}\n`);
  console.log(`src/server/db/migrations/${file}\n\n${text}`);
}
