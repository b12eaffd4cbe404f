import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { understand } from '#generator/main.ts';
import { makeProject, removeProject, writeIn } from './project.ts';

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

const store = 'manifest/areas/store.yaml';

/** The fields of the only action of an order's record, whose call takes these. */
function problemsOf(taken: string, asks: string) {
  const text = readFileSync(join(root, store), 'utf8')
    .replace(
      'service: true\n    allow: signed-in\n    input:\n',
      `service: Order\n    allow: signed-in\n    input:\n${taken}`,
    )
    .replace('input: [word]', `input: ${asks}`);
  writeIn(root, store, text);
  const { model, problems } = understand(root);
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  const screen = model?.screens.find(({ path }) => path === '/store/orders/detail');
  return screen?.kind === 'detail' ? screen.actions.flatMap(({ input }) => input ?? []) : [];
}

test('an action that says more of a field gets the one that its call takes, not a column with a similar name', () => {
  const fields = problemsOf(
    '      totals: { type: text, max: 90, th: สรุป, en: Sums }\n',
    '{ totals: { required: true } }',
  );
  expect(fields).toMatchObject([{ name: 'totals', kind: 'text', maxLength: 90, required: true }]);
});

test('a field that no column resembles is asked for as well', () => {
  const fields = problemsOf(
    '      why: { type: string, max: 90, th: เหตุผล, en: Why }\n',
    '{ why: { required: true }, word: {} }',
  );
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ['why', true],
    ['word', undefined],
  ]);
});
