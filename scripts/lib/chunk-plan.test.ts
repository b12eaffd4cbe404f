import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkPlan, fetchedAhead } from './chunk-plan.ts';

const web = '/house/src/web';
const imports: Readonly<Record<string, readonly string[]>> = {
  [`${web}/main.tsx`]: [`${web}/session.ts`],
  '/house/src/areas/auth/web/login/page.tsx': [`${web}/session.ts`, `${web}/icon.tsx`, `${web}/password.tsx`],
  [`${web}/app/shell/default-layout.tsx`]: [`${web}/icon.tsx`, `${web}/menu.tsx`],
  [`${web}/screens/list/list-page.tsx`]: [
    `${web}/menu.tsx`,
    `${web}/table.tsx`,
    `${web}/search.tsx`,
    `${web}/money.ts`,
    '/house/node_modules/swr/index.js',
  ],
  [`${web}/screens/shared/related-list.tsx`]: [`${web}/table.tsx`],
  [`${web}/screens/list/list-cards.tsx`]: [`${web}/cards.tsx`],
  [`${web}/screens/form/form-page.tsx`]: [`${web}/screens/form/form-screen.tsx`, `${web}/choice.tsx`],
  [`${web}/screens/form/form-screen.tsx`]: [`${web}/money.ts`, `${web}/draft.ts`],
  '/house/generated/web/member/add.tsx': [`${web}/screens/form/form-page.tsx`],
  [`${web}/dialog.tsx`]: [`${web}/choice.tsx`],
  '/house/generated/web/shop/add.tsx': ['/house/src/contract/validate.ts', '/house/generated/web/record-history.ts'],
  [`${web}/form/action-input.tsx`]: [`${web}/hint.tsx`],
  [`${web}/ui/confirm-dialog.tsx`]: ['/house/node_modules/modal/index.js', `${web}/close.tsx`],
  [`${web}/screens/shared/decision/use-own-decision.tsx`]: [`${web}/verdict.ts`, `${web}/hint.tsx`],
  // Round and round: a cycle ends.
  [`${web}/table.tsx`]: [`${web}/session.ts`, `${web}/table.tsx`],
  // A package may import anything; what it imports is its own business.
  '/house/node_modules/swr/index.js': [`${web}/draft.ts`],
};
const loaded: Readonly<Record<string, readonly string[]>> = {
  [`${web}/main.tsx`]: ['/house/src/areas/auth/web/login/page.tsx', '/house/generated/web/member/add.tsx'],
  [`${web}/draft.ts`]: [`${web}/dialog.tsx`],
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: loaded[id] ?? [],
  }),
};

function chunkOf(file: string): string | undefined {
  const named = [...chunkPlan('/house/')].sort((a, b) => b.priority - a.priority);
  return named.map((group) => group.name(file, graph)).find((name) => name !== null) ?? undefined;
}

const cases: readonly (readonly [file: string, chunk: string | undefined, why: string])[] = [
  ['session.ts', 'start', 'is there before everything'],
  ['icon.tsx', 'start', 'is needed to sign in and after'],
  ['menu.tsx', 'frame', 'is in the frame, whoever else reads it'],
  ['money.ts', 'frame', 'is shown by lists and by forms'],
  ['table.tsx', 'list', 'is in lists, alone and inside other screens'],
  ['search.tsx', 'list', 'is in lists alone'],
  ['cards.tsx', 'cards', 'is above some lists alone, which ask for it together with their rows'],
  ['choice.tsx', 'inputs', 'is in forms and in a dialog that shows no record'],
  ['draft.ts', 'form', 'is in forms alone'],
  ['../contract/validate.ts', 'form', 'comes to forms with generated pages'],
  ['../contract/money.ts', 'frame', 'is what many pages reckon with'],
  ['hint.tsx', 'inputs', 'asks for something, in a decision as well'],
  ['close.tsx', 'dialog', 'is in dialogs that a page has by itself'],
  ['verdict.ts', 'decision', 'is in decisions alone'],
  ['ui/step-bar.tsx', 'work', 'is in pages of imports and updates'],
  ['ui/figure.tsx', 'list', 'is above lists and above the withdrawal desk'],
  ['../areas/finance/web/withdraw-requests/risk.tsx', 'desk', 'is in the queue of withdrawals and beside it'],
  ['../../generated/web/shop/calls/item.ts', 'shop-item', 'is a call of a resource'],
  ['../../generated/web/shop/hooks/item.ts', 'shop-item', 'goes with the calls of the same resource'],
  ['password.tsx', undefined, 'is for signing in alone: the bundler decides'],
];

test.each(cases)('%s → %s: %s', (file, chunk) => {
  expect(chunkOf(join(web, file))).toBe(chunk);
});

test('planned shared files and style sheets are fetched with a page; the start files are there already', () => {
  const files = [
    'assets/start-BxzTfM.css',
    'assets/start-CUbqHY.js',
    'assets/list-djmKx83P.js',
    'assets/page-C6Iz6pnu.js',
    'assets/page-CR9gGcWV.css',
  ];
  expect(files.filter(fetchedAhead)).toEqual(['assets/list-djmKx83P.js', 'assets/page-CR9gGcWV.css']);
});

test('the project may lie in a folder of any name', () => {
  const [last] = chunkPlan('/c++ (1').slice(-1);
  expect(last?.name('/c++ (1/generated/web/shop/calls/item.ts', graph)).toBe('shop-item');
  expect(last?.name('/elsewhere/generated/web/shop/calls/item.ts', graph)).toBeNull();
});

test('a package is in no group of its own', () => {
  expect(chunkOf('/house/node_modules/swr/index.js')).toBeUndefined();
});
