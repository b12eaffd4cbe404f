import { expect, test } from 'vitest';
import { areaList } from './area-list.ts';

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

test('a project without a server of its own gets no list', () => {
  expect(areaList(['src/areas/home/web/page.tsx'])).toEqual([]);
});
