import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { VirtualFile } from '../model/types.ts';
import { apply } from './apply.ts';
import { compare } from './compare.ts';
import { shortDiff } from './diff.ts';
import { hashOf, lockPath, lockText, readLock } from './lock.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (files: readonly VirtualFile[]): void => {
  apply(root, compare(root, files, readLock(root)));
  const hashes = new Map(files.map((file) => [file.path, hashOf(file.text)]));
  writeFileSync(join(root, lockPath), lockText(hashes));
};

const a = { path: 'generated/web/a/one.ts', text: 'one\n' };
const b = { path: 'generated/web/b/two.ts', text: 'two\n' };

describe('writing', () => {
  test('writes what is missing, leaves alone what is equal', () => {
    write([a, b]);
    const before = statSync(join(root, a.path)).mtimeMs;
    expect(compare(root, [a, b], readLock(root))).toEqual([]);
    write([a, { ...b, text: 'other\n' }]);
    expect(statSync(join(root, a.path)).mtimeMs).toBe(before);
    expect(readFileSync(join(root, b.path), 'utf8')).toBe('other\n');
  });

  test('deletes what it wrote and no longer writes, with the folder that it leaves empty', () => {
    write([a, b]);
    writeFileSync(join(root, 'generated/web/a/mine.ts'), 'somebody else’s');
    write([]);
    expect(existsSync(join(root, b.path))).toBe(false);
    expect(existsSync(join(root, 'generated/web/b'))).toBe(false);
    expect(readFileSync(join(root, 'generated/web/a/mine.ts'), 'utf8')).toBe('somebody else’s');
  });

  test('knows what was changed by hand', () => {
    write([a, b]);
    writeFileSync(join(root, a.path), 'edited\n');
    expect(compare(root, [{ ...a, text: 'new\n' }, b], readLock(root)).map((change) => change.what)).toEqual([
      'edited',
    ]);
    expect(compare(root, [b], readLock(root)).map((change) => change.what)).toEqual(['edited']);
  });

  test('a file that was there before the generator is not its own', () => {
    write([a]);
    writeFileSync(join(root, 'generated/web/a/mine.ts'), 'mine');
    expect(compare(root, [a, { path: 'generated/web/a/mine.ts', text: 'x' }], readLock(root))).toMatchObject([
      { what: 'edited' },
    ]);
  });

  test('a torn lock is no lock', () => {
    write([a]);
    writeFileSync(join(root, lockPath), '{ "files": <<<<<<<');
    expect(readLock(root)).toBeUndefined();
  });
});

describe('shortDiff', () => {
  test('shows what changed with two lines around it', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7'].join('\n');
    expect(shortDiff(before, before.replace('4', 'four'))).toBe('@@ line 2 @@\n 2\n 3\n-4\n+four\n 5\n 6');
  });

  test('is short', () => {
    const long = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n');
    expect(shortDiff('', long).split('\n').length).toBeLessThan(16);
    expect(shortDiff('', long)).toContain('more lines');
  });
});
