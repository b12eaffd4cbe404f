import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const folder = 'src/server/db/migrations';

/** Writes the text of a migration into the next numbered file; returns its path. */
export function keepDraft(name: string, text: string): string {
  const last = Math.max(...readdirSync(join(root, folder)).map((file) => Number.parseInt(file, 10) || 0));
  const file = `${folder}/${String(last + 1).padStart(4, '0')}-${name}.sql`;
  writeFileSync(join(root, file), `${text}\n`);
  return file;
}
