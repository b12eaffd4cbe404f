// Has anything changed since generated/ was last brought up to date? Answered from hashes of the inputs, and of the
// outputs from size and time (from their hash where those differ, as after a fresh checkout).
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, home, root } from './paths.mjs';

const note = join(cache, 'settled.json');
const lock = join(root, 'generated/lock.json');

/** @typedef {{ generator: string, all: string }} Inputs */

/** @param {string} folder @param {RegExp} kind @returns {string[]} */
function filesBelow(folder, kind) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => kind.test(path))
      .map((path) => join(folder, path))
      .sort();
  } catch {
    return [];
  }
}

/** @param {readonly string[]} files @param {string} first */
function hashFiles(files, first) {
  const hash = createHash('sha256').update(first);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** Hashes of everything that the output depends on. @returns {Inputs} */
export function readInputs() {
  const source = /^(?!.*\.test\.ts$).*\.ts$/;
  const generator = hashFiles(
    [
      ...filesBelow(join(home, 'generator'), source),
      ...filesBelow(join(home, 'src/contract'), source),
      join(home, 'package.json'),
    ],
    'generator',
  );
  return { generator, all: hashFiles(filesBelow(join(root, 'manifest'), /\.ya?ml$/), generator) };
}

/** @returns {Record<string, string>} */
function lockedFiles() {
  return JSON.parse(readFileSync(lock, 'utf8')).files;
}

/** @param {string} path */
function stamp(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

/** Does everything on disk stand as the last successful run left it? @param {Inputs} inputs */
export function isSettled(inputs) {
  try {
    const known = JSON.parse(readFileSync(note, 'utf8'));
    if (known.inputs !== inputs.all || known.lock !== hashFiles([lock], '')) return false;
    for (const [path, hash] of Object.entries(lockedFiles())) {
      const file = join(root, path);
      if (known.stamps[path] === stamp(file)) continue;
      if (createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32) !== hash) return false;
    }
    return true;
  } catch {
    // No note, a torn note, a missing file: whatever it is, a whole run finds out.
    return false;
  }
}

/** Writes down that inputs and outputs belong together. @param {Inputs} inputs */
export function settle(inputs) {
  const stamps = Object.fromEntries(Object.keys(lockedFiles()).map((path) => [path, stamp(join(root, path))]));
  mkdirSync(cache, { recursive: true });
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ inputs: inputs.all, lock: hashFiles([lock], ''), stamps }));
  renameSync(draft, note);
}
