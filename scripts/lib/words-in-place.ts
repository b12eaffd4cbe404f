import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface WordsPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly apply: 'build';
  resolveId(source: string, importer: string | undefined): string | undefined;
  load(id: string): { readonly code: string; readonly moduleType: 'ts' } | undefined;
}

const imported = /^#generated\/api\/enums\/([\w-]+\.ts)$/;
const copied = /\?of=[^?]+$/;

/**
 * A Vite plugin: gives each module that imports the words of a field's choices a copy of its own. They are a few hundred
 * bytes that do nothing by being read; shared, each set of screens with a status in common makes a file of them, and a
 * list would fetch ten of these.
 */
export function wordsInPlace(root: string): WordsPlugin {
  return {
    name: 'words-in-place',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const file = imported.exec(source)?.[1];
      if (file === undefined || importer === undefined) return undefined;
      const reader = relative(root, importer.replace(/\?.*$/, '')).replaceAll('\\', '/');
      return `${join(root, 'generated/api/enums', file).replaceAll('\\', '/')}?of=${reader}`;
    },
    load(id) {
      if (!copied.test(id) || !id.includes('/generated/api/enums/')) return undefined;
      return { code: readFileSync(id.replace(copied, ''), 'utf8'), moduleType: 'ts' };
    },
  };
}
