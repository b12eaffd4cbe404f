import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { englishApart } from './english-apart.ts';

const root = mkdtempSync(join(tmpdir(), 'english-'));
afterAll(() => rmSync(root, { recursive: true }));

const room = `export const useText = defineTexts(
  { empty: 'ไม่พบ', count: (total: string) => \`\${total} รายการ\` },
  { empty: 'Nothing found', count: (total) => \`\${total} rows\` },
);
`;
const en = 'export const en = {};\nexport const rooms: Readonly<Record<string, object>> = {};\n';
for (const [path, text] of Object.entries({
  'src/web/table/texts.ts': room,
  'src/areas/home/web/texts.ts': room.replace('Nothing', 'Nobody'),
  'src/web/locale/en.ts': en,
})) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}
const plugin = englishApart(root, parseAst);
const turned = (path: string, code: string) => plugin.transform(code, join(root, path));

test('a shared room keeps its Thai, and its place in the English file', () => {
  const code = turned('src/web/table/texts.ts', room) ?? '';
  expect(code).toContain('ไม่พบ');
  expect(code).not.toContain('Nothing found');
  expect(code).toContain('"table/texts" as never');
});

test('the English file has what was taken out, word for word, and nothing of single pages', () => {
  const code = turned('src/web/locale/en.ts', en) ?? '';
  expect(code).toContain(`"table/texts": { empty: 'Nothing found', count: (total) => \`\${total} rows\` },`);
  expect(code).not.toContain('Nobody');
});

test('a page keeps both of its languages, and a file without texts stays as it is', () => {
  expect(turned('src/areas/home/web/texts.ts', room)).toBeUndefined();
  expect(turned('src/web/table/rows.ts', 'export const rows = 1;')).toBeUndefined();
});

test('a file without a placeholder for the texts is refused', () => {
  expect(() => turned('src/web/locale/en.ts', 'export const en = {};')).toThrow('no place');
});
