// Has anything changed since generated/ was last brought up to date? Answered from size and time of inputs and outputs;
// where those differ, as after a fresh checkout, from hashes of what is in the files.
const { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { cache, home, root } = require('./paths.cjs');

/**
 * What a successful run writes down: for the generator's source, for the manifest and the lock, and for what is generated,
 * the files and two numbers each, its size and time, which are compared as they are; for the first two one hash of all.
 * @typedef {{ readonly paths: readonly string[], readonly stamps: readonly number[] }} Stamped
 * @typedef {Stamped & { readonly hash: string }} Known
 * @typedef {{ readonly generator: Known, readonly inputs: Known, readonly outputs: Stamped, readonly code: readonly string[] }} Note
 * @typedef {{ readonly path: string, readonly text: string }} File paths are from the project's root
 */

// Loaded when something has to be hashed: a run with nothing to do does without.
const sha256 = () => require('node:crypto').createHash('sha256');

const noteFile = join(cache, 'settled.json');
const lockPath = 'generated/lock.json';

/**
 * Adds the files of one kind below a folder, with their paths from `base`. Node's own way down works out every path anew.
 * @param {string} base @param {string} folder @param {RegExp} kind @param {string[]} found
 */
function addFiles(base, folder, kind, found) {
  for (const entry of readdirSync(`${base}/${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    const isLink = entry.isSymbolicLink();
    const isFolder = isLink
      ? statSync(`${base}/${path}`, { throwIfNoEntry: false })?.isDirectory()
      : entry.isDirectory();
    if (isFolder) addFiles(base, path, kind, found);
    else if (kind.test(path)) found.push(path);
  }
}

/** The same, sorted; none where there is no such folder. @param {string} base @param {string} folder @param {RegExp} kind @returns {string[]} */
function filesBelow(base, folder, kind) {
  try {
    /** @type {string[]} */
    const found = [];
    addFiles(base, folder, kind, found);
    return found.sort();
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

/** Hand-written files that the rules look for by name: what is in them is not the generator's business. */
const codeFiles = () => [...filesBelow(root, 'src/areas', /\.tsx?$/), ...filesBelow(root, 'src/gateways', /\.tsx?$/)];

/** @param {Iterable<File>} files */
function hashOf(files) {
  const hash = sha256();
  for (const { path, text } of files) hash.update(path).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** @param {string} base @param {readonly string[]} paths */
const hashFiles = (base, paths) =>
  hashOf(paths.map((path) => ({ path, text: readFileSync(join(base, path), 'utf8') })));

/** File systems tell times in steps of some milliseconds. */
const blur = 50;

/**
 * Sizes and times of files; nothing where one was saved after `until` (milliseconds), or just before: it may have been
 * saved twice within one step of the clock, and is told by its hash alone.
 * @param {string} base @param {readonly string[]} paths @param {number} until
 */
function stampsOf(base, paths, until) {
  /** @type {number[]} */
  const stamps = [];
  for (const path of paths) {
    const { size, mtimeMs } = statSync(`${base}/${path}`);
    if (mtimeMs > until - blur) return [];
    stamps.push(size, mtimeMs);
  }
  return stamps;
}

/** A torn note may lack the second. @param {readonly unknown[]} a @param {readonly unknown[] | undefined} b */
const areSame = (a, b) => a.length === b?.length && a.every((each, index) => each === b[index]);

/**
 * Do these files stand as they are known? Returns what is known of them now, or nothing when they do not.
 * @param {string} base @param {readonly string[]} paths @param {Known | undefined} known @returns {Known}
 */
function lookAt(base, paths, known) {
  const stamps = stampsOf(base, paths, Date.now());
  if (known && stamps.length > 0 && areSame(stamps, known.stamps) && areSame(paths, known.paths)) return known;
  return { paths, stamps, hash: hashFiles(base, paths) };
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

/** Size and time of the generated files, where each has the text that it was written with. @param {Note} note @returns {Stamped | undefined} */
function lookAtOutputs({ outputs }) {
  const { paths, stamps } = outputs;
  /** @type {number[]} */
  const found = [];
  /** @type {Readonly<Record<string, string>> | undefined} */
  let hashes;
  for (const path of paths) {
    const at = found.length;
    const { size, mtimeMs } = statSync(`${root}/${path}`);
    found.push(size, mtimeMs);
    if (size === stamps[at] && mtimeMs === stamps[at + 1]) continue;
    hashes ??= /** @type {{ files: Readonly<Record<string, string>> }} */ (
      JSON.parse(readFileSync(join(root, lockPath), 'utf8'))
    ).files;
    if (
      sha256()
        .update(readFileSync(join(root, path)))
        .digest('hex')
        .slice(0, 32) !== hashes[path]
    )
      return undefined;
  }
  return hashes ? { paths, stamps: found } : outputs;
}

/** Does everything on disk stand as the last successful run left it? */
function isSettled() {
  try {
    const note = readNote();
    if (!note || knowGenerator(note).hash !== note.generator.hash) return false;
    const inputs = lookAt(root, inputFiles(), note.inputs);
    const outputs = inputs.hash === note.inputs.hash ? lookAtOutputs(note) : undefined;
    if (!outputs || !areSame(codeFiles(), note.code)) return false;
    // What had to be hashed this time is told by size and time the next time.
    const now = { generator: knowGenerator(note), inputs, outputs, code: note.code };
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
  const before = stampsOf(
    root,
    manifest.map(({ path }) => path),
    started,
  );
  const own = stampsOf(root, [lockPath], Number.POSITIVE_INFINITY);
  const written = Object.keys(JSON.parse(lock).files);
  writeNote({
    generator: knowGenerator(),
    inputs: {
      paths: inputs.map(({ path }) => path),
      stamps: before.length === 0 ? [] : [...before, ...own],
      hash: hashOf(inputs),
    },
    outputs: { paths: written, stamps: stampsOf(root, written, Number.POSITIVE_INFINITY) },
    code: codeFiles(),
  });
}

module.exports = { hashGenerator: () => knowGenerator().hash, isSettled, settle };
