import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deploymentOverlay } from './deployment-overlay.ts';

const root = mkdtempSync(join(tmpdir(), 'overlay-'));
const generated = join(root, 'generated');
const original = join(generated, 'api/enums/colour.ts');
const overlay = join(generated, 'web/deployments/blue/api/enums/colour.ts');
for (const file of [original, overlay]) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
}
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What an import becomes when the bundler itself finds `id`. */
function redirected(deployment: string, id: string | undefined): Promise<string | undefined> {
  const resolver = { resolve: async () => (id === undefined ? null : { id }) };
  return deploymentOverlay(generated, deployment).resolveId.call(resolver, 'any', undefined);
}

test('the file of the deployment replaces the generated one', async () => {
  expect(await redirected('blue', original)).toBe(overlay);
  expect(await redirected('blue', `${original}?t=1`)).toBe(overlay);
});

test('everything else stays where the bundler finds it', async () => {
  expect(await redirected('green', original)).toBeUndefined();
  expect(await redirected('blue', join(generated, 'api/enums/size.ts'))).toBeUndefined();
  expect(await redirected('blue', join(root, 'src/api/enums/colour.ts'))).toBeUndefined();
  expect(await redirected('blue', overlay)).toBeUndefined();
  expect(await redirected('blue', undefined)).toBeUndefined();
});
