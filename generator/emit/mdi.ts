import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IconExists } from './icons.ts';

/** Reads the names that @mdi/js exports, from its declarations: importing its three megabytes would cost ten times as much. */
export async function knownIcons(): Promise<IconExists> {
  const root = dirname(createRequire(import.meta.url).resolve('@mdi/js/package.json'));
  const declarations = await readFile(join(root, 'mdi.d.ts'), 'utf8');
  return (name) => declarations.includes(`declare const ${name}:`);
}
