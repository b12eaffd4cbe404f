// Has anything changed since generated/ was last brought up to date? Answered from size and time of inputs and outputs;
// where those differ, as after a fresh checkout, from hashes of what is in the files.
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cache, home, root } from './paths.mjs';

// Loaded when something has to be hashed: loading it costs a sixth of a run with nothing to do.
const sha256 = () =>
  /** @type {typeof import('node:crypto')} */ (createRequire(import.meta.url)('node:crypto')).createHash('sha256');

const note = join(cache, 'settled.json');
const lock = join(root, 'generated/lock.json');

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

const source = /^(?!.*\.test\.ts$).*\.ts$/;

const generatorFiles = () => [
  ...filesBelow(join(home, 'generator'), source),
  ...filesBelow(join(home, 'src/contract'), source),
  join(home, 'package.json'),
];

const manifestFiles = () => filesBelow(join(root, 'manifest'), /\.ya?ml$/);

/** @param {readonly string[]} files @param {string} first */
function hashFiles(files, first) {
  const hash = sha256().update(first);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** Size and time of one file. @param {string} path */
function stamp(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

/** Size and time of everything that the output depends on, and of the lock. */
const stampInputs = () =>
  [...generatorFiles(), ...manifestFiles(), lock].map((file) => `${file} ${stamp(file)}`).join('\n');

/** @type {string | undefined} */
let generatorHash;

/** Hash of the generator's source: the name of its bundle. Of the source as this process found it, which is what runs. */
export const hashGenerator = () => {
  generatorHash ??= hashFiles(generatorFiles(), 'generator');
  return generatorHash;
};

/** Hash of everything that the output depends on, and of the lock. */
const hashInputs = () => hashFiles([...manifestFiles(), lock], hashGenerator());

/** @returns {Record<string, string>} */
const lockedFiles = () => JSON.parse(readFileSync(lock, 'utf8')).files;

/** Does everything on disk stand as the last successful run left it? */
export function isSettled() {
  try {
    const known = JSON.parse(readFileSync(note, 'utf8'));
    if (known.stamps !== stampInputs() && known.hash !== hashInputs()) return false;
    for (const [path, hash] of Object.entries(lockedFiles())) {
      const file = join(root, path);
      if (known.outputs[path] === stamp(file)) continue;
      if (sha256().update(readFileSync(file)).digest('hex').slice(0, 32) !== hash) return false;
    }
    return true;
  } catch {
    // No note, a torn note, a missing file: whatever it is, a whole run finds out.
    return false;
  }
}

/** Writes down that inputs and outputs belong together. */
export function settle() {
  const outputs = Object.fromEntries(Object.keys(lockedFiles()).map((path) => [path, stamp(join(root, path))]));
  mkdirSync(cache, { recursive: true });
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ hash: hashInputs(), stamps: stampInputs(), outputs }));
  renameSync(draft, note);
}
