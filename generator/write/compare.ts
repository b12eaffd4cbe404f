import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { VirtualFile } from '../model/types.ts';
import { hashOf, type Lock } from './lock.ts';

export type Difference = 'missing' | 'stale' | 'stray' | 'edited';

export interface Change {
  readonly path: string;
  /** `missing` is to be made, `stale` rewritten, `stray` deleted; `edited` was changed by hand and is not touched. */
  readonly what: Difference;
  /** Text on disk, where there is one. */
  readonly before?: string;
  /** Text to be, where there shall be one. */
  readonly after?: string;
}

const textAt = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Reads texts; a missing folder is checked once, not once a file. */
function reader(root: string): (path: string) => string | undefined {
  const there = new Map<string, boolean>();
  return (path) => {
    const at = join(root, path);
    const folder = dirname(at);
    const found = there.get(folder) ?? existsSync(folder);
    there.set(folder, found);
    return found ? textAt(at) : undefined;
  };
}

/** Was this text written by the generator and left alone since? Without a lock nobody can say: then it counts as ours. */
function isOurs(path: string, text: string, lock: Lock | undefined): boolean {
  if (!lock) return true;
  return Object.hasOwn(lock.files, path) && lock.files[path] === hashOf(text);
}

const byPath = (a: Change, b: Change): number => (a.path < b.path ? -1 : 1);

/** How the files on disk differ from the files to be. */
export function differences(root: string, files: readonly VirtualFile[], lock: Lock | undefined): readonly Change[] {
  const changes: Change[] = [];
  const read = reader(root);
  for (const { path, text } of files) {
    const before = read(path);
    if (before === text) continue;
    if (before === undefined) changes.push({ path, what: 'missing', after: text });
    else changes.push({ path, what: isOurs(path, before, lock) ? 'stale' : 'edited', before, after: text });
  }
  return changes;
}

/** Files that the generator wrote once and that are no longer among those to be. */
export function unexpectedFiles(
  root: string,
  expected: ReadonlySet<string>,
  lock: Lock | undefined,
): readonly Change[] {
  return Object.keys(lock?.files ?? {}).flatMap((path): readonly Change[] => {
    const before = expected.has(path) ? undefined : textAt(join(root, path));
    return before === undefined ? [] : [{ path, what: isOurs(path, before, lock) ? 'stray' : 'edited', before }];
  });
}

/** Both, sorted by path. */
export function compare(root: string, files: readonly VirtualFile[], lock: Lock | undefined): readonly Change[] {
  const expected = new Set(files.map((file) => file.path));
  return inOrder([...differences(root, files, lock), ...unexpectedFiles(root, expected, lock)]);
}

export const inOrder = (changes: readonly Change[]): readonly Change[] => [...changes].sort(byPath);
