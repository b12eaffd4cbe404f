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
  const asked = new Map<string, boolean>();
  return (name) => {
    const root = () => dirname(createRequire(import.meta.url).resolve('@mdi/js/package.json'));
    // Nothing but ASCII stands in it: one byte a character is read and searched faster.
    declarations ??= readFileSync(join(root(), 'mdi.d.ts'), 'latin1');
    const found = asked.get(name) ?? declarations.includes(`declare const ${name}:`);
    asked.set(name, found);
    return found;
  };
}
