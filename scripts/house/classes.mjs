// A class that a component uses and its style sheet lacks is undefined, without any error.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { files } from './files.mjs';

const imported = /import (\w+) from '([^']+\.module\.css)';/g;
/** Several sheets as one: `export const css = { ...parts, ...forms };` in a file of its own. */
const together = /import \{ css \} from '([^']+\/css\.ts)';/g;

/** @param {string} from @param {string} path */
const placeOf = (from, path) =>
  path.startsWith('#') ? `src/${path.slice(1)}` : normalize(join(dirname(from), path)).replaceAll('\\', '/');

/** @param {string} folder @returns {string[]} */
export function classProblems(folder) {
  const read = (/** @type {string} */ file) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  /** @param {string} file @returns {[string, string][]} names of sheets in a file, and their texts */
  const sheetsOf = (file) => {
    const text = read(file);
    return [
      ...[...text.matchAll(imported)].map(
        ([, name = '', path = '']) => /** @type {[string, string]} */ ([name, read(placeOf(file, path))]),
      ),
      ...[...text.matchAll(together)].map(
        ([, path = '']) =>
          /** @type {[string, string]} */ ([
            'css',
            sheetsOf(placeOf(file, path))
              .map(([, sheet]) => sheet)
              .join('\n'),
          ]),
      ),
    ];
  };
  return files(folder, ['src'], /\.tsx?$/).flatMap((file) => {
    const code = read(file).replaceAll(/^import .*$|'[^'\n]*'/gm, '');
    return sheetsOf(file).flatMap(([name, sheet]) => {
      const has = new Set([...sheet.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one));
      const used = new Set([...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, one]) => one));
      return [...used]
        .filter((one) => !has.has(one))
        .map((one) => `${file}  asks for the class ${name}.${one}, which its style sheet does not have`);
    });
  });
}
