import { expect, test } from 'vitest';
import { areaList, checksList, demosList } from './area-list.ts';

const list = (code: readonly string[]): string =>
  areaList(code)
    .map(({ text }) => text)
    .join('');

test('the list of areas names each folder with a server side, in the order of the alphabet', () => {
  const text = list([
    'src/areas/press/server/area.ts',
    'src/areas/orchard/server/area.ts',
    'src/areas/orchard/server/pick/area.ts',
    'src/areas/home/web/page.tsx',
  ]);
  expect(text.match(/^import .*$/gm)).toEqual([
    "import { area as orchard } from '#areas/orchard/server/area.ts';",
    "import { area as press } from '#areas/press/server/area.ts';",
  ]);
  expect(text).toContain('export const areas = [\n  orchard,\n  press,\n] as const;');
});

test('the checks of areas are listed, and the list is empty rather than absent', () => {
  const texts = (code: readonly string[]) => checksList(code).map(({ text }) => text);
  const served = ['src/areas/orchard/server/area.ts', 'src/areas/press/server/area.ts'];
  const [some = ''] = texts([...served, 'src/areas/press/server/checks.ts', 'src/areas/press/server/x/checks.ts']);
  expect(some.match(/^import .*$/gm)).toEqual(["import { checks as press } from '#areas/press/server/checks.ts';"]);
  expect(some).toContain('export const checks = [press] as const;');
  expect(texts(served).join('')).toContain('export const checks = [] as const;');
  expect(texts([])).toEqual([]);
});

test('the parts of areas in the demo are listed by their place', () => {
  const served = ['src/areas/orchard/server/area.ts', 'src/areas/orchard/server/demo/demo.ts'];
  const [none, some] = [served, [...served, 'src/areas/orchard/server/demo.ts']].map((code) => demosList(code));
  expect(none?.[0]?.text).toContain('export const demos = [] as const;');
  expect(some?.[0]?.text).toContain("import { demo as orchard } from '#areas/orchard/server/demo.ts';");
  expect(some?.[0]?.text).toContain('export const demos = [orchard] as const;');
  expect(some?.[0]?.path).toBe('generated/server/demos.ts');
});

test('a project without a server of its own gets no list', () => {
  expect(areaList(['src/areas/home/web/page.tsx'])).toEqual([]);
});
