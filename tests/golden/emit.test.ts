import { describe, expect, test } from 'vitest';
import { emit } from '#generator/emit/index.ts';
import type { Model } from '#generator/model/types.ts';
import { manySamples } from './many.ts';
import { sampleModel } from './sample-model.ts';

const files = await emit(sampleModel);
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/** The same model with every list of named things the other way round. */
function turned(model: Model): Model {
  const back = <T>(items: readonly T[]): readonly T[] => [...items].reverse();
  return {
    ...model,
    areas: model.areas,
    access: { permissions: back(model.access.permissions), roles: back(model.access.roles) },
    entities: back(model.entities),
    endpoints: back(model.endpoints),
    screens: back(model.screens),
    enums: Object.fromEntries(Object.entries(model.enums).reverse()),
    deployments: back(model.deployments),
  };
}

test('the order in the manifest makes no difference, nor does a second run', async () => {
  expect(await emit(turned(sampleModel))).toEqual(files);
  expect(await emit(structuredClone(sampleModel))).toEqual(files);
});

test('paths are sorted, unique and inside generated/', () => {
  const paths = files.map((file) => file.path);
  expect(paths).toEqual([...new Set(paths)].sort());
  expect(paths.filter((path) => !/^generated\/(api|web)\/[\w./-]+$/.test(path))).toEqual([]);
});

test('says which icon is missing', async () => {
  const [menu] = sampleModel.menus;
  if (!menu) throw new Error('The sample has no menu');
  const model = { ...sampleModel, menus: [{ ...menu, icon: 'mdi-no-such-thing' }] };
  await expect(emit(model)).rejects.toThrow('@mdi/js has no icon "mdi-no-such-thing"');
});

test('two calls that would share a name are refused', async () => {
  const list = sampleModel.endpoints.find(({ id }) => id === 'payout.list');
  if (!list) throw new Error('The sample has no list');
  const model = { ...sampleModel, endpoints: [...sampleModel.endpoints, { ...list, id: 'payout_list' }] };
  await expect(emit(model)).rejects.toThrow('would both be named PayoutListQuery');
});

test('two entities that would share a file are refused', async () => {
  const [first] = sampleModel.entities;
  if (!first) throw new Error('The sample has no entity');
  const model = { ...sampleModel, entities: [...sampleModel.entities, { ...first, name: 'user' }] };
  await expect(emit(model)).rejects.toThrow(/would both be named/);
});

test('no line is longer than 240 characters, the length of an entry of a table, but for texts that cannot be broken', () => {
  const long = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => line.length > 240 && !/^\s*'.*',?$/.test(line));
  expect(long).toEqual([]);
});

describe('a gateway that is off', () => {
  test('has no route or call in the deployment', () => {
    expect(textOf('generated/web/deployments/narrow.ts')).not.toMatch(/alpha/i);
    expect(textOf('generated/web/deployments/wide.ts')).toMatch(/'\.\.\/alpha\/account-manage\.tsx'/);
    const narrow = textOf('generated/api/deployments.ts').split('wide: {')[0] ?? '';
    expect(narrow).toContain("'beta.add'");
    expect(narrow).not.toMatch(/alpha/i);
  });
});

describe('a further screen', () => {
  test('loads the fields of the entities that it shows, and no others', () => {
    const fieldsIn = (path: string) =>
      [...textOf(path).matchAll(/from '(.*\/fields\/.*)'/g)].map(([, from]) => from).sort();
    expect(fieldsIn('generated/web/desk/payouts.tsx')).toEqual(['#generated/api/fields/payout.ts']);
    expect(fieldsIn('generated/web/desk/everything-detail.tsx')).toEqual([
      '#generated/api/fields/everything.ts',
      '#generated/api/fields/payout.ts',
    ]);
    expect(fieldsIn('generated/web/alpha/account-add.tsx')).toEqual(['#generated/api/fields/alpha-account.ts']);
  });

  test('leaves what its actions ask for in a file that is fetched when one is begun', () => {
    expect(textOf('generated/web/desk/payouts.tsx')).not.toContain('validate');
    expect(textOf('generated/web/desk/payouts.inputs.ts')).toContain('validate: validatePayoutRefund');
    expect(files.filter(({ path }) => path.endsWith('.inputs.ts')).map(({ path }) => path)).toEqual([
      'generated/web/desk/banks-detail.inputs.ts',
      'generated/web/desk/banks.inputs.ts',
      'generated/web/desk/import-old.inputs.ts',
      'generated/web/desk/import.inputs.ts',
      'generated/web/desk/payouts-detail.inputs.ts',
      'generated/web/desk/payouts.banks.inputs.ts',
      'generated/web/desk/payouts.inputs.ts',
    ]);
  });

  test('writes steps that two wizards share once', () => {
    expect(textOf('generated/web/desk/import-old.tsx')).toContain('...importPage.screen.steps.slice(1)');
    expect(textOf('generated/web/desk/import-old.tsx')).not.toContain("name: 'result'");
    expect(textOf('generated/web/desk/import.tsx')).toContain("name: 'result'");
  });

  test('leaves its further lists in files of their own, fetched when their tab is opened', () => {
    const page = textOf('generated/web/desk/payouts.tsx');
    expect(page).toContain("load: () => import('./payouts.banks.tsx')");
    expect(page).not.toContain('bankItems');
    expect(textOf('generated/web/desk/payouts.banks.tsx')).toContain('list: bankItems');
    expect(textOf('generated/web/desk/payouts.banks.inputs.ts')).toContain('validatePayoutRefundOnDeskPayoutsBanks');
  });

  test('leaves the rows that are edited on it in a file that is fetched when their tab is opened', () => {
    const page = textOf('generated/web/desk/banks-detail.tsx');
    expect(page).toContain("import('./banks-detail.editors.ts')");
    expect(page).not.toContain('payoutRefund');
    expect(textOf('generated/web/desk/banks-detail.editors.ts')).toContain('validate: validateBankUpdate');
  });

  test('imports calls, fields and checks, never hooks', () => {
    const pages = files.filter((file) => file.path.endsWith('.tsx'));
    expect(pages.length).toBeGreaterThan(5);
    for (const { path, text } of pages) {
      const from = [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');
      const expected =
        /^(#web\/screens\/(list|detail|form|report|wizard|matrix|dashboard|board)\/(\2|ordered|views|figures-board)-page\.tsx|#web\/screens\/(cells\/\w+-cell|dashboard\/charts-grid)\.tsx|#web\/screens\/board\/complete-address\.ts|#generated\/api\/(enums|fields|shapes)\/[\w-]+\.ts|(\.\/|\.\.\/\w+\/)(calls\/[\w-]+|validators)\.ts|\.\/import\.tsx)$/;
      expect(
        from.filter((each) => !expected.test(each)),
        path,
      ).toEqual([]);
    }
  });
});

describe('what only an extension can serve', () => {
  const marked = new Set(['payout.list', 'bank.items', 'bank.detail']);
  const extended: Model = {
    ...sampleModel,
    endpoints: sampleModel.endpoints.map((each) =>
      marked.has(each.id) ? { ...each, extension: true, call: { ...each.call, extension: true } } : each,
    ),
  };

  test('says which call it needs: routes, further lists and editors', async () => {
    const made = await emit(extended);
    const textIn = (path: string) => made.find((file) => file.path === path)?.text ?? '';
    const wide = textIn('generated/web/deployments/wide.ts');
    // The call itself: the file of its kind would bring all of them into the entry.
    expect(wide).not.toContain('/calls/');
    const needs = wide.matchAll(/path: '([^']+)',[^}]*needs: \{\s*id: '([^']+)'/g);
    expect([...needs].map(([, path, need]) => `${path} ${need}`)).toEqual([
      '/desk/banks bank.items',
      '/desk/banks/detail bank.detail',
      '/desk/matrix payout.list',
    ]);
    expect(textIn('generated/web/desk/payouts.tsx')).toMatch(
      /needs: bankItems,\s*load: \(\) => import\('.\/payouts.banks.tsx'\)/,
    );
    expect(textIn('generated/web/desk/banks-detail.tsx')).toMatch(/needs: \w+,\s*load: async \(\) =>/);
  });

  test('nothing else says so', () => {
    expect(files.filter(({ text }) => /\bneeds:/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

test('the work grows with the model, not faster', async () => {
  // Text, counted; time is measured by `npm run bench -- generate`.
  const size = async (times: number) =>
    (await emit(manySamples(times))).reduce((sum, file) => sum + file.text.length, 0);
  const [two, ten] = [await size(2), await size(10)];
  expect(ten / two).toBeLessThan(5.5);
});
