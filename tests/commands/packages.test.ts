import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missingPackages } from '../../scripts/lib/packages.cjs';
import { root as home } from '../../scripts/lib/steps.mjs';

/** A project of which only the commands are there. */
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  for (const part of ['scripts', 'package.json']) cpSync(join(home, part), join(root, part), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  mkdirSync(join(root, '.cache'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lock = (file: string, packages: object): void =>
  writeFileSync(join(root, file), JSON.stringify({ lockfileVersion: 3, packages }));
const writeLock = (packages: object): void => lock('package-lock.json', { '': { name: 'x' }, ...packages });
const installed = (packages: object): void => lock('node_modules/.package-lock.json', packages);

const run = (file: string, ...args: readonly string[]): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(root, file), ...args], (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: out + err }),
    );
  });

describe('what is installed', () => {
  test('is found in what npm recorded, whoever started it', () => {
    writeLock({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } });
    expect(missingPackages(root)).toEqual(['a']);
    installed({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } });
    expect(missingPackages(root)).toEqual([]);
    installed({ 'node_modules/a': { version: '0.9.0', integrity: 'y' } });
    expect(missingPackages(root)).toEqual(['a']);
  });

  test('what is for other machines is not missed, and what was put there by hand is there', () => {
    writeLock({
      'node_modules/other-os': { version: '1.0.0', optional: true },
      'node_modules/@by/hand': { version: '2.0.0' },
    });
    expect(missingPackages(root)).toEqual(['@by/hand']);
    mkdirSync(join(root, 'node_modules/@by/hand'), { recursive: true });
    writeFileSync(join(root, 'node_modules/@by/hand/package.json'), '{ "version": "2.0.0" }');
    expect(missingPackages(root)).toEqual([]);
  });
});

describe('the lock file', () => {
  interface Locked {
    readonly version?: string;
    readonly integrity?: string;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  }
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(home, 'package-lock.json'), 'utf8'),
  );

  test('names every optional package, those for other machines as well: npm ci installs nothing without them', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          !Object.hasOwn(packages, `${path}/node_modules/${name}`) && !Object.hasOwn(packages, `node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('gives every package a version and a digest: npm 11 refuses a place that is merely kept free', () => {
    const incomplete = Object.entries(packages).filter(
      ([path, { version, integrity }]) => path && !(version && integrity),
    );
    expect(incomplete).toEqual([]);
  });
});

describe('a command while packages are not there', () => {
  const says = 'Packages are not installed, or are being installed right now: a';

  test.each([['scripts/ready.mjs'], ['scripts/manifest.cjs', 'check']])(
    '%s says so in a sentence',
    async (file, ...args) => {
      writeLock({ 'node_modules/a': { version: '1.0.0' } });
      const { code, out } = await run(file, ...args);
      expect(code).toBe(1);
      expect(out).toContain(says);
      expect(out).toContain('npm ci');
      expect(out).not.toContain('    at ');
    },
  );

  test('waits for whoever installs them', async () => {
    writeLock({ 'node_modules/a': { version: '1.0.0' } });
    // A process that is alive holds the lock.
    writeFileSync(join(root, '.cache/install.lock'), String(process.pid));
    const child = spawn(process.execPath, [join(root, 'scripts/ready.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (chunk) => String(chunk).includes('Waiting for another process') && resolve());
    });
    expect(child.exitCode).toBe(null);
    installed({ 'node_modules/a': { version: '1.0.0' } });
    rmSync(join(root, '.cache/install.lock'));
    expect(await ended).toBe(0);
  });
});

describe('a command that stays', () => {
  test('ends when the shell that started it is gone, as npm leaves it when it is asked to end', async () => {
    const script = join(root, 'scripts/stay.mjs');
    writeFileSync(
      script,
      `import { onEnd } from './lib/steps.mjs';
       setInterval(() => {}, 1000);
       onEnd(() => { console.log('ended'); process.exit(0); });
       console.log('here');`,
    );
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'stay' },
    });
    let output = '';
    const until = (word: string) =>
      new Promise<void>((resolve) => {
        const look = () => output.includes(word) && resolve();
        shell.stdout.on('data', (chunk) => {
          output += String(chunk);
          look();
        });
        look();
      });
    await until('here');
    shell.kill('SIGKILL');
    await until('ended');
  });
});
