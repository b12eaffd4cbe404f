import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceEmitters, textEmitters } from '#generator/emit/index.ts';
import type { Model } from '#generator/model/types.ts';
import { textOf } from '#generator/print/print.ts';
import { given } from './given.ts';

// Texts of the manifest can say anything and stay texts: the trees of the generated files do not change by a node.
const morph: typeof import('ts-morph') = createRequire(import.meta.url)('ts-morph');
const { ts } = morph;
type Node = import('ts-morph').ts.Node;

function treeOf(path: string, text: string): string {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ESNext,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const complaints = 'parseDiagnostics' in file ? file.parseDiagnostics : undefined;
  expect(complaints, `${path}\n${text}`).toEqual([]);
  const kinds: number[] = [];
  const visit = (node: Node): void => {
    kinds.push(node.kind);
    node.forEachChild(visit);
    kinds.push(-1);
  };
  visit(file);
  return kinds.join(' ');
}

function trees(model: Model): Readonly<Record<string, string>> {
  const specs = Object.values(sourceEmitters).flatMap((emitter) => emitter(model, () => true));
  return Object.fromEntries(specs.map((spec) => [spec.path, treeOf(spec.path, textOf(spec))]));
}

/**
 * The model with each text that people write replaced: labels, hints, questions, titles. Names of things stay, and what
 * was equal stays equal, because equal texts are written once.
 */
function spoken(model: Model, say: (at: number) => string): Model {
  const said = new Map<string, string>();
  const replace = (value: unknown, key: string, parent: string): unknown => {
    if (typeof value === 'string') {
      const isText = key === 'th' || key === 'en' || (key === 'name' && (parent === 'app' || parent === 'brand'));
      if (!isText) return value;
      const next = said.get(value) ?? `${say(said.size)}${said.size}`;
      said.set(value, next);
      return next;
    }
    if (Array.isArray(value)) return value.map((each) => replace(each, key, parent));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replace(each, name, key)]));
  };
  return { ...model, ...Object(replace(model, '', '')) };
}

const attacks = [
  "'",
  '"',
  '`',
  '\\',
  "\\'",
  '\u0024{process.exit(1)}',
  '*/ process.exit(1) /*',
  '\n',
  '\r\n',
  '\u2028',
  '\u2029',
  '</script>',
  '<!--',
  '-->',
  '//',
  '}); process.exit(1); ({',
  "'] = evil; ['",
  '\u0000',
  '\ud800',
  'ไทย',
  '__proto__',
  'constructor',
  '@ts-nocheck',
  "E'",
  '$$',
  '; drop table "user"; --',
];
const said = fc.oneof(
  fc.array(fc.constantFrom(...attacks), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
);

test('whatever texts say, the code around them stays the same', () => {
  const plain = trees(spoken(given, () => 'text'));
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 40 }), (all) => {
      const model = spoken(given, (at) => all[at % all.length] ?? '');
      const found = trees(model);
      expect(Object.keys(plain).filter((path) => plain[path] !== found[path])).toEqual([]);
      for (const emitter of Object.values(textEmitters)) emitter(model);
    }),
    { numRuns: 150, seed: 20261121 },
  );
});

test('values of choices cannot leave their quotes, neither in TypeScript nor in SQL', () => {
  fc.assert(
    fc.property(
      said.filter((text) => !text.includes('\0')),
      (text) => {
        const entities = given.entities.map((entity) => {
          const status = entity.fields.status;
          if (!status?.options) return entity;
          const options = [{ value: text, label: { th: text, en: text } }];
          return { ...entity, fields: { ...entity.fields, status: { ...status, options } } };
        });
        const model = { ...given, entities };
        trees(model);
        const sql = textEmitters.schemaSql?.(model)[0]?.text ?? '';
        const [, literal = ''] = /"payout_status_option" check \("status" in \(([\s\S]*?)\)\)\n\);/.exec(sql) ?? [];
        expect(literal).toMatch(/^(?:'(?:[^'\\]|'')*'|E'(?:[^'\\]|''|\\\\)*')$/u);
      },
    ),
    { numRuns: 150, seed: 20261121 },
  );
});
