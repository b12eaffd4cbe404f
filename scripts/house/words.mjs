// Messages of the server to people are in catalogues, in both languages: no Thai in other files of the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { files, linesOf } from './files.mjs';

/** The part of an area in the demo: names and notes of invented people. */
export const demoOfArea = /^src\/areas\/[^/]+\/server\/demo[./]/;

/** Where Thai is no text of ours, or is not said in the language of one reader, and why. */
export const otherWords = [
  { path: 'src/server/demo/', why: 'names and notes of invented people' },
  { path: 'src/server/providers/sandbox/', why: 'imitates what banks, gateways and telephone companies say' },
  { path: 'src/areas/auth/server/mail-texts.ts', why: 'a letter is in both languages, one below the other' },
  {
    path: 'src/areas/auth/server/setup/page.ts',
    why: 'the one page that is seen before there is anybody with a setting',
  },
  // What others write is compared with these; nobody reads them.
  {
    path: 'src/areas/finance/server/deposit/title-words.ts',
    why: 'titles of members and senders, as banks write them',
  },
  { path: 'src/areas/system/server/import/head-words.ts', why: 'heads of columns, as other systems write them' },
  { path: 'src/areas/system/server/import/read/bank-words.ts', why: 'names of banks, as other systems write them' },
  {
    path: 'src/areas/system/server/import/read/foreign-words.ts',
    why: 'months and units, as other systems write them',
  },
  { path: 'src/server/providers/flag-words.ts', why: 'yes and no, as lists of games write them' },
];

const thai = /[\u0e00-\u0e7f]/;
const isServer = (/** @type {string} */ file) => /^src\/(server|gateways|areas\/[^/]+\/server)\//.test(file);

/** `src/server/ledger/texts.ts`, or one file of several in a folder `texts/`. @param {string} file */
export const isCatalogue = (file) => isServer(file) && /\/texts(\.ts|\/[^/]+\.ts)$/.test(file);

/** Lines that hold Thai outside comments. @param {string} folder @param {string} file @returns {number[]} */
function thaiLines(folder, file) {
  let inComment = false;
  return linesOf(folder, file).flatMap((line, at) => {
    const begins = /^\s*\/\*/.test(line);
    const isComment = inComment || begins || /^\s*\/\//.test(line);
    inComment = (inComment || begins) && !line.includes('*/');
    return !isComment && thai.test(line.replace(/\s\/\/ .*$/, '')) ? [at + 1] : [];
  });
}

/** @param {string} folder @returns {string[]} */
export function wordProblems(folder) {
  const found = files(folder, ['src/server', 'src/gateways', 'src/areas'], /\.ts$/)
    .filter((file) => isServer(file) && !isCatalogue(file) && !/\.test\.ts$/.test(file) && !demoOfArea.test(file))
    .map((file) => ({ file, lines: thaiLines(folder, file) }))
    .filter(({ lines }) => lines.length > 0);
  const isOther = (/** @type {string} */ file) => otherWords.some(({ path }) => file.startsWith(path));
  const literals = found
    .filter(({ file }) => !isOther(file))
    .flatMap(({ file, lines }) =>
      lines.map((line) => `${file}:${line}  says something in Thai alone: it belongs into texts.ts, with its English`),
    );
  const idle = otherWords
    .filter(
      ({ path }) =>
        path.endsWith('.ts') && existsSync(join(folder, path)) && !found.some(({ file }) => file.startsWith(path)),
    )
    .map(({ path }) => `scripts/house/words.mjs  excepts ${path}, where there is no Thai: take it off the list`);
  return [...literals, ...idle];
}
