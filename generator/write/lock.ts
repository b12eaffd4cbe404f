import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../model/record.ts';

export const lockPath = 'generated/lock.json';

/** What the generator wrote: path → hash of the text. Only these files may it overwrite or delete. */
export interface Lock {
  readonly files: Readonly<Record<string, string>>;
}

export const hashOf = (text: string): string => hash('sha256', text).slice(0, 32);

export function readLock(root: string): Lock | undefined {
  const path = join(root, lockPath);
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('files' in value)) return undefined;
    const { files } = value;
    if (typeof files !== 'object' || files === null) return undefined;
    const entries = Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { files: recordOf(entries) };
  } catch {
    // A lock that a merge has torn is no lock: the files then speak for themselves.
    return undefined;
  }
}

/** Text of the lock, one line a file, so that merges stay readable. */
export function lockText(files: ReadonlyMap<string, string>): string {
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, hash]) => `    ${JSON.stringify(path)}: "${hash}"`);
  return `{\n  "about": "Written by npm run generate: every generated file and the hash of its text.",\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`;
}
