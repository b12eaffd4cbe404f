import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { watchFolders } from './watch-folders.cjs';

let folder = '';
let heard: string[] = [];
let end: () => void = () => undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-folders-'));
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep/a.yaml'), 'a: 1\n');
  heard = [];
  end = watchFolders([folder], (path) => heard.push(path));
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

/** Saves as editors do that never leave half a file: beside it, and then in its place. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.draft`, text);
  renameSync(`${path}.draft`, path);
}

it('a file that an editor replaces is heard of each time', async () => {
  const path = join(folder, 'deep/a.yaml');
  for (const text of ['a: 2\n', 'a: 3\n', 'a: 4\n']) {
    heard = [];
    replace(path, text);
    await until('it is heard of', async () => heard.includes(path));
  }
});

it('files of a folder that comes are heard of, and so are their changes', async () => {
  mkdirSync(join(folder, 'next'));
  const path = join(folder, 'next/b.yaml');
  writeFileSync(path, 'b: 1\n');
  await until('it is heard of', async () => heard.includes(path));
  heard = [];
  writeFileSync(path, 'b: 2\n');
  await until('its change is heard of', async () => heard.includes(path));
});
