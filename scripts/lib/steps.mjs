// Small helpers for the commands that people run. Plain Node: they work before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, lockOf, missingPackages } from './packages.cjs';

/** The project's root folder, wherever it sits. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Is this version of Node one of a range such as `^20.19 || ^22.13 || >=24`? Only these two signs are understood: they are
 * all that `engines` of package.json says.
 * @param {string} version @param {string} range
 */
export function isNodeIn(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, least = '', after = '0'] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?\s*$/.exec(part) ?? [];
    const isNewEnough = major > Number(least) || (major === Number(least) && minor >= Number(after));
    return sign !== undefined && isNewEnough && (sign === '>=' || major === Number(least));
  });
}

/** Exits with a plain sentence when Node is none of the versions that package.json names. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (isNodeIn(process.versions.node, engines.node)) return;
  console.error(`Node ${engines.node} is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs a program and resolves with its exit code; output is shown unless `quiet`, and then shown only on failure.
 * `behind` is for background work: it has a lower priority, and its output is shown when it has ended.
 * @param {string} command @param {readonly string[]} args
 * @param {{ quiet?: boolean, behind?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { quiet = false, behind = false, env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const out = quiet || behind ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', out, out] });
    if (behind && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    /** @type {Buffer[]} */
    const held = [];
    child.stdout?.on('data', (chunk) => held.push(chunk));
    child.stderr?.on('data', (chunk) => held.push(chunk));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      const status = code ?? (signal ? 1 : 0);
      if (behind || (quiet && status !== 0)) process.stderr.write(Buffer.concat(held));
      resolve(status);
    });
  });
}

/**
 * Says what is being done, does it, says how long it took. A failure ends the process.
 * @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now();
  process.stdout.write(`• ${title} …\n`);
  try {
    const result = await work();
    process.stdout.write(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    console.error(`  failed: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** Like `run`, but a non-zero exit is an error. @param {string} command @param {readonly string[]} args @param {Parameters<typeof run>[2]} [options] */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}`);
}

/** Milliseconds between checks whether the parent process is still alive. */
const lookAround = 500;

/**
 * Calls `stop` when this process is asked to end, and when it is a script of npm and the shell that npm started for it is
 * gone: npm passes a signal on to that shell, which ends without a word to the command that it runs.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onEnd(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), lookAround).unref();
}

/** Path of a program installed by npm, run through Node so that no shell is needed. @param {string} file */
export const packageFile = (file) => join(root, 'node_modules', file);

/** @param {string} path @returns {string[]} every file below a path, sorted, with forward slashes */
export function filesBelow(path) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} at */
  const walk = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
      const full = join(at, entry.name);
      if (entry.isDirectory()) walk(full);
      else if (entry.isFile()) found.push(relative(root, full).split(sep).join('/'));
    }
  };
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  walk(full);
  return found.sort();
}

/** One hash over the contents of files and folders. @param {readonly string[]} paths @param {string} [salt] */
export function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Runs `work` while no other process of this project runs one of the same name: two starts at once must not install
 * or build over each other. A lock whose owner is gone is taken over.
 * @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
async function alone(name, work) {
  const lock = lockOf(root, name);
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      // An empty lock is one that is being written, and one that is gone was given back just now.
      const owner = Number(contentOf(lock) ?? Number.NaN);
      if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
      else {
        if (waited === 5) console.log(`• Waiting for another process of this project (${name}) …`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Does `work` unless it was done before with the same inputs and its product still exists.
 * @param {{ name: string, title: string, inputs: readonly string[], salt?: string, product: string }} what
 * @param {() => Promise<void>} work
 */
export async function once({ name, title, inputs, salt = '', product }, work) {
  const mark = join(root, '.cache', `${name}.hash`);
  const hash = hashOf(inputs, `${salt}${process.versions.modules}`);
  const isDone = () => existsSync(join(root, product)) && existsSync(mark) && readFileSync(mark, 'utf8') === hash;
  if (isDone()) return;
  await alone(name, async () => {
    if (isDone()) return;
    await step(title, work);
    writeFileSync(mark, hash);
  });
}

/** Installs the packages of package-lock.json where npm has not done so. */
export async function install() {
  const isDone = () => missingPackages(root).length === 0;
  if (isDone()) return;
  await alone('install', async () => {
    if (isDone()) return;
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await step('Installing packages', () =>
      must(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }),
    );
  });
}
