// Small helpers for the commands that people run. Plain Node: they work before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, wherever it sits. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Exits with a plain sentence when Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs a program and resolves with its exit code; output is shown unless `quiet`, and then shown only on failure.
 * `behind` is for what runs beside something else: it gives way to it, and is shown when it has ended.
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

/** Is a process of this number alive? @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
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
  const lock = join(root, '.cache', `${name}.lock`);
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

/** Installs the packages of package-lock.json where that has not been done. */
export async function install() {
  await once(
    { name: 'install', title: 'Installing packages', inputs: ['package-lock.json'], product: 'node_modules/fastify' },
    async () => {
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      await must(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
    },
  );
}
