import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overridePages, placeOverrides } from './overrides-in-place.ts';
import { modulesOf, pageFiles } from './page-files.ts';
import { root } from './steps.mjs';

const folder = join(root, 'generated/web/deployments');
const tableOf = (name: string) =>
  placeOverrides(
    readFileSync(join(folder, `${name}.ts`), 'utf8'),
    overridePages(join(root, 'src/areas')),
    '../../../src/areas',
  );
const names = readdirSync(folder).flatMap((file) => /^([^.]+)\.ts$/.exec(file)?.[1] ?? []);

describe.each(names)('the pages of %s', (name) => {
  const table = tableOf(name);
  const modules = modulesOf(table, folder, root);

  it('are those of its route table, each of modules that exist', () => {
    const routes = [...table.matchAll(/\{\s*path: '([^']+)',(?:[^{}]|\{[^{}]*\})*?load: /g)].map(([, path]) => path);
    expect(routes.length).toBeGreaterThan(100);
    expect([...modules.keys()]).toEqual(routes);
    expect([...modules.values()].flat().filter((file) => !existsSync(file))).toEqual([]);
  });

  it('have their titles, and the layout unless they stand before the sign-in', () => {
    for (const [path, files] of modules) {
      const isInside = !['/login', '/register', '/forgot', '/change-password'].includes(path);
      const has = (end: string) => files.some((file) => file.includes(end));
      expect([path, has('/titles/'), has('/default-layout.tsx')]).toEqual([path, isInside, isInside]);
    }
  });
});

it('a screen of a template has the generated page and the frame of its area', () => {
  const files = modulesOf(tableOf('default'), folder, root).get('/bitpayz/orders') ?? [];
  const wanted = ['generated/web/bitpayz/orders.tsx', 'gateway/web/frame.tsx'];
  expect(wanted.filter((end) => !files.some((file) => file.endsWith(end)))).toEqual([]);
});

it('writes down each file once, without those that the page names anyway, and styles before what needs them', () => {
  const chunk = (fileName: string, imports: readonly string[], isEntry = false, css: readonly string[] = []) => ({
    type: 'chunk' as const,
    fileName,
    isEntry,
    imports,
    moduleIds: fileName === 'list.js' ? [join(root, 'generated/web/member/users.tsx')] : [],
    viteMetadata: { importedCss: new Set(css) },
  });
  const bundle = {
    'start.js': chunk('start.js', ['runtime.js'], true, ['start.css']),
    'runtime.js': chunk('runtime.js', []),
    'list.js': chunk('list.js', ['start.js', 'rows.js'], false, ['list.css']),
    'rows.js': chunk('rows.js', ['runtime.js'], false, ['rows.css']),
  };
  const written: string[] = [];
  pageFiles(root, 'default').generateBundle.call({ emitFile: ({ source }) => written.push(source) }, {}, bundle);
  const { files, pages } = JSON.parse(written[0] ?? '');
  expect(files).toEqual(['list.css', 'list.js', 'rows.css', 'rows.js']);
  expect(pages['/member/users']).toEqual([0, 1, 2, 3]);
  expect(pages['/member/wallet-history']).toEqual([]);
});
