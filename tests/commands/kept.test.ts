import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Share } from '#generator/commands/share.ts';
import { sourceEmitters, textEmitters, units } from '#generator/emit/index.ts';
import { readKept, writeKept } from '#generator/write/kept.ts';
import { makeProject, removeProject, runKeeping } from '../mistakes/project.ts';

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

const versions = { generator: 'a generator', prover: 'a parser' };
const generate = (changed: Partial<typeof versions> = {}) =>
  runKeeping({ folder: join(root, '.cache'), ...versions, ...changed }, root, 'generate');

const written = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, 'generated'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(root, 'generated', path), 'utf8')]),
  );

const stores = ['readings', 'proofs', 'sound'] as const;
const storeAt = (name: string): string => join(root, '.cache', name);

/** What lies behind the seal. V8 writes the same text in more than one way: what was read is compared, not its bytes. */
function contentAt(name: (typeof stores)[number]): unknown {
  const body = readFileSync(storeAt(name)).subarray(65);
  return name === 'readings' ? deserialize(body) : body.toString('latin1');
}

describe('what a run keeps for the next', () => {
  test('changes nothing of what that one writes', async () => {
    expect(await generate()).toMatchObject({ code: 0 });
    const first = written();
    const kept = stores.map((name) => readFileSync(storeAt(name)));
    rmSync(join(root, 'generated'), { recursive: true });
    expect(await generate()).toMatchObject({ code: 0 });
    expect(written()).toEqual(first);
    // Nothing was read or proved that was not known: there was nothing new to keep.
    expect(stores.map((name) => readFileSync(storeAt(name)))).toEqual(kept);
  });

  test.each(stores)('%s: is believed neither torn, nor altered, nor from another version', async (name) => {
    await generate();
    const first = written();
    const [good, content] = [readFileSync(storeAt(name)), contentAt(name)];
    const altered = (at: number): Buffer => {
      const bytes = Buffer.from(good);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };
    const bad: readonly Buffer[] = [
      Buffer.alloc(0),
      Buffer.from('rubbish'),
      good.subarray(0, 65),
      good.subarray(0, good.length - 1),
      Buffer.concat([good, Buffer.from('\n')]),
      ...[0, 63, 64, 65, 80, good.length >> 1, good.length - 1].map(altered),
    ];
    for (const bytes of bad) {
      writeFileSync(storeAt(name), bytes);
      rmSync(join(root, 'generated'), { recursive: true });
      expect(await generate()).toMatchObject({ code: 0 });
      expect(written()).toEqual(first);
      expect(contentAt(name)).toEqual(content);
    }
    rmSync(join(root, 'generated'), { recursive: true });
    expect(await generate({ generator: 'another', prover: 'another' })).toMatchObject({ code: 0 });
    expect(written()).toEqual(first);
    expect(readFileSync(storeAt(name)).equals(good)).toBe(false);
  });

  test('hides no mistake in a file that has changed since', async () => {
    await generate();
    const area = join(root, 'manifest/areas/people.yaml');
    const good = readFileSync(area, 'utf8');
    writeFileSync(area, good.replace('search: [name, email]', 'search: [nmae, email]'));
    const output = await generate();
    expect(output.code).toBe(1);
    expect(output.err).toMatch(/^manifest\/areas\/people\.yaml:\d+:\d+ {2}unknown field “nmae” on Customer/m);
    writeFileSync(area, good);
    expect(await generate()).toMatchObject({ code: 0 });
  });

  test('looks at the rules again when an icon has gone', async () => {
    const icons = join(root, 'node_modules/@mdi/js');
    const all = readFileSync(join(icons, 'mdi.d.ts'), 'utf8');
    rmSync(join(root, 'node_modules'));
    mkdirSync(icons, { recursive: true });
    writeFileSync(join(icons, 'mdi.d.ts'), all);
    expect(await generate()).toMatchObject({ code: 0 });
    writeFileSync(join(icons, 'mdi.d.ts'), all.replace('mdiAccountGroup:', 'mdiSomethingElse:'));
    expect(await generate()).toMatchObject({ code: 1, err: expect.stringContaining('account-group') });
  });

  test('is sealed with its version', () => {
    const path = storeAt('sealed');
    const body = Buffer.from([0, 1, 2, 255]);
    expect(existsSync(path)).toBe(false);
    expect(readKept(path, 'one')).toBeUndefined();
    writeKept(path, 'one', body);
    expect(Buffer.from(readKept(path, 'one') ?? []).equals(body)).toBe(true);
    expect(readKept(path, 'two')).toBeUndefined();
  });
});

describe('a share of the files', () => {
  const file = { path: 'generated/web/a.ts', text: 'export const a = 1;\n' };

  test('is proved once, and again when its text or its dialect is another', () => {
    const requested: string[] = [];
    const share = (proofs: readonly string[]): Share =>
      new Share(proofs, (files) => void requested.push(...files.map((one) => one.path)));
    const first = share([]);
    first.prove([file]);
    expect(requested.splice(0)).toEqual([file.path]);
    const { proofs } = first.tell(root, undefined, false);
    share(proofs).prove([file]);
    expect(requested.splice(0)).toEqual([]);
    share(proofs).prove([{ ...file, text: `${file.text} ` }]);
    share(proofs).prove([{ ...file, path: 'generated/web/a.tsx' }]);
    expect(requested).toEqual(['generated/web/a.ts', 'generated/web/a.tsx']);
  });

  test('every emitter belongs to one unit', () => {
    expect(units.flat().sort()).toEqual([...Object.keys(sourceEmitters), ...Object.keys(textEmitters)].sort());
  });
});
