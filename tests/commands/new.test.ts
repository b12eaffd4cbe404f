import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { here } from '../mistakes/planted.ts';
import { makeProject, removeProject, run } from '../mistakes/project.ts';

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

describe('new', () => {
  test.each([
    ['area', 'loyalty', 'manifest/areas/loyalty.yaml'],
    ['screen', '/store/extra', 'manifest/areas/store.yaml'],
    ['gateway', 'gamma', 'manifest/gateways/gamma.yaml'],
    ['deployment', 'staging', 'manifest/deployments/staging.yaml'],
  ])('%s %s writes a skeleton that is sound and can be generated from', async (what, name, file) => {
    const { code, out } = await run(root, 'new', what, name);
    expect(out).toContain(`wrote ${file}`);
    expect(code).toBe(0);
    expect((await run(root, 'check')).code).toBe(0);
    expect((await run(root, 'generate')).code).toBe(0);
  });

  test('an area comes with screens, calls, permissions and a menu', async () => {
    await run(root, 'new', 'area', 'loyalty');
    const routes = (await run(root, 'list', 'routes')).out;
    for (const route of ['/loyalty/manage', '/loyalty/add', '/loyalty/detail']) expect(routes).toContain(route);
    expect((await run(root, 'list', 'permissions')).out).toContain('loyalty.item.create');
  });

  test('a gateway comes with how it is spoken to, and is in the list of those that are there', async () => {
    const { out } = await run(root, 'new', 'gateway', 'aqua');
    expect(out).toContain('npm run migration -- aqua');
    await run(root, 'new', 'gateway', 'gamma');
    expect(read('src/gateways/aqua/protocol.ts')).toContain("merchantProtocol('aqua'");
    expect((await run(root, 'generate')).code).toBe(0);
    expect(read('generated/server/gateways.ts').match(/^ {2}\w+,$/gm)).toEqual(
      ['alpha', 'aqua', 'beta', 'gamma'].map((name) => `  ${name},`),
    );
  });

  test('what the written code imports exists and is exported under that name', async () => {
    await run(root, 'new', 'gateway', 'aqua');
    write('manifest/areas/bare.yaml', 'area: bare\n');
    await run(root, 'new', 'screen', '/bare/day_notes');
    const written = ['src/gateways/aqua/protocol.ts', 'src/areas/bare/web/day-notes/page.tsx'].map(read).join('\n');
    const imports = [...written.matchAll(/^import \{ (\w+) \} from '#(server|web)\/(\S+)';$/gm)];
    expect(imports).toHaveLength(2);
    for (const [, name, side, path] of imports) {
      const source = readFileSync(join(here, '../../src', side ?? '', path ?? ''), 'utf8');
      expect(source).toMatch(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'));
    }
  });

  test('a screen without a list comes with its page, and an area says that it needs tables', async () => {
    expect((await run(root, 'new', 'area', 'loyalty')).out).toContain('npm run migration -- loyalty');
    write('manifest/areas/bare.yaml', 'area: bare\n');
    const { code, out } = await run(root, 'new', 'screen', '/bare/day_notes');
    expect(code).toBe(0);
    expect(out).toContain('wrote src/areas/bare/web/day-notes/page.tsx');
    expect((await run(root, 'check')).code).toBe(0);
  });

  test('a screen is in the menu of its area, so that nothing has to lead to it by hand', async () => {
    await run(root, 'new', 'area', 'loyalty');
    await run(root, 'new', 'screen', '/loyalty/notes');
    expect((await run(root, 'check', '--strict')).out).not.toContain('/loyalty/notes');
    expect(read('manifest/areas/loyalty.yaml')).toMatch(
      /link: \/loyalty\/manage \}\n +- \{.*link: \/loyalty\/notes \}\n/,
    );
  });

  test('an area of several files: a screen goes beside its call, its entry to the menu', async () => {
    await run(root, 'new', 'area', 'loyalty');
    const text = read('manifest/areas/loyalty.yaml');
    const menu = text.indexOf('menu:');
    rmSync(join(root, 'manifest/areas/loyalty.yaml'));
    mkdirSync(join(root, 'manifest/areas/loyalty'));
    write('manifest/areas/loyalty/calls.yaml', text.slice(0, menu));
    write('manifest/areas/loyalty/menu.yaml', `area: loyalty\n\n${text.slice(menu)}`);
    const { code, err } = await run(root, 'new', 'screen', '/loyalty/notes');
    expect([code, err]).toEqual([0, '']);
    expect(read('manifest/areas/loyalty/calls.yaml')).toContain('  /loyalty/notes:\n');
    expect(read('manifest/areas/loyalty/menu.yaml')).toContain('link: /loyalty/notes');
  });

  test('existing files are not overwritten, and a bad name is reported', async () => {
    expect((await run(root, 'new', 'area', 'store')).err).toContain('exists already');
    expect((await run(root, 'new', 'gateway', 'Not A Name')).err).toContain('no name for a gateway');
    expect((await run(root, 'new', 'screen', '/stroe/x')).err).toContain('did you mean “/store/x”?');
  });

  test('everything is put back when the result would not be sound', async () => {
    const before = read('manifest/areas/store.yaml');
    const { code, err } = await run(root, 'new', 'screen', '/store/odd', '--list', 'no.such');
    expect(code).toBe(1);
    expect(err).toContain('unknown endpoint “no.such”');
    expect(read('manifest/areas/store.yaml')).toBe(before);
  });
});
