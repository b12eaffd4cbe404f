// Which packages are installed, as npm itself writes it down. CommonJS, so that the generator's front door can ask, too.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Entry */
/** @typedef {{ version?: string, packages?: Readonly<Record<string, Entry>> }} File */

/** @param {string} path @returns {File} */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Packages of package-lock.json that are not installed, or in another version; empty when all is there, whoever has
 * installed it. What is optional may be for other machines.
 * @param {string} root @returns {readonly string[]}
 */
function missingPackages(root) {
  const { packages: wanted = {} } = read(join(root, 'package-lock.json'));
  const { packages: there = {} } = read(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).flatMap(([path, { version, integrity, optional }]) => {
    const found = there[path];
    const isThere = found
      ? found.version === version && found.integrity === integrity
      : // What was put there by other means than npm is there as well.
        path === '' || optional === true || read(join(root, path, 'package.json')).version === version;
    return isThere ? [] : [path.replace(/^.*node_modules\//, '')];
  });
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

/** The file that says which process alone does something that has this name. @param {string} root @param {string} name */
const lockOf = (root, name) => join(root, '.cache', `${name}.lock`);

/** The process that holds a lock; undefined when nobody does. @param {string} lock */
function holderOf(lock) {
  try {
    // An empty lock is one that is being written.
    const owner = Number(readFileSync(lock, 'utf8'));
    return owner === 0 || isAlive(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Waits while another process of this project installs its packages. Answers why nothing can be done, if so.
 * @param {string} root @param {(line: string) => void} say @returns {Promise<string | undefined>}
 */
async function packagesReady(root, say) {
  for (let waits = 0; holderOf(lockOf(root, 'install')) !== undefined; waits++) {
    if (waits === 0) say('Waiting for another process of this project, which installs the packages …');
    await sleep(100);
  }
  const missing = missingPackages(root);
  if (missing.length === 0) return undefined;
  const some = missing.slice(0, 3).join(', ');
  const count = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return `Packages are not installed, or are being installed right now: ${some}${count}.\nRun npm ci, and then this again.`;
}

module.exports = { isAlive, lockOf, missingPackages, packagesReady };
