import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IconExists } from './icons.ts';

/**
 * Reads the names that @mdi/js exports when the first is asked for, and from its declarations: importing its three
 * megabytes would cost ten times as much.
 */
export function knownIcons(): IconExists {
  let declarations: string | undefined;
  return (name) => {
    const root = () => dirname(createRequire(import.meta.url).resolve('@mdi/js/package.json'));
    declarations ??= readFileSync(join(root(), 'mdi.d.ts'), 'utf8');
    return declarations.includes(`declare const ${name}:`);
  };
}
