// Has anything changed since generated/ was last brought up to date? Answered from size and time of inputs and outputs;
// where those differ, as after a fresh checkout, from hashes of what is in the files.
const { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { cache, home, root } = require('./paths.cjs');

/**
 * What a successful run writes down: for the generator's source, and for the manifest and the lock, size and time of each
 * file and one hash of all; for each generated file its size and time.
 * @typedef {{ readonly stamps: string, readonly hash: string }} Known
 * @typedef {{ readonly generator: Known, readonly inputs: Known, readonly outputs: Readonly<Record<string, string>> }} Note
 * @typedef {{ readonly path: string, readonly text: string }} File paths are from the project's root
 */

// Loaded when something has to be hashed: a run with nothing to do does without.
const sha256 = () => require('node:crypto').createHash('sha256');

const noteFile = join(cache, 'settled.json');
const lockPath = 'generated/lock.json';

/** Files of one kind below a folder, sorted, with their paths from `base`. @param {string} base @param {string} folder @param {RegExp} kind @returns {string[]} */
function filesBelow(base, folder, kind) {
  try {
    return readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => kind.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .sort();
  } catch {
    return [];
  }
}

const source = /^(?!.*\.test\.ts$).*\.ts$/;

const generatorFiles = () => [
  ...filesBelow(home, 'generator', source),
  ...filesBelow(home, 'src/contract', source),
  'package.json',
];

const inputFiles = () => [...filesBelow(root, 'manifest', /\.ya?ml$/), lockPath];

/** @param {Iterable<File>} files */
function hashOf(files) {
  const hash = sha256();
  for (const { path, text } of files) hash.update(path).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** @param {string} base @param {readonly string[]} paths */
const hashFiles = (base, paths) =>
  hashOf(paths.map((path) => ({ path, text: readFileSync(join(base, path), 'utf8') })));

/** Size and time of one file. @param {import('node:fs').Stats} stats */
const stamp = ({ size, mtimeMs }) => `${size} ${mtimeMs}`;

/** File systems tell times in steps of some milliseconds. */
const blur = 50;

/**
 * Size and time of files; nothing where one was saved after `until` (milliseconds), or just before: it may have been saved
 * twice within one step of the clock, and is told by its hash alone.
 * @param {string} base @param {readonly string[]} paths @param {number} until
 */
function stampsOf(base, paths, until) {
  let stamps = '';
  for (const path of paths) {
    const stats = statSync(join(base, path));
    if (stats.mtimeMs > until - blur) return '';
    stamps += `${path} ${stamp(stats)}\n`;
  }
  return stamps;
}

/**
 * Do these files stand as they are known? Returns what is known of them now, or nothing when they do not.
 * @param {string} base @param {readonly string[]} paths @param {Known | undefined} known @returns {Known}
 */
function lookAt(base, paths, known) {
  const stamps = stampsOf(base, paths, Date.now());
  if (known && stamps !== '' && stamps === known.stamps) return known;
  return { stamps, hash: hashFiles(base, paths) };
}

/** @returns {Note | undefined} */
function readNote() {
  try {
    return JSON.parse(readFileSync(noteFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Note} note */
function writeNote(note) {
  mkdirSync(cache, { recursive: true });
  const draft = `${noteFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, noteFile);
}

/** @type {Known | undefined} */
let generator;

/** The generator's source as this process found it, which is what runs: its hash is the name of its bundle. */
function knowGenerator(note = readNote()) {
  generator ??= lookAt(home, generatorFiles(), note?.generator);
  return generator;
}

/** Size and time of the generated files, where each has the text that it was written with. @param {Note} note */
function lookAtOutputs({ outputs }) {
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {Readonly<Record<string, string>> | undefined} */
  let hashes;
  for (const path in outputs) {
    const file = join(root, path);
    const now = stamp(statSync(file));
    found[path] = now;
    if (outputs[path] === now) continue;
    hashes ??= /** @type {{ files: Readonly<Record<string, string>> }} */ (
      JSON.parse(readFileSync(join(root, lockPath), 'utf8'))
    ).files;
    if (sha256().update(readFileSync(file)).digest('hex').slice(0, 32) !== hashes[path]) return undefined;
  }
  return hashes ? found : outputs;
}

/** Does everything on disk stand as the last successful run left it? */
function isSettled() {
  try {
    const note = readNote();
    if (!note || knowGenerator(note).hash !== note.generator.hash) return false;
    const inputs = lookAt(root, inputFiles(), note.inputs);
    const outputs = inputs.hash === note.inputs.hash ? lookAtOutputs(note) : undefined;
    if (!outputs) return false;
    // What had to be hashed this time is told by size and time the next time.
    const now = { generator: knowGenerator(note), inputs, outputs };
    if (now.generator !== note.generator || inputs !== note.inputs || outputs !== note.outputs) writeNote(now);
    return true;
  } catch {
    // A torn note, a missing file: whatever it is, a whole run finds out.
    return false;
  }
}

/**
 * Writes down that inputs and outputs belong together: the files as the run read them, which began at `started`
 * (milliseconds).
 * @param {readonly File[]} manifest @param {string} lock @param {number} started
 */
function settle(manifest, lock, started) {
  const inputs = [...manifest, { path: lockPath, text: lock }];
  const paths = manifest.map(({ path }) => path);
  const [before, own] = [stampsOf(root, paths, started), stampsOf(root, [lockPath], Number.POSITIVE_INFINITY)];
  writeNote({
    generator: knowGenerator(),
    inputs: { stamps: before === '' ? '' : before + own, hash: hashOf(inputs) },
    outputs: Object.fromEntries(
      Object.keys(JSON.parse(lock).files).map((path) => [path, stamp(statSync(join(root, path)))]),
    ),
  });
}

module.exports = { hashGenerator: () => knowGenerator().hash, isSettled, settle };
