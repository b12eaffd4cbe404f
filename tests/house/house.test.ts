// Long because it is a list: a small house in order, and one planted violation for each rule.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseTree } from '../../scripts/house/cruise.mjs';
import { runNamed } from '../../scripts/house/named.mjs';
import { sqlProblems } from '../../scripts/house/sql.mjs';
import { root } from '../../scripts/lib/steps.mjs';

/** A small house in which every rule holds, and one planted violation a case. */
const good: Record<string, string> = {
  'manifest/areas/orchard.yaml': 'area: orchard\n',
  'manifest/gateways/plumpay.yaml': 'gateway: plumpay\n',
  // An area that is called like a room of the code is not named by everybody who imports from that room.
  'manifest/areas/core.yaml': 'area: core\n',
  'src/contract/words.ts': 'export const words = 1;\n',
  'src/contract/kinds/index.ts':
    'const [moneyTraits, refTraits] = [{}, {}];\nexport const kinds = {\n  money: moneyTraits,\n  ref: refTraits,\n};\n',
  // What a kind alone has besides is read where it is told apart; columns may be called like kinds; one kind has its reason.
  'src/contract/kind-words.ts':
    "export const isRef = (field: { kind: string }) => field.kind === 'ref';\nexport const columns = (t: { select: (names: string[]) => void }) => t.select(['money', 'ref']);\n// One kind: satang are its alone.\nexport const isMoney = (field: { kind: string }) => field.kind === 'money';\nexport type Named = Pick<{ money: 1; ref: 2 }, 'money' | 'ref'>;\n",
  'src/web/core/state.ts': "import { words } from '#contract/words.ts';\nexport const state = words;\n",
  'src/web/data/client.ts': "import useSWR from 'swr';\nexport const client = useSWR;\n",
  'src/web/fields/money/cell.ts': "import { state } from '#web/core/state.ts';\nexport const cell = state;\n",
  'src/web/fields/date/cell.ts': 'export const date = 1;\n',
  'src/web/ui/box.module.css': '.box {\n  margin: 0 1px 44px;\n  padding: var(--space-2);\n  font-size: 0.9em;\n}\n',
  'src/web/ui/paper.module.css': '/* Own sizes because it is paper. */\n.sheet {\n  padding: 5px;\n}\n',
  'src/web/ui/box.tsx': "import css from './box.module.css';\nexport const box = css.box;\n",
  'tests/support/good.test.ts': `// The limit itself is under test.\nawait ${'sleep'}(20);\nawait ${'sleep'}(20); // Likewise.\n`,
  'src/server/ledger/texts.ts': "export const ledgerTexts = { th: 'ยอดเงินไม่พอ', en: 'Too little' };\n",
  'src/server/app.ts': "import { words } from '#contract/words.ts';\nexport const app = words;\n",
  // The one room that may, and rows of a past that nobody lived through.
  'src/server/lifecycle/raise.ts': "export const raise = 'version = version + 1';\n",
  'src/server/demo/rows.ts': "export const rows = 'insert into entity_event (entity) values (1)';\n",
  'src/server/ledger/post.ts': 'export const post = 1;\nexport interface Posting {}\n',
  // A type may come from above.
  'src/server/base/words.ts':
    "import type { Posting } from '../ledger/post.ts';\nexport const words = (posting: Posting) => posting;\n",
  'src/server/calls/dispatch.ts': "import { post } from '../ledger/post.ts';\nexport const dispatch = post;\n",
  'src/areas/orchard/server/pick.ts': "import { post } from '#server/ledger/post.ts';\nexport const pick = post;\n",
  'generated/api/schema.sql': 'create table "tree" ("id" integer, "ripe" boolean);\n',
  'src/areas/orchard/server/ripe.ts':
    "import { sql } from 'kysely';\nexport const ripe = sql`select id from tree where ripe`;\n",
  'src/areas/orchard/web/trees/page.tsx': "import { box } from '#web/ui/box.tsx';\nexport default () => box;\n",
  'src/areas/orchard/server/demo/trees.ts': "export const trees = ['ต้นส้ม'];\n",
  'generated/server/areas.ts': "import { pick } from '#areas/orchard/server/pick.ts';\nexport const areas = [pick];\n",
  'generated/server/checks.ts': 'export const checks = [];\n',
  'generated/server/demos.ts': 'export const demos = [];\n',
  'src/gateways/pearpay/protocol.ts': 'export const protocol = 1;\n',
  'generated/web/orchard/calls/tree.ts': 'export const tree = 1;\n',
  'src/areas/orchard/web/parts/basket.tsx': 'export default () => 1;\n',
  'generated/web/orchard/index.tsx': "export const page = () => import('#areas/orchard/web/parts/basket.tsx');\n",
  'generated/web/press/index.tsx': "import { tree } from '../orchard/calls/tree.ts';\nexport const page = tree;\n",
  // A sentence for people may have any example.
  'generator/load/read.ts': "export const read = 'a route such as /orchard/trees';\n",
  'generator/emit/emit.ts': 'export const emit = 1;\n',
};

const planted: readonly { rule: string; file: string; text: string; says: RegExp }[] = [
  {
    rule: 'of what areas write by hand, a generated page fetches parts alone',
    file: 'generated/web/press/bad.tsx',
    text: "export const page = () => import('#areas/orchard/web/trees/page.tsx');\n",
    says: /bad\.tsx → src\/areas\/orchard\/web\/trees\/page\.tsx\n.*direction: generated\/web/,
  },
  {
    rule: 'a table that nothing makes',
    file: 'src/areas/orchard/server/bad.ts',
    text: "import { sql } from 'kysely';\nexport const bad = sql`select id from trees`;\n",
    says: /bad\.ts:2:39 {2}no table “trees”/,
  },
  {
    rule: 'a column that its table does not have',
    file: 'src/areas/orchard/server/bad.ts',
    text: "import { sql } from 'kysely';\nexport const bad = sql`select t.rpie from tree t`;\n",
    says: /bad\.ts:2:33 {2}tree \(t\) has no column “rpie”/,
  },
  {
    rule: 'a name that is no column in reach',
    file: 'src/areas/orchard/server/bad.ts',
    text: "import { sql } from 'kysely';\nexport const bad = sql`select id from tree where rpie`;\n",
    says: /bad\.ts:2:50 {2}“rpie” is no column of tree/,
  },
  {
    rule: 'a version raised in SQL',
    file: 'src/areas/orchard/server/bad.ts',
    text: "export const bad = 'update tree set ripe = true, version = tree.version + 1 where id = 1';\n",
    says: /bad\.ts:1 {2}raises a version/,
  },
  {
    rule: 'a version raised by the builder of queries',
    file: 'src/server/ledger/bad.ts',
    text: "export const bad = (eb: (column: string, by: string, most: number) => number) => eb('version', '+', 1);\n",
    says: /bad\.ts:1 {2}raises a version/,
  },
  {
    rule: 'a history of its own',
    file: 'src/areas/orchard/server/bad.ts',
    text: "export const bad = 'insert into entity_event (entity) values (1)';\n",
    says: /bad\.ts:1 {2}raises a version or writes a history/,
  },
  {
    rule: 'sets of kinds',
    file: 'generator/check/bad.ts',
    text: "export const numbers = new Set(['money', 'ref']);\n",
    says: /bad\.ts:1 {2}lists kinds/,
  },
  {
    rule: 'types that list kinds',
    file: 'src/server/records/bad.ts',
    text: "export type Written = 'money' | 'ref';\n",
    says: /bad\.ts:1 {2}lists kinds/,
  },
  {
    rule: 'tables of some kinds',
    file: 'src/web/form/bad.ts',
    text: "type FieldKind = string;\nexport const texts: Partial<Readonly<Record<FieldKind, string>>> = { money: '' };\n",
    says: /bad\.ts:2 {2}has a table of some kinds/,
  },
  {
    rule: 'comparisons with a kind',
    file: 'src/web/screens/list/bad.ts',
    text: "export const isMoney = (field: { kind?: string }) => (field.kind ?? 'ref') === 'money';\n",
    says: /bad\.ts:1 {2}compares with 'money'/,
  },
  {
    rule: 'ladders of kinds',
    file: 'src/web/fields/parts/bad.ts',
    text: "export function bad(kind: string) {\n  switch (kind) {\n    case 'money':\n      return 1;\n    case 'ref':\n      return 2;\n  }\n  return 3;\n}\n",
    says: /goes through kinds case by case/,
  },
  {
    rule: 'the server says nothing in Thai outside a catalogue',
    file: 'src/server/ledger/bad.ts',
    text: "export const bad = 'ยอดเงินไม่พอ';\n",
    says: /src\/server\/ledger\/bad\.ts:1 {2}says something in Thai alone/,
  },
  {
    rule: 'what is excepted holds Thai',
    file: 'src/server/providers/flag-words.ts',
    text: "export const flagWords = { yes: ['yes'] };\n",
    says: /excepts src\/server\/providers\/flag-words\.ts, where there is no Thai/,
  },
  {
    rule: 'nor does the server part of an area',
    file: 'src/areas/orchard/server/bad.ts',
    text: '/** บาท */\nexport const bad = (left: string) => `เหลือ ${' + 'left} บาท`; // บาท\n',
    says: /src\/areas\/orchard\/server\/bad\.ts:2 {2}says something in Thai alone/,
  },
  {
    rule: 'contract imports nothing',
    file: 'src/contract/bad.ts',
    text: "import '#web/core/state.ts';\n",
    says: /direction: src\/contract/,
  },
  {
    rule: 'server never sees the browser',
    file: 'src/server/bad.ts',
    text: "import '#web/core/state.ts';\n",
    says: /direction: src\/server/,
  },
  {
    rule: 'a room of the server takes values from lower floors alone',
    file: 'src/server/db/bad.ts',
    text: "import { post } from '../ledger/post.ts';\nexport const bad = post;\n",
    says: /floor: src\/server\/db/,
  },
  {
    rule: 'rooms of one floor are no knot',
    file: 'src/server/jobs/bad.ts',
    text: "import { post } from '../ledger/post.ts';\nexport const bad = post;\n",
    says: /floor: src\/server\/jobs/,
  },
  {
    rule: 'no room of the server sees what puts the rooms together',
    file: 'src/server/calls/bad.ts',
    text: "import { app } from '../app.ts';\nexport const bad = app;\n",
    says: /floor: src\/server\/calls/,
  },
  {
    rule: 'areas are strangers on the server',
    file: 'src/areas/press/server/bad.ts',
    text: "import { pick } from '#areas/orchard/server/pick.ts';\nexport const bad = pick;\n",
    says: /area: server/,
  },
  {
    rule: 'an area takes no type of another either',
    file: 'src/areas/press/web/bad.ts',
    text: "import type page from '#areas/orchard/web/trees/page.tsx';\nexport type Bad = typeof page;\n",
    says: /area: web/,
  },
  {
    rule: 'the server side of an area never sees the browser',
    file: 'src/areas/orchard/server/bad.ts',
    text: "import '#web/core/state.ts';\n",
    says: /area: server/,
  },
  {
    rule: 'the server knows no area',
    file: 'src/server/bad.ts',
    text: "import { pick } from '#areas/orchard/server/pick.ts';\nexport const bad = pick;\n",
    says: /direction: src\/server/,
  },
  {
    rule: 'no room folds the areas by itself',
    file: 'src/server/jobs/bad.ts',
    text: "import { areas } from '#generated/server/areas.ts';\nexport const bad = areas;\n",
    says: /areas are folded in one place/,
  },
  {
    rule: 'no room asks for the checks of areas but the one that verifies',
    file: 'src/server/jobs/bad.ts',
    text: "import { checks } from '#generated/server/checks.ts';\nexport const bad = checks;\n",
    says: /checks of areas have one door/,
  },
  {
    rule: 'no room asks for the parts of areas in the demo but the one that folds them',
    file: 'src/server/jobs/bad.ts',
    text: "import { demos } from '#generated/server/demos.ts';\nexport const bad = demos;\n",
    says: /demos of areas have one door/,
  },
  {
    rule: 'Thai of an area that is no part of its demo',
    file: 'src/areas/orchard/server/demos.ts',
    text: "export const bad = 'ส้มหมด';\n",
    says: /demos\.ts:1 {2}says something in Thai alone/,
  },
  {
    rule: 'gateways are strangers',
    file: 'src/gateways/plumpay/bad.ts',
    text: "import { protocol } from '../pearpay/protocol.ts';\nexport const bad = protocol;\n",
    says: /strangers: src\/gateways/,
  },
  {
    rule: 'rooms without a floor',
    file: 'src/server/attic/bad.ts',
    text: 'export {};\n',
    says: /src\/server\/attic {2}has no floor/,
  },
  {
    rule: 'core never sees data',
    file: 'src/web/core/bad.ts',
    text: "import '#web/data/client.ts';\n",
    says: /direction: src\/web\/core/,
  },
  {
    rule: 'emit never sees load',
    file: 'generator/emit/bad.ts',
    text: "import '#generator/load/read.ts';\n",
    says: /direction: generator\/emit/,
  },
  {
    rule: 'kinds are strangers',
    file: 'src/web/fields/money/bad.ts',
    text: "import '../date/cell.ts';\n",
    says: /strangers: src\/web\/fields/,
  },
  {
    rule: 'pages of one area are strangers to those of another',
    file: 'generated/web/press/bad.tsx',
    text: "import { page } from '../orchard/index.tsx';\nexport const bad = page;\n",
    says: /strangers: generated\/web/,
  },
  {
    rule: 'pictures are drawn in threads of their own',
    file: 'src/server/bad.ts',
    text: "import sharp from 'sharp';\nexport const x = sharp;\n",
    says: /one door: sharp/,
  },
  {
    rule: 'one door for swr',
    file: 'src/web/core/bad.ts',
    text: "import useSWR from 'swr';\nexport const x = useSWR;\n",
    says: /one door: swr/,
  },
  {
    rule: 'one door for ts-morph',
    file: 'generator/emit/bad.ts',
    text: "export const x = () => import('ts-morph');\n",
    says: /one door: ts-morph/,
  },
  {
    rule: 'no cycles',
    file: 'src/web/core/bad.ts',
    text: "import { two } from './bad-two.ts';\nexport const one = () => two;\n",
    says: /no cycles/,
  },
  { rule: 'resolvable', file: 'src/web/core/bad.ts', text: "import './nowhere.ts';\n", says: /resolvable/ },
  {
    rule: 'no area names',
    file: 'src/web/core/bad.ts',
    text: "export const x = 'orchard';\n",
    says: /names “orchard”/,
  },
  {
    rule: 'no gateway names',
    file: 'generator/emit/bad.ts',
    text: 'export const x = `/plumpay/orders`;\n',
    says: /names “plumpay”/,
  },
  {
    rule: 'classes that are nowhere',
    file: 'src/web/ui/bad.tsx',
    text: "import css from './box.module.css';\nexport const bad = css.bax;\n",
    says: /asks for the class css\.bax/,
  },
  {
    rule: 'sizes of text',
    file: 'src/web/ui/bad.module.css',
    text: '@media print {\n  .bad {\n    font-size: 9px;\n  }\n}\n.bad {\n  font-size: 13.5px;\n}\n',
    says: /bad\.module\.css:7 {2}text of 13\.5px/,
  },
  {
    rule: 'spaces',
    file: 'src/web/ui/bad.module.css',
    text: '.bad {\n  padding: var(--space-2) 44px 0 -10px;\n}\n',
    says: /a space of -10px/,
  },
  { rule: 'long files', file: 'src/web/core/bad.ts', text: 'export {};\n'.repeat(301), says: /has 301 lines/ },
  { rule: 'kebab case', file: 'src/web/core/BadName.ts', text: 'export {};\n', says: /not in kebab-case/ },
  { rule: 'default exports', file: 'src/web/core/bad.ts', text: 'export default 1;\n', says: /default export/ },
  {
    rule: 'folders of hand-written pages',
    file: 'src/areas/orchard/web/apples/detail/page.tsx',
    text: 'export default function Page() {\n  return null;\n}\n',
    says: /a folder too deep/,
  },
  {
    rule: 'raw HTML',
    file: 'src/web/core/bad.ts',
    text: 'document.body.innerHTML = x;\n',
    says: /code or markup from a string/,
  },
  {
    rule: 'floats on money',
    file: 'src/web/fields/money/bad.ts',
    text: 'export const x = parseFloat(y);\n',
    says: /use bigint satang/,
  },
  {
    rule: 'links of pages lead somewhere',
    file: 'CONTRIBUTING.md',
    text: 'Read [the words](src/contract/words.ts#top), [the site](https://example.org/words.md) and [the rules](docs/rules.md).\n',
    says: /CONTRIBUTING\.md:1 {2}links to docs\/rules\.md, which is not there/,
  },
  {
    rule: 'pages name what is there',
    file: 'docs/trees.md',
    text: 'Apples are in `src/web/core/state.ts`, pears in `src/web/core/pears.ts`.\n',
    says: /docs\/trees\.md:1 {2}names src\/web\/core\/pears\.ts/,
  },
  {
    rule: 'pages name functions where they are',
    file: 'docs/walk.md',
    text: 'Then `runNamed` and `namedCheck` (`scripts/house/named.mjs`).\n',
    says: /docs\/walk\.md:1 {2}names namedCheck in scripts\/house\/named\.mjs/,
  },
  {
    rule: 'nobody waits for ever',
    file: 'src/web/core/bad.ts',
    text: 'export const x = (error: unknown) => {\n  if (!(error instanceof ApiError)) throw error;\n};\n',
    says: /bad\.ts:2 {2}asks whether what was thrown is an ApiError/,
  },
  {
    rule: 'waits for a time',
    file: 'tests/e2e/bad.test.ts',
    text: `await page.${'waitForTimeout'}(500);\n`,
    says: /bad\.test\.ts:1 {2}waits for a time/,
  },
  {
    rule: 'sleeps',
    file: 'src/web/core/bad.test.ts',
    text: `await new Promise((resolve) => ${'setTimeout'}(resolve, 300));\n`,
    says: /waits for a time/,
  },
  {
    rule: 'durations',
    file: 'tests/api/support/bad.ts',
    text: `const started = ${'performance'}.now();\n`,
    says: /measures time or memory/,
  },
  {
    rule: 'moments in an expectation',
    file: 'tests/api/bad.test.ts',
    text: `expect(${'Date'}.now() - start).toBeLessThan(1000);\n`,
    says: /measures time or memory/,
  },
  {
    rule: 'limits of one test',
    file: 'tests/api/bad.test.ts',
    text: "test('x', async () => {\n  await x();\n}, 60_000);\n",
    says: /bad\.test\.ts:3 {2}has a limit of time of its own/,
  },
  {
    rule: 'limits of one wait',
    file: 'tests/api/bad.test.ts',
    text: `await waitFor(() => expect(x).toBe(1), { ${'timeout'}: 1500 });\n`,
    says: /has a limit of time of its own/,
  },
  {
    rule: 'chance',
    file: 'tests/api/bad.test.ts',
    text: `const n = ${'Math'}.random();\n`,
    says: /is another every time/,
  },
  {
    rule: 'environment',
    file: 'src/server/bad.ts',
    text: 'export const x = process.env;\n',
    says: /take it as a parameter/,
  },
];

const made: string[] = [];

function house(extra: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  made.push(folder);
  for (const [path, text] of Object.entries({ ...good, ...extra })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'generated'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function findings(folder: string): Promise<string> {
  const named = runNamed(folder).flatMap(({ problems }) => problems);
  return [...(await cruiseTree(folder)).problems, ...named, ...(await sqlProblems(folder))].join('\n');
}

describe('the house rules', () => {
  let start = '';
  beforeAll(() => {
    start = process.cwd();
  });
  afterAll(() => {
    process.chdir(start);
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });

  it('finds nothing in a house in order, and really reads TypeScript', async () => {
    const folder = house();
    expect(await findings(folder)).toBe('');
    expect((await cruiseTree(folder)).typescript).toBeGreaterThanOrEqual(3);
  });

  it.each(planted)('finds a planted violation: $rule', async ({ file, text, says }) => {
    const two = { 'src/web/core/bad-two.ts': "import { one } from './bad.ts';\nexport const two = () => one;\n" };
    const folder = house({ ...(text.includes('bad-two') ? two : {}), [file]: text });
    expect(await findings(folder)).toMatch(says);
  });
});
