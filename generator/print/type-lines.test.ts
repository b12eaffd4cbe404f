import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fill, quote, union } from './literal.ts';
import { typeLines } from './type-lines.ts';

const many = 'created pending processing success expired failed cancelled reversed unknown suspicious'.split(' ');
/** Members in as few lines as they take. */
const filled = (indent: string) => `${indent}| ${fill(many.map(quote), indent, ' | ').trimStart()}`;
const members = filled('    ');
const withNull = `    | ${fill([...many.map(quote), 'null'], '    ', ' | ').trimStart()}`;
const place = { indent: '  ', used: '  status:'.length };

describe('a type that does not fit', () => {
  test.each([
    ['a union', `${union(many)} | null`, `\n${withNull}`],
    ['a list of a union', `readonly (${union(many)})[]`, ` readonly (\n${members}\n  )[]`],
    ['a generic', `Generated<${union(many)}>`, ` Generated<\n${members}\n  >`],
    [
      'brackets in brackets',
      `Generated<readonly (${union(many)})[]>`,
      ` Generated<\n    readonly (\n${filled('      ')}\n    )[]\n  >`,
    ],
    [
      'arguments',
      `Service<{ readonly query: ${'A'.repeat(40)} }, ${'B'.repeat(40)}, Context<A, B>>`,
      ` Service<\n    { readonly query: ${'A'.repeat(40)} },\n    ${'B'.repeat(40)},\n    Context<A, B>\n  >`,
    ],
  ])('%s', (_what, type, lines) => {
    expect(typeLines(type, place)).toBe(lines);
  });

  test('a name stays as it is', () => {
    expect(typeLines('X'.repeat(130), place)).toBe(` ${'X'.repeat(130)}`);
  });
});

test('a type that fits stays on its line, to the last character', () => {
  const type = union(['a'.repeat(50), 'b'.repeat(50)]);
  const used = 120 - 1 - type.length - 1;
  expect(typeLines(type, { used })).toBe(` ${type}`);
  expect(typeLines(type, { used: used + 1 })).toContain('\n  | ');
});

test('whatever the choices say, they are kept whole', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom(' | ', "'", '\\', '<', ')', ', ', '\\\\', '\n', '\u2028'));
  const choices = fc.array(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    { minLength: 2, maxLength: 20 },
  );
  fc.assert(
    fc.property(choices, (all) => {
      const joined = (text: string) => text.replace(/\n\s*/g, ' ').replace(/^ \| /, ' ');
      expect(joined(typeLines(union(all), { used: 120 }))).toBe(` ${union(all)}`);
      expect(
        joined(typeLines(`readonly (${union(all)})[]`, { used: 120 })).replace(/^ readonly \( \| /, ' readonly ( '),
      ).toBe(` readonly ( ${union(all)} )[]`);
    }),
    { numRuns: 2000 },
  );
});
