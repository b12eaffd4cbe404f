import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { problemLine } from '#generator/check/problems.ts';
import { understand } from '#generator/main.ts';
import { makeProject, removeProject, run, writeIn } from './project.ts';

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

const told = (): readonly string[] => understand(root).problems.map(problemLine);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const change = (path: string, from: string, to: string): void => {
  const text = read(path);
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
};

const store = 'manifest/areas/store.yaml';

describe('files that are written by hand', () => {
  const page = 'src/areas/store/web/board/page.tsx';

  test('a page without a route, with the route that was probably meant', () => {
    writeIn(root, 'src/areas/store/web/oders/page.tsx', '');
    expect(told()).toEqual([
      'src/areas/store/web/oders/page.tsx:1:1  no screen has the route of this page: nobody would ever see it; did you mean “/store/orders”?',
    ]);
  });

  test('a page in snake_case is that of its route, as one in kebab-case is', () => {
    writeIn(
      root,
      'manifest/areas/wall.yaml',
      'area: wall\nscreens:\n  /store/day_sales: { title: { th: กำแพง }, custom: true, allow: store.order.view }\n',
    );
    expect(told()).toHaveLength(1);
    writeIn(root, 'src/areas/store/web/day_sales/page.tsx', '');
    expect(told()).toEqual([]);
  });

  test('a page that is called index.tsx, and a screen that therefore has none', () => {
    rmSync(join(root, page));
    writeIn(root, page.replace('page.tsx', 'index.tsx'), '');
    const [screen, file] = told();
    expect(screen).toContain('/store/board is written by hand, but there is no page');
    expect(file).toBe(
      'src/areas/store/web/board/index.tsx:1:1  a hand-written page is called page.tsx: this file is not looked at; did you mean “page.tsx”?',
    );
  });

  test('records that are found, and no row that leads to them, until a page opens them', () => {
    change('manifest/areas/rack.yaml', 'list: rack.list', 'list: rack.list\n    find: { by: [], show: [] }');
    expect(told()).toEqual([expect.stringContaining('/rack/list opens no row: say where one leads (open)')]);
    writeIn(root, 'src/areas/rack/web/list/page.tsx', '');
    expect(told()).toEqual([]);
  });

  test('a frame of an area that does not exist', () => {
    writeIn(root, 'src/areas/stroe/web/frame.tsx', '');
    writeIn(root, 'src/areas/alpha/web/frame.tsx', '');
    expect(told()).toEqual([
      'src/areas/stroe/web/frame.tsx:1:1  there is no area “stroe”: this file is not looked at; did you mean “store”?',
    ]);
  });

  test('a page of the template serves the screens of all gateways', () => {
    change(
      'manifest/gateways/gateway.yaml',
      '  screens:\n',
      '  screens:\n    "/{gateway}/look":\n      title: { th: ดู }\n      custom: true\n      allow: "pay.{gateway}.account.view"\n',
    );
    expect(told()).toHaveLength(1);
    writeIn(root, 'src/areas/gateway/web/look/page.tsx', '');
    expect(told()).toEqual([]);
  });

  test('generate looks again when such a file comes or goes', async () => {
    expect((await run(root, 'generate')).code).toBe(0);
    rmSync(join(root, page));
    expect((await run(root, 'generate')).code).toBe(1);
  });
});

describe('files that cannot be read', () => {
  test('a file in another encoding is reported at its first letter', () => {
    const thai = Buffer.from([0xb7, 0xb4, 0xca, 0xcd, 0xba]);
    writeFileSync(
      join(root, 'manifest/areas/tis.yaml'),
      Buffer.concat([Buffer.from('area: tis\ntitle: { th: '), thai, Buffer.from(' }\n')]),
    );
    expect(told()).toEqual([
      'manifest/areas/tis.yaml:2:14  bad YAML: the file is not UTF-8 from here on: save it in that encoding',
    ]);
  });

  test('rules about its names rest, in whichever way a name is written', () => {
    change(
      'manifest/deployments/small.yaml',
      'relabel:\n',
      'relabel:\n  Customer.email: { th: จดหมาย }\n  /people/list: { th: รายชื่อ }\n',
    );
    expect(told()).toEqual([]);
    writeFileSync(join(root, 'manifest/areas/people.yaml'), `${read('manifest/areas/people.yaml')}oops: [\n`);
    expect(told()).toEqual([expect.stringContaining('bad YAML: ')]);
  });
});

describe('one cause is reported once', () => {
  test('an entity that is declared twice', () => {
    writeIn(
      root,
      'manifest/areas/more.yaml',
      'area: more\nentities:\n  Order:\n    managed: true\n    fields: { note: { type: string, th: บันทึก } }\n',
    );
    expect(told()).toEqual([expect.stringContaining('the entity “Order” exists already at')]);
    // Also where the second one stands in front.
    writeIn(root, 'manifest/areas/a-more.yaml', read('manifest/areas/more.yaml').replace('area: more', 'area: a-more'));
    rmSync(join(root, 'manifest/areas/more.yaml'));
    expect(told()).toEqual([
      expect.stringContaining('the entity “Order” exists already at manifest/areas/a-more.yaml'),
    ]);
  });

  test('a reference to nothing, not what is counted by it', () => {
    change('manifest/areas/rack.yaml', 'rack_id: { type: ref, to: Rack,', 'rack_id: { type: ref, to: Rakc,');
    expect(told()).toEqual([expect.stringContaining('unknown entity “Rakc”; did you mean “Rack”?')]);
  });

  test('an enum that is not there, not the groups that are its values', () => {
    change('manifest/areas/ledger.yaml', 'of: LedgerGroup, operator', 'of: LedgerGruop, operator');
    expect(told()).toEqual([expect.stringContaining('unknown enum “LedgerGruop”; did you mean “LedgerGroup”?')]);
  });

  test('thousands of equal mistakes are three lines and a count', async () => {
    const fields = Array.from({ length: 4000 }, (_, at) => `      f${at}: { type: string, th: x, labl: y }`);
    writeIn(
      root,
      'manifest/areas/many.yaml',
      `area: many\nentities:\n  Many:\n    managed: true\n    fields:\n${fields.join('\n')}\n`,
    );
    const { code, err } = await run(root, 'check');
    expect(code).toBe(1);
    const lines = err.split('\n');
    expect(lines.filter((line) => line.includes('labl'))).toHaveLength(3);
    expect(err).toContain('… and 3997 more of the same, the last at manifest/areas/many.yaml:4005:');
    expect(err).toContain('4000 mistakes in 1 file; nothing was written.');
    const { out } = await run(root, 'check', '--json');
    expect(JSON.parse(out)).toHaveLength(4000);
  });
});

describe('warnings', () => {
  const at = `${store}:`;

  test('are reported and counted, and prevent nothing', async () => {
    change(store, 'allow: store.product.create', 'allow: public');
    const checked = await run(root, 'check');
    expect(checked.code).toBe(0);
    expect(checked.err).toContain(at);
    expect(checked.err).toContain('  warning: anybody may make product.add');
    expect(checked.err).toContain('1 warning in 1 file.');
    const generated = await run(root, 'generate');
    expect(generated).toMatchObject({ code: 0, settled: true });
    expect(generated.err).toContain('warning: ');
    expect(existsSync(join(root, 'generated/api/store.ts'))).toBe(true);
  });

  test('are listed with mistakes, and check --json distinguishes them', async () => {
    change(store, 'allow: store.product.create', 'allow: public');
    change(store, 'search: [name, code]', 'search: [nmae, code]');
    const { code, out, err } = await run(root, 'check', '--json');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const lines = read(store).split('\n');
    /** A place in one line, from the text itself: the fixture grows. */
    const placeOf = (text: string, word: string) => {
      const at = lines.findIndex((line) => line.includes(text));
      const column = (lines[at] ?? '').indexOf(word) + 1;
      return { file: store, line: at + 1, column, endLine: at + 1, endColumn: column + word.length };
    };
    const found: readonly Record<string, unknown>[] = JSON.parse(out);
    expect(found).toEqual([
      {
        ...{ severity: 'error', rule: 'entity-field', ...placeOf('search: [nmae', 'nmae') },
        message: expect.stringContaining('nmae'),
        repair: 'name',
      },
      {
        ...{ severity: 'warning', rule: 'public-write', ...placeOf('allow: public', 'public') },
        message: expect.stringContaining('anybody may make product.add'),
      },
    ]);
    expect((await run(root, 'check')).err).toContain('1 mistake, 1 warning in 1 file; nothing was written.');
  });

  test('fail check --strict, in words and as JSON, and generate goes on', async () => {
    expect((await run(root, 'check', '--strict')).code).toBe(0);
    change(store, 'allow: store.product.create', 'allow: public');
    expect((await run(root, 'check', '--strict')).code).toBe(1);
    expect(await run(root, 'check', '--strict', '--json')).toMatchObject({ code: 1, err: '' });
    expect(await run(root, 'check', '--json')).toMatchObject({ code: 0, err: '' });
    expect((await run(root, 'generate')).code).toBe(0);
  });

  test('about what is left over rest while a mistake may be their cause', () => {
    change(store, 'list: product.list', 'list: product.lsit');
    const [one, ...others] = understand(root, { code: true }).problems;
    expect(others).toEqual([]);
    expect(one?.suggestion).toBe('product.list');
  });

  test('are not given of what hand-written code uses', () => {
    writeIn(
      root,
      'manifest/areas/lamp.yaml',
      'area: lamp\nenums: { LampState: { on: { th: เปิด, en: On } } }\nendpoints:\n  lamp.list: { call: GET /api/lamp/list, page: Product, allow: signed-in }\n',
    );
    const rules = () => understand(root, { code: true }).problems.map(({ rule }) => rule);
    expect(rules()).toEqual(['unused-enum', 'unused-call']);
    writeIn(root, 'src/web/lamp.test.tsx', 'useLampList(); LampState;');
    writeIn(root, 'src/server/lamp.ts', 'useLampList(); LampStates;');
    expect(rules()).toHaveLength(2);
    writeIn(root, 'src/areas/lamp/web/lamp.tsx', 'useLampList(); const state: LampState;');
    expect(rules()).toEqual([]);
    writeIn(root, 'src/areas/lamp/web/lamp.tsx', 'client.request(lampList); const state: LampState;');
    expect(rules()).toEqual([]);
  });
});
