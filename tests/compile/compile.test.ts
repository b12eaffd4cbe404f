import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emit } from '#generator/emit/index.ts';
import { sampleModel } from '../golden/sample-model.ts';

// The generated files of the sample under the type checker, and beside them uses that must and must not compile.
const root = join(import.meta.dirname, '../..');
const checkers = {
  'TypeScript 7': 'node_modules/ts7/bin/tsc',
  'TypeScript 6': 'node_modules/typescript/bin/tsc',
} as const;

interface Config {
  readonly compilerOptions: Readonly<Record<string, unknown>>;
}

let folder = '';

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/compile-'));
  for (const { path, text } of await emit(sampleModel)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const sample of ['right', 'wrong']) {
    cpSync(join(import.meta.dirname, 'samples', `${sample}.ts.txt`), join(folder, `${sample}.ts`));
  }
  const { compilerOptions }: Config = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const up = relative(folder, root);
  const engine = `${up}/tests/compile/engine`;
  const pages = ['list', 'detail', 'form', 'matrix', 'report', 'wizard', 'dashboard', 'board'].map((kind) => [
    `#web/screens/${kind}/${kind}-page.tsx`,
    [`${engine}/${kind}-page.ts`],
  ]);
  const paths = {
    '#contract/*': [`${up}/src/contract/*`],
    '#generated/*': ['./generated/*'],
    '#areas/*': [`${engine}/part.ts`],
    '#web/screens/list/ordered-page.tsx': [`${engine}/ordered-page.ts`],
    '#web/screens/board/figures-board-page.tsx': [`${engine}/board-page.ts`],
    '#web/screens/board/complete-address.ts': [`${engine}/complete-address.ts`],
    '#web/screens/dashboard/charts-grid.tsx': [`${engine}/charts-grid.ts`],
    '#web/screens/cells/*': [`${engine}/cells.ts`],
    '#web/screens/list/views-page.tsx': [`${engine}/views-page.ts`],
    '#web/data/hooks.ts': [`${engine}/hooks.ts`],
    '#web/auth/identity.ts': [`${engine}/identity.ts`],
    '#web/auth/firebase/firebase-identity.ts': [`${engine}/identity.ts`],
    ...Object.fromEntries(pages),
  };
  const options = { ...compilerOptions, types: ['node'], paths, checkJs: false, allowJs: false };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['generated'] }));
  writeFileSync(join(folder, 'tsconfig.uses.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the type checker has to say; nothing when all is well. */
async function complaints(checker: string, config: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, [join(root, checker), '-p', join(folder, config)], { cwd: folder });
  return run.then(
    () => '',
    (error: { readonly stdout?: string }) => error.stdout ?? String(error),
  );
}

describe.each(Object.entries(checkers))('%s', (_name, checker) => {
  test('the generated files compile under every strict option', async () => {
    expect(await complaints(checker, 'tsconfig.json')).toBe('');
  });

  test('right uses compile, each wrong one is an error', async () => {
    expect(await complaints(checker, 'tsconfig.uses.json')).toBe('');
  });
});

test('the check can fail', async () => {
  const file = join(folder, 'wrong.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace("stauts: ['pending']", "status: ['pending']"));
  expect(await complaints(checkers['TypeScript 7'], 'tsconfig.uses.json')).toContain('TS2578');
  writeFileSync(file, text);
});
