// Which files a house rule reads.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Paths below some folders, or these files themselves, sorted. @param {string} folder @param {readonly string[]} below @param {RegExp} kind @returns {string[]} */
export function files(folder, below, kind) {
  /** @type {string[]} */
  const found = [];
  const walk = (/** @type {string} */ at) => {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${at}/${entry.name}`);
      else if (kind.test(entry.name)) found.push(`${at}/${entry.name}`);
    }
  };
  for (const path of below) {
    if (!existsSync(join(folder, path))) continue;
    if (statSync(join(folder, path)).isFile()) found.push(path);
    else walk(path);
  }
  return found.sort();
}

/** @param {string} folder @param {string} file @returns {string[]} */
export const linesOf = (folder, file) => readFileSync(join(folder, file), 'utf8').split('\n');
