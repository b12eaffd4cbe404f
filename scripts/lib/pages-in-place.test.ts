import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepInPlace, keepPage, takenPages } from './pages-in-place.ts';
import { root } from './steps.mjs';

const generated = (path: string) => readFileSync(join(root, 'generated/web', path), 'utf8');

it('a generated page takes its new version itself', () => {
  const kept = keepInPlace('quest/add.tsx', generated('quest/add.tsx'), false);
  expect(kept).toContain('const generatedPage = formPage({');
  expect(kept).toContain('export default generatedPage;');
  expect(kept).toContain('import.meta.hot.accept(');
});

it('titles are changed where the page table holds them', () => {
  expect(keepInPlace('titles/quest.ts', generated('titles/quest.ts'), false)).toContain('hot.accept(');
});

it('so does a hand-written page that is nothing but the call of a factory', () => {
  const page = "import Generated from '#generated/web/x/add.tsx';\n\nexport default formPage(Generated.screen);\n";
  expect(keepPage('x/web/add/page.tsx', page)).toContain('import.meta.hot.accept(');
});

it('what hand-written code takes values from is left to it, and so is what is no page', () => {
  expect(keepInPlace('quest/detail.tsx', generated('quest/detail.tsx'), true)).toBeUndefined();
  expect(keepInPlace('queues.ts', generated('queues.ts'), false)).toBeUndefined();
});

it('a page counts as taken by a value, not by a type', () => {
  const pages = takenPages(join(root, 'src/areas'));
  expect(pages).toContain('finance/withdraw_requests.tsx');
  expect(pages).not.toContain('quest/add.tsx');
});
