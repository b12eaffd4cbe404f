import { expect, test, vi } from 'vitest';
import { printSources } from './print.ts';
import { prove } from './prove.ts';
import type { SourceSpec } from './source.ts';

const page = (path: string): SourceSpec => ({
  path,
  imports: [
    { from: './b.ts', names: ['b'] },
    { from: '#a.ts', names: ['A'], type: true },
    { from: './unused.ts', names: [] },
  ],
  statements: [{ kind: 'default', call: 'b', data: { a: 1 } }],
});

test('writes banner, sorted imports and statements', () => {
  const [file] = printSources([page('a.tsx')], prove);
  expect(file?.text.split('\n')).toEqual([
    '// Generated from manifest/ by `npm run generate`: change the manifest, not this file.',
    "import type { A } from '#a.ts';",
    "import { b } from './b.ts';",
    '',
    'export default b({ a: 1 });',
    '',
  ]);
});

test('has each file proved once, and data not at all', () => {
  const proved = vi.fn();
  const files = printSources([page('a.tsx'), page('b.ts'), { ...page('c.ts'), data: true }], proved);
  expect(proved.mock.calls).toEqual([[files.slice(0, 2)]]);
});

test('refuses what is no TypeScript', () => {
  const broken: SourceSpec = { path: 'x.ts', statements: [{ kind: 'type', name: 'X', type: "'a' | ;" }] };
  expect(() => printSources([broken], prove)).toThrow('x.ts would not be TypeScript');
});

test('comments cannot end early', () => {
  const spec: SourceSpec = { path: 'x.ts', statements: [{ kind: 'const', name: 'x', value: 1, doc: '*/ evil(); /*' }] };
  expect(printSources([spec], prove)[0]?.text).toContain('/** *\\/ evil(); /* */');
});
