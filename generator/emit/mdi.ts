import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IconExists } from './icons.ts';

/**
 * Reads the names that @mdi/js exports on first use, and from its declarations: importing its three
 * megabytes would cost ten times as much. All at once, because hundreds are needed.
 */
export function iconNames(): IconExists {
  let declared: ReadonlySet<string> | undefined;
  return (name) => {
    const root = () => dirname(createRequire(import.meta.url).resolve('@mdi/js/package.json'));
    // It is pure ASCII: one byte a character is read and searched faster.
    declared ??= new Set(readFileSync(join(root(), 'mdi.d.ts'), 'latin1').match(/declare const mdi\w+:/g));
    return declared.has(`declare const ${name}:`);
  };
}
