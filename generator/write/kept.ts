import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A SHA-256 in hexadecimal digits, and a line break. */
const head = 65;

const seal = (version: string, body: Uint8Array): string =>
  `${createHash('sha256').update(version).update('\0').update(body).digest('hex')}\n`;

/**
 * What an earlier run has kept because it saves work. Undefined where there is nothing, where it was kept for another
 * `version`, or where a byte of it has changed since: then the work is done again.
 */
export function readKept(path: string, version: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(path);
    const body = bytes.subarray(head);
    return bytes.toString('latin1', 0, head) === seal(version, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps bytes for the next run: all of them or none. */
export function writeKept(path: string, version: string, body: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([Buffer.from(seal(version, body), 'latin1'), body]));
  renameSync(draft, path);
}
