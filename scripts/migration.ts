import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draftMigration } from '#server/db/draft-migration.ts';
import { keepDraft } from './lib/keep-draft.ts';
import { root } from './lib/steps.mjs';

/**
 * `npm run migration -- NAME [--rename TABLE.COLUMN=NEW_NAME] [--rename TABLE=NEW_NAME]`: writes the SQL that leads from the
 * stored migrations to the tables of the manifest into the next numbered file; without a name it only shows what there is to
 * do. A person reads it before it is committed: a rename that is not given looks like a dropped and an added column.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rename: { type: 'string', multiple: true, default: [] } },
});
const [name] = positionals;
if (name !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run migration -- NAME, with NAME in kebab-case: npm run migration -- add-member-notes');
  process.exit(2);
}
const schema = readFileSync(join(root, 'generated/api/schema.sql'), 'utf8');
const { statements, orphans } = await draftMigration(schema, values.rename);
const text = statements.join('\n');
if (text !== '') {
  if (name === undefined)
    console.log(`The kept migrations lack this; npm run migration -- NAME keeps it in a file:\n\n${text}`);
  else console.log(`${keepDraft(name, text)}\n\n${text}`);
} else if (orphans.length === 0) {
  console.log('The kept migrations make exactly the tables of the manifest: nothing to do.');
} else {
  console.log('The kept migrations make every table of the manifest: nothing to add.');
}
if (orphans.length > 0)
  console.log(`\nThe manifest no longer has ${orphans.join(', ')}: npm run prune drops what is left of them.`);
