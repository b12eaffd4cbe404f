import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Helper, helperIn } from '#generator/commands/helper.ts';
import { bundled } from '../../scripts/manifest/bundle.cjs';
import { hashGenerator } from '../../scripts/manifest/settled.cjs';
import { makeProject, removeProject, run, runWith } from '../mistakes/project.ts';

const compiled = join(dirname(fileURLToPath(import.meta.url)), '../../scripts/manifest/compiled.cjs');

describe('two threads', () => {
  let worker: Worker;
  let helper: Helper;
  let root = '';
  beforeAll(async () => {
    worker = new Worker(compiled, { workerData: { programs: await bundled(hashGenerator()) } });
    helper = helperIn(worker);
  });
  afterAll(() => worker.terminate());
  beforeEach(() => {
    root = makeProject();
  });
  afterEach(() => removeProject(root));

  const written = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(join(root, 'generated'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.\w+$/.test(path))
        .sort()
        .map((path) => [path, readFileSync(join(root, 'generated', path), 'utf8')]),
    );

  test('write what one thread writes', async () => {
    expect(await run(root, 'generate')).toMatchObject({ code: 0 });
    const alone = written();
    rmSync(join(root, 'generated'), { recursive: true });
    expect(await runWith(helper, root, 'generate')).toMatchObject({ code: 0, err: '' });
    expect(written()).toEqual(alone);
    expect((await runWith(helper, root, 'generate')).out).toContain(' 0 written, 0 removed');
  });

  test('write nothing when the second finds what is no TypeScript, and go on with the next run', async () => {
    const file = { path: 'generated/web/broken.ts', text: "export type Broken = 'a' | ;\n" };
    const meddling: Helper = {
      ...helper,
      async begin(job) {
        const documents = await helper.begin(job);
        helper.prove([file]);
        return documents;
      },
    };
    await expect(runWith(meddling, root, 'generate')).rejects.toThrow(`${file.path} would not be TypeScript`);
    expect(existsSync(join(root, 'generated'))).toBe(false);
    expect(await runWith(helper, root, 'generate')).toMatchObject({ code: 0, settled: true });
  });

  test('report a mistake with its place, whichever of them reads the file', async () => {
    const area = join(root, 'manifest/areas/people.yaml');
    writeFileSync(area, readFileSync(area, 'utf8').replace('search: [name, email]', 'search: [nmae, email]'));
    for (const name of readdirSync(join(root, 'manifest/gateways')).filter((name) => name !== 'gateway.yaml'))
      writeFileSync(join(root, 'manifest/gateways', name), 'gateway: [\n');
    const alone = await run(root, 'generate');
    expect(alone.code).toBe(1);
    expect(await runWith(helper, root, 'generate')).toEqual(alone);
  });
});

describe('what V8 has compiled', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is kept beside the program, and ignored where it does not fit', () => {
    const { run } = createRequire(import.meta.url)(compiled) as {
      run(file: string): { exports: { answer(): number }; keep(): void };
    };
    const program = join(folder, 'program.cjs');
    const stores = () => readdirSync(folder).filter((name) => name !== 'program.cjs');
    const write = (answer: number) => writeFileSync(program, `exports.answer = () => ${answer};`);
    const start = () => {
      const { exports, keep } = run(program);
      const answer = exports.answer();
      keep();
      return answer;
    };
    write(42);
    expect(start()).toBe(42);
    const [store = ''] = stores();
    const good = readFileSync(join(folder, store));
    expect(start()).toBe(42);
    // Of another program, torn, and rubbish.
    write(4711);
    expect(start()).toBe(4711);
    for (const [at, bad] of [good.subarray(0, 24), Buffer.from('rubbish'), Buffer.alloc(0)].entries()) {
      writeFileSync(join(folder, store), bad);
      // A text that this process has not compiled yet: it has no use for a store otherwise.
      write(5_000 + at);
      expect(start()).toBe(5_000 + at);
      expect(readFileSync(join(folder, store)).length).toBeGreaterThan(good.length / 2);
    }
    expect(stores()).toEqual([store]);
  });
});
