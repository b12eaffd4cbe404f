import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { here } from '../mistakes/planted.ts';
import { makeProject, removeProject, run } from '../mistakes/project.ts';
import { stepsOf } from '../support/guide.ts';
import { addWalk, copyManifest } from '../support/walk-area.ts';

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

describe('generate', () => {
  test('writes, writes nothing the second time, and deletes what is no longer wanted', async () => {
    const first = await run(root, 'generate');
    expect(first).toMatchObject({ code: 0, err: '', settled: true });
    expect(first.out).toMatch(/^generate: (\d+) files, \1 written, 0 removed/);
    expect((await run(root, 'generate')).out).toContain(' 0 written, 0 removed');
    expect(existsSync(join(root, 'generated/web/beta'))).toBe(true);

    rmSync(join(root, 'manifest/gateways/beta.yaml'));
    expect((await run(root, 'generate')).out).toMatch(/[1-9]\d* removed/);
    expect(existsSync(join(root, 'generated/web/beta'))).toBe(false);
  });

  test('refuses to overwrite what was changed by hand, unless forced', async () => {
    await run(root, 'generate');
    const path = 'generated/api/store.ts';
    const good = read(path);
    write(path, `${good}// mine\n`);
    const refused = await run(root, 'generate');
    expect(refused).toMatchObject({ code: 1, settled: false });
    expect(refused.err).toContain(`${path}  was changed by hand`);
    expect(read(path)).toContain('// mine');
    expect((await run(root, 'generate', '--force')).code).toBe(0);
    expect(read(path)).toBe(good);
  });

  test('--check writes nothing, lists what differs and shows how', async () => {
    await run(root, 'generate');
    expect((await run(root, 'generate', '--check')).code).toBe(0);
    write('manifest/areas/people.yaml', read('manifest/areas/people.yaml').replace('th: เบอร์โทร', 'th: มือถือ'));
    const before = read('generated/api/fields/customer.ts');
    const checked = await run(root, 'generate', '--check');
    expect(checked.code).toBe(1);
    expect(checked.err).toContain('generated/api/fields/customer.ts  stale');
    expect(checked.out).toMatch(/-.*เบอร์โทร/);
    expect(checked.out).toMatch(/\+.*มือถือ/);
    expect(read('generated/api/fields/customer.ts')).toBe(before);
  });

  test('an unknown option is reported, and nothing happens', async () => {
    expect(await run(root, 'generate', '--chekc')).toMatchObject({ code: 2, err: 'there is no option --chekc' });
    expect(existsSync(join(root, 'generated'))).toBe(false);
  });
});

describe('list', () => {
  const json = async (...args: readonly string[]): Promise<readonly Record<string, unknown>[]> =>
    JSON.parse((await run(root, 'list', ...args, '--json')).out);

  test('routes and endpoints as arrays of objects', async () => {
    expect((await json('routes')).find((route) => route.path === '/store/orders')).toEqual({
      path: '/store/orders',
      title: 'คำสั่งซื้อ',
      title_en: 'Orders',
      kind: 'list',
      area: 'store',
      permission: 'store.order.view',
      layout: 'default',
    });
    expect((await json('endpoints')).find((endpoint) => endpoint.id === 'order.ship')).toMatchObject({
      method: 'POST',
      path: '/api/store/order/ship',
      permission: 'store.order.ship',
      kind: 'move',
      area: 'store',
      money: true,
    });
    expect((await json('entities')).map((entity) => entity.name)).toContain('AlphaAccount');
    expect((await json('shapes')).find((shape) => shape.name === 'OrderStep')).toMatchObject({
      area: 'store',
      fields: expect.arrayContaining(['parts']),
    });
    expect((await json('permissions')).find((one) => one.key === 'store.order.ship')).toMatchObject({
      roles: ['owner', 'clerk'],
    });
  });

  test('of one deployment only what is on there', async () => {
    const routes = (await json('routes', '--deployment', 'small')).map((route) => route.path);
    expect(routes).toContain('/alpha/accounts');
    expect(routes).not.toContain('/beta/accounts');
    expect(routes).not.toContain('/store/sales');
    const ids = (await json('endpoints', '--deployment=small')).map((endpoint) => endpoint.id);
    expect(ids).not.toContain('beta.accounts');
    expect(await run(root, 'list', 'routes', '--deployment', 'smal')).toMatchObject({ code: 2 });
  });

  test('an unknown name is reported with a suggestion', async () => {
    expect((await run(root, 'list', 'rotues')).err).toContain('did you mean “routes”?');
    expect((await run(root, 'lst')).err).toContain('did you mean “list”?');
  });
});

describe('explain', () => {
  test('a screen: where columns, labels and defaults came from', async () => {
    const { code, out } = await run(root, 'explain', '/store/orders');
    expect(code).toBe(0);
    const line = (start: string): string => out.split('\n').find((one) => one.trim().startsWith(start)) ?? '';
    const at = (text: string): number =>
      read('manifest/areas/store.yaml')
        .split('\n')
        .findIndex((one) => one.includes(text)) + 1;
    expect(line('title')).toContain(`manifest/areas/store.yaml:${at('  /store/orders:') + 1}:`);
    expect(line('limit')).toContain('default');
    expect(line('sort')).toContain(`order.list, manifest/areas/store.yaml:${at('sort: -ordered_at')}:`);
    expect(line('total ')).toContain(`label manifest/areas/store.yaml:${at('total: { type: money')}:`);
    expect(line('order.cancel')).toContain('when default (the life-cycle’s moves): new, paid');
  });

  test('a form that adds as well: its two sides', async () => {
    const { out } = await run(root, 'explain', '/rack/detail');
    const place = read('manifest/areas/rack.yaml')
      .split('\n')
      .findIndex((one) => one.includes('add: rack.add'));
    expect(out).toMatch(
      new RegExp(`adds with +rack.add, store.product.create +manifest/areas/rack.yaml:${place + 1}:`),
    );
    const [, adding = ''] = out.split('\nfields of adding\n');
    expect(adding).toContain('serial');
    expect(adding).not.toContain('tray_count');
  });

  test('a screen of several lists: each with its call, its permission and its columns', async () => {
    const { out } = await run(root, 'explain', '/rack/trays');
    const [own = '', racks = '', tree = ''] = out.split(/\n\/rack\/trays\?tab=\w+\n/);
    expect(own).toMatch(/card +rows with size small, large +manifest\/areas\/rack.yaml:\d+:\d+/);
    expect(own).toMatch(/trays +กล่อง.* store.order.view/);
    expect(racks).toContain('rack.list (GET /api/rack/list)');
    expect(racks).toMatch(/permission +store.product.view +rack.list, manifest/);
    expect(racks).toContain('mend');
    expect(tree).toContain('rack.items');
    const routes: readonly { path: string; views?: unknown }[] = JSON.parse(
      (await run(root, 'list', 'routes', '--json')).out,
    );
    expect(routes.find(({ path }) => path === '/rack/trays')?.views).toEqual(['trays', 'racks', 'tree']);
  });

  test('what a call answers: a write the key, version and status, a record every field', async () => {
    const reply = async (id: string): Promise<readonly string[]> => {
      const [, lines = ''] = (await run(root, 'explain', id)).out.split('\nreply\n');
      return lines.split('\n').map((line) => line.trim().split(' ', 1)[0] ?? '');
    };
    expect(await reply('product.add')).toEqual(['id', 'version']);
    expect(await reply('order.cancel')).toEqual(['id', 'version', 'status']);
    expect(await reply('product.detail')).toEqual(expect.arrayContaining(['name', 'price', 'stock']));
    expect(await reply('store.ping')).toEqual(['answer']);
    expect((await run(root, 'explain', 'product.add')).out).not.toContain('every field');
  });

  test('an endpoint of a gateway: the template’s lines and the credentials’ own', async () => {
    const { out } = await run(root, 'explain', 'beta.add');
    expect(out).toContain('manifest/gateways/gateway.yaml:');
    expect(out).toMatch(/merchant .*ร้านค้า/);
  });

  test('an unknown name is reported with a suggestion', async () => {
    expect((await run(root, 'explain', '/store/order')).err).toContain('did you mean “/store/orders”?');
  });
});

/** What the README has a newcomer write, put into a copy of the product's own manifest. */
describe('five minutes', () => {
  const readme = readFileSync(join(here, '../../README.md'), 'utf8');
  const written = stepsOf('README.md', 'Five minutes').find((step) => step.kind === 'write');
  if (!written) throw new Error('the README has nothing written');
  const { file, text: lines } = written;

  test('at most 30 lines of YAML are a list, a record, a form and a menu entry, and what the README says of a mistake is told', async () => {
    rmSync(join(root, 'manifest'), { recursive: true });
    cpSync(join(here, '../../manifest'), join(root, 'manifest'), { recursive: true });
    rmSync(join(root, 'src'), { recursive: true });
    symlinkSync(join(here, '../../src'), join(root, 'src'));
    // The first says where the others go.
    expect(lines.trim().split('\n').length - 1).toBeLessThanOrEqual(30);
    write(file, lines);
    expect(await run(root, 'check')).toMatchObject({ code: 0, err: '' });
    const routes: readonly { readonly path: string; readonly kind: string }[] = JSON.parse(
      (await run(root, 'list', 'routes', '--json')).out,
    );
    const kinds = Object.fromEntries(routes.map(({ path, kind }) => [path, kind]));
    expect(kinds).toMatchObject({ '/teams': 'list', '/teams/detail': 'detail', '/teams/form': 'form' });
    // Each of its calls is one that needs no code.
    const calls: readonly { readonly id: string; readonly kind: string }[] = JSON.parse(
      (await run(root, 'list', 'endpoints', '--json')).out,
    );
    expect(calls.filter(({ id }) => id.startsWith('teams.')).map(({ kind }) => kind)).toEqual([
      'page',
      'record',
      'create',
      'update',
    ]);

    write(file, lines.replace('daily_limit, member_count', 'daily_limt, member_count'));
    const { code, err } = await run(root, 'check');
    expect(code).toBe(1);
    const documented = /says `(manifest[^`]*)`/s.exec(readme)?.[1]?.replace(/\s+/g, ' ') ?? 'nothing';
    expect(err.replace(/\s+/g, ' ')).toContain(documented);
  });

  test('the area of docs/first-area.md is checked without a mistake or a warning', async () => {
    const copy = copyManifest();
    try {
      symlinkSync(join(here, '../../src'), join(copy, 'src'));
      addWalk(copy);
      expect(await run(copy, 'check')).toMatchObject({ code: 0, err: '' });
    } finally {
      removeProject(copy);
    }
  });
});

test('a form that adds is called so, where nothing says how', async () => {
  const path = 'manifest/areas/rack.yaml';
  const titleOf = async () =>
    /title of adding\s+(.*?)\s{2,}/.exec((await run(root, 'explain', '/rack/detail')).out)?.[1];
  write(path, read(path).replace('    addTitle: { th: เพิ่มชั้นวาง, en: Add rack }\n', ''));
  expect(await titleOf()).toBe('เพิ่มชั้นวาง · Add rack');
  write(
    path,
    read(path).replace(
      '    title: { th: เพิ่มชั้นวาง, en: Add rack }\n    allow: store.product.create',
      '    allow: store.product.create',
    ),
  );
  expect(await titleOf()).toBe('เพิ่มชั้นวาง · Add rack');
});

test('every command has a help page', async () => {
  for (const command of ['generate', 'check', 'list', 'explain', 'new', 'rename', 'uses']) {
    const { code, out } = await run(root, command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`npm run -s manifest -- ${command}`);
  }
  expect((await run(root)).code).toBe(2);
});
