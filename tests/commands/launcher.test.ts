import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeProject, removeProject } from '../mistakes/project.ts';
import { until } from '../support/until.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '../..');
const launcher = join(home, 'scripts/manifest.cjs');

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

const environment = () => ({ ...process.env, MANIFEST_ROOT: root });

function start(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [launcher, ...args], { env: environment() }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

const nothing = 'generate: nothing has changed\n';

describe('the launcher', () => {
  test('does nothing when nothing has changed, and everything when something has', async () => {
    expect((await start('generate')).out).toMatch(/ written/);
    expect((await start('generate')).out).toBe(nothing);
    expect((await start('generate', '--check')).out).toBe(nothing);

    const area = join(root, 'manifest/areas/people.yaml');
    writeFileSync(area, readFileSync(area, 'utf8').replace('th: เบอร์โทร', 'th: มือถือ'));
    expect((await start('generate', '--check')).code).toBe(1);
    expect((await start('generate')).out).toMatch(/[1-9]\d* written/);
    expect((await start('generate')).out).toBe(nothing);
  });

  test('sees a generated file that was edited or lost', async () => {
    await start('generate');
    const file = join(root, 'generated/api/store.ts');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace('export', 'exporT'));
    expect((await start('generate')).code).toBe(1);
    rmSync(file);
    expect((await start('generate')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(good);
  });

  test('a file that was only touched, as by a checkout, has not changed', async () => {
    await start('generate');
    for (const path of ['manifest/app.yaml', 'generated/api/store.ts'])
      utimesSync(join(root, path), new Date(), new Date(0));
    expect((await start('generate')).out).toBe(nothing);
  });

  test('exits with 1 and every mistake on the error channel', async () => {
    const area = join(root, 'manifest/areas/people.yaml');
    writeFileSync(area, readFileSync(area, 'utf8').replace('search: [name, email]', 'search: [nmae, email]'));
    const { code, err, out } = await start('check');
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(
      /^manifest\/areas\/people\.yaml:\d+:\d+ {2}unknown field “nmae” on Customer; did you mean “name”\?$/m,
    );
    expect(existsSync(join(root, 'generated'))).toBe(false);
  });
});

describe('generate --watch', () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill());

  test('generates again after a save, reports mistakes, and goes on', async () => {
    let output = '';
    child = spawn(process.execPath, [launcher, 'generate', '--watch'], { env: environment() });
    for (const channel of [child.stdout, child.stderr]) channel?.on('data', (text) => (output += String(text)));
    const printed = async (text: RegExp): Promise<void> => {
      await until(`${text} in ${JSON.stringify(output)}`, () => text.test(output));
      output = '';
    };
    await printed(/watching manifest/);
    const area = join(root, 'manifest/areas/people.yaml');
    const good = readFileSync(area, 'utf8');
    writeFileSync(area, good.replace('th: เบอร์โทร', 'th: มือถือ'));
    await printed(/[1-9]\d* written/);
    expect(readFileSync(join(root, 'generated/api/fields/customer.ts'), 'utf8')).toContain('มือถือ');
    writeFileSync(area, good.replace('search: [name, email]', 'search: [nmae, email]'));
    await printed(/did you mean “name”\?/);
    writeFileSync(area, good);
    await printed(/[1-9]\d* written/);
    expect(readFileSync(join(root, 'generated/api/fields/customer.ts'), 'utf8')).toContain('เบอร์โทร');
    // Editors that never leave half a file write beside it, and put that in its place.
    for (const label of ['หมายเลข', 'โทรศัพท์']) {
      writeFileSync(`${area}~`, good.replace('th: เบอร์โทร', `th: ${label}`));
      renameSync(`${area}~`, area);
      await printed(/[1-9]\d* written/);
      expect(readFileSync(join(root, 'generated/api/fields/customer.ts'), 'utf8')).toContain(label);
    }
  });
});
