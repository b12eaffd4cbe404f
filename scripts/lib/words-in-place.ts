import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface WordsPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly apply: 'build';
  resolveId(source: string, importer: string | undefined): string | undefined;
  load(id: string): { readonly code: string; readonly moduleType: 'ts' } | undefined;
}

/** What is copied; nothing compares these by identity. */
const imported = /^#generated\/api\/((?:enums|fields)\/[\w-]+\.ts)$/;
const copied = /\?of=[^?]+$/;

/**
 * A Vite plugin: gives each module that imports fields, or the words of their choices, a copy of its own; what a copy imports
 * is that module's too. They are some hundred bytes that do nothing by being read; shared, each set of screens with an
 * entity or a status in common makes a file of them, and a screen would fetch ten of these.
 */
export function wordsInPlace(root: string): WordsPlugin {
  return {
    name: 'words-in-place',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const file = imported.exec(source)?.[1];
      if (file === undefined || importer === undefined) return undefined;
      const reader =
        /\?of=(.+)$/.exec(importer)?.[1] ?? relative(root, importer.replace(/\?.*$/, '')).replaceAll('\\', '/');
      return `${join(root, 'generated/api', file).replaceAll('\\', '/')}?of=${reader}`;
    },
    load(id) {
      if (!copied.test(id) || !/\/generated\/api\/(enums|fields)\//.test(id)) return undefined;
      return { code: readFileSync(id.replace(copied, ''), 'utf8'), moduleType: 'ts' };
    },
  };
}
