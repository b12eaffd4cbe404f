import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed, randomOf } from '../support/random.ts';
import { removable, withoutArea } from './without-area.ts';

const lot = randomOf(printedSeed('REMOVAL_SEED'))();
const area = process.env.REMOVED_AREA ?? removable[Math.floor(lot * removable.length)] ?? '';

test('there are areas that can be removed', () => {
  expect(removable).not.toEqual([]);
});

// The last one stays: rewards that no area gives are an enum without a value.
describe.skipIf(removable.length < 2)(`the project without the folders of ${area}`, () => {
  let copy: ReturnType<typeof withoutArea>;
  beforeAll(() => {
    copy = withoutArea(area);
  });
  afterAll(() => copy.remove());

  test('generates, compiles and keeps the rules of the house, with no other edit', async () => {
    expect(await copy.problems('generate')).toBeUndefined();
    expect(await copy.problems('types')).toBeUndefined();
    expect(await copy.problems('house')).toBeUndefined();
  });

  test('does not compile where code elsewhere names the area, and does not generate where a file of the manifest does', async () => {
    const named = join(copy.folder, 'src/server/areas/named.ts');
    writeFileSync(named, `export { area } from '#areas/${area}/server/area.ts';\n`);
    expect(await copy.problems('types')).toMatch(`Cannot find module '#areas/${area}/server/area.ts'`);
    appendFileSync(
      join(copy.folder, 'manifest/areas/reward.yaml'),
      `      - { label: { th: ทดสอบ, en: Planted }, link: /${area}/planted }\n`,
    );
    expect(await copy.problems('generate')).toMatch(`no screen has the route “/${area}/planted”`);
  });
});
