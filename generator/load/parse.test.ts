import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readManifestFiles } from './files.ts';
import { containsItself, parseFast } from './parse-fast.ts';
import { parseWithPlaces } from './parse-with-places.ts';
import { knownPlaces, type Origin } from './places.ts';

const project = join(dirname(fileURLToPath(import.meta.url)), '../..');

const parse = (text: string) => parseWithPlaces('file.yaml', text, new WeakMap());

describe('the two parsers', () => {
  test.each([
    ...readManifestFiles(project).map((file) => [file.path, file.text] as const),
    ...readManifestFiles(join(project, 'tests/mistakes')).map((file) => [`miniature ${file.path}`, file.text] as const),
  ])('read %s alike', (_path, text) => {
    const { value, problems, lost } = parse(text);
    expect(problems).toEqual([]);
    expect(lost).toBe(false);
    expect(value).toEqual(parseFast(text));
  });

  test.each([
    'a: 2026-01-01\nb: no\nc: 0x10\nd: 012\ne: ~\nf: 1e3\ng: 12:30:00\nh: 5s\n',
    "a: \"\\u0e01\\n\"\nb: |\n  two\n  lines\nc: >\n  one\n  line\nd: 'it''s'\n",
    'a: &x { y: [1, 2] }\nb: *x\n',
    '__proto__: { polluted: true }\nconstructor: 1\n',
  ])('read odd values alike: %j', (text) => {
    expect(parse(text).value).toEqual(parseFast(text));
    expect(Object.hasOwn({}, 'polluted')).toBe(false);
  });
});

describe('parseWithPlaces', () => {
  test('knows the place of every key, value and item', () => {
    const origins = new WeakMap<object, Origin>();
    const { value } = parseWithPlaces('file.yaml', 'one:\n  - { two: three }\nfour:\n', origins);
    const places = knownPlaces(origins, []);
    if (typeof value !== 'object' || value === null || !('one' in value) || !Array.isArray(value.one))
      throw new Error('not read');
    const place = (line: number, column: number) => ({ file: 'file.yaml', line, column });
    const upTo = (endLine: number, endColumn: number) => ({ endLine, endColumn });
    expect(places.at(value, 'one', 'key')).toEqual({ ...place(1, 1), ...upTo(1, 4) });
    expect(places.at(value.one, 0)).toEqual({ ...place(2, 5), ...upTo(2, 19) });
    expect(places.at(value.one[0], 'two')).toEqual({ ...place(2, 12), ...upTo(2, 17) });
    expect(places.at(value, 'four')).toEqual({ ...place(3, 1), ...upTo(3, 5) });
    // What fills several lines has no end that could be underlined.
    expect(places.at(value, 'one')).toEqual(place(2, 3));
  });

  test('continues after a duplicate key, and stops at unreadable text', () => {
    expect(parse('a: 1\na: 2\n')).toMatchObject({ lost: false, problems: [{ source: { line: 2, column: 1 } }] });
    expect(parse('a: [1\nb: 2\n')).toMatchObject({ lost: true, problems: [{ rule: 'yaml' }] });
  });
});

describe('containsItself', () => {
  test('distinguishes a cycle from a shared value', () => {
    expect(containsItself(parseFast('a: &x { b: *x }'))).toBe(true);
    expect(containsItself(parseFast('a: &x { b: 1 }\nc: *x\nd: [*x, *x]'))).toBe(false);
  });

  test('is not slowed down by aliases of aliases', () => {
    const levels = Array.from({ length: 40 }, (_, i) => `l${i + 1}: &l${i + 1} [*l${i}, *l${i}]`);
    expect(containsItself(parseFast(['l0: &l0 [x, x]', ...levels].join('\n')))).toBe(false);
  });
});
