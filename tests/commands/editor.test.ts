import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Editor, type Spot } from './language-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const area = join(root, 'manifest/areas/draft.yaml');
const head = '# yaml-language-server: $schema=../names.schema.json\narea: draft\n';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.start(root);
});
afterAll(() => editor.stop());

/** Opens a text in which ¶ marks a place; each time under a path of its own. */
let opened = 0;
async function open(text: string) {
  const path = area.replace('draft', `draft-${++opened}`);
  const at = text.indexOf('¶');
  const before = text.slice(0, at).split('\n');
  const spot: Spot = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return { path, spot, diagnostics: await editor.open(path, text.replace('¶', '')) };
}

const call = (more: string) => `${head}endpoints:\n  draft.list:\n    call: GET /api/draft/list\n${more}\n`;

describe('an editor with the YAML language server', () => {
  test('finds nothing wrong with a file of the manifest', async () => {
    const path = join(root, 'manifest/areas/finance/withdrawals.yaml');
    expect(await editor.open(path, readFileSync(path, 'utf8'))).toEqual([]);
  });

  test.each([
    ['an entity', call('    page: ¶Withdrawel\n    allow: signed-in'), 'entity'],
    ['a permission', call('    page: Withdrawal\n    allow: ¶finance.withdraw.raed'), 'permission'],
    ['an icon', call('    page: Withdrawal\n    allow: signed-in\n    icon: ¶cash-mutliple'), 'icon'],
    [
      'an enum',
      `${head}entities:\n  Draft:\n    fields:\n      status: { type: enum, of: ¶WithdrawalStaus, th: สถานะ }`,
      'enum and no shape',
    ],
    ['a call', `${head}screens:\n  /draft/list:\n    title: { th: ร่าง }\n    list: ¶withdraw.lits`, 'endpoint'],
    ['a field', call('    page: Withdrawal\n    allow: signed-in\n    fields: [amount, ¶amuont]'), 'field'],
    [
      'a route',
      `${head}menu:\n  - id: draft\n    label: { th: ร่าง }\n    icon: cash\n    link: ¶/finance/withdrawels`,
      'route',
    ],
  ])('underlines %s that does not exist', async (_what, text, kind) => {
    const { diagnostics, spot } = await open(text);
    expect(diagnostics.map(({ range }) => range.start)).toEqual([spot]);
    expect(diagnostics[0]?.message).toContain(`the project has no ${kind} of this name`);
  });

  test('underlines a field of another entity in a call that is there already', async () => {
    const text = `${head}endpoints:\n  withdraw.list:\n    call: GET /api/system/withdraw/list\n    page: Withdrawal\n    allow: signed-in\n    fields: [amount, ¶spin_count]\n`;
    const { diagnostics, spot } = await open(text);
    expect(diagnostics.map(({ range }) => range.start)).toEqual([spot]);
    expect(diagnostics[0]?.message).toContain('Withdrawal has no field of this name');
  });

  test.each([
    ['entities', call('    page: ¶'), 'Withdrawal'],
    ['permissions', call('    page: Withdrawal\n    allow: ¶'), 'finance.withdraw.view'],
    ['icons', call('    page: Withdrawal\n    icon: ¶'), 'cash-multiple'],
    ['calls', `${head}screens:\n  /draft/list:\n    title: { th: ร่าง }\n    list: ¶`, 'withdraw.list'],
    ['fields', call('    page: Withdrawal\n    fields:\n      - ¶'), 'amount'],
    [
      'enums',
      `${head}entities:\n  Draft:\n    fields:\n      status:\n        type: enum\n        of: ¶`,
      'WithdrawalStatus',
    ],
    ['routes', `${head}menu:\n  - id: draft\n    link: ¶`, '/finance/withdraw_requests'],
  ])('proposes %s', async (_what, text, name) => {
    const { path, spot } = await open(text);
    expect(await editor.complete(path, spot)).toContain(name);
  });

  test('proposes the fields of its entity alone in a call that is there already', async () => {
    const text = `${head}endpoints:\n  withdraw.list:\n    page: Withdrawal\n    fields:\n      - ¶`;
    const { path, spot } = await open(text);
    const proposed = await editor.complete(path, spot);
    expect(proposed).toContain('amount');
    expect(proposed).not.toContain('spin_count');
    expect(proposed.length).toBeLessThan(150);
  });
});
