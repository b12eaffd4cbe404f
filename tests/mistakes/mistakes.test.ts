import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifestFiles } from '#generator/load/files.ts';
import { noParses, readOne } from '#generator/load/read.ts';
import { understand, understandDocuments } from '#generator/main.ts';
import type { Document } from '#generator/model/collect.ts';
import type { Problem } from '#generator/model/types.ts';
import { type Planted, readPlanted } from './planted.ts';
import { type Expected, makeProject, plant, removeProject, run, writeIn } from './project.ts';

const mistakes = readPlanted();

/** The good manifest in a folder of its own, into which one mistake after the other is planted. */
let root = '';
let good: ReadonlyMap<string, string>;
beforeAll(() => {
  root = makeProject();
  good = new Map(readManifestFiles(root).map(({ path, text }) => [path, text]));
});
afterAll(() => removeProject(root));

/** What is as good as ever is read once, as by a process that stays. */
const [parses, documents] = [noParses(), new Map<string, { text: string; document: Document | undefined }>()];
function problemsNow(): readonly Problem[] {
  const files = readManifestFiles(root);
  const read = files.map((file) => {
    const known = documents.get(file.path);
    if (known?.text === file.text) return known.document;
    const document = readOne(file);
    documents.set(file.path, { text: file.text, document });
    return document;
  });
  return understandDocuments(files, read, root, false, { code: true, parses }).problems;
}

/** Takes a mistake out again. */
function mend(path: string): void {
  const text = good.get(path);
  if (text === undefined) rmSync(join(root, path));
  else writeIn(root, path, text);
}

const placeOf = ({ source }: Problem): string => `${source.file}:${source.line}:${source.column}`;
const wanted = ({ file, line, column }: Expected): string => `${file}:${line}:${column}`;

/** What is to be seen of a problem, beside what the mistake says it must be. */
function seen(problem: Problem | undefined, { planted }: Expected): object {
  return {
    severity: problem?.severity,
    received: planted.received === undefined ? undefined : problem?.received,
    suggestion: problem?.suggestion,
    says: problem?.message.includes(planted.says) ? planted.says : problem?.message,
  };
}

const reportOf = ({ planted }: Expected): object => ({
  severity: planted.severity,
  received: planted.received,
  suggestion: planted.suggestion,
  says: planted.says,
});

describe('mistakes in the manifest', () => {
  test('the good manifest has none, and there are enough bad ones', () => {
    expect(understand(root, { code: true }).problems).toEqual([]);
    expect(mistakes.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mistakes.map((mistake) => mistake.mistake)).size).toBe(mistakes.length);
  });

  test.each(mistakes.map((mistake) => [mistake.mistake, mistake] as const))('%s', (_name, mistake) => {
    const { expected } = plant(root, [mistake]);
    const problems = problemsNow();
    mend(`manifest/${mistake.file}`);
    const [one] = expected;
    expect(one).toBeDefined();
    expect(problems.map(placeOf)).toEqual(expected.map(wanted));
    if (one) expect(seen(problems[0], one)).toEqual(reportOf(one));
  });

  test('are all reported in one run, which exits with 1 and writes nothing', async () => {
    // What is told only where all else is sound was planted alone above.
    let left: readonly Planted[] = mistakes.filter(({ last }) => !last);
    const runs: number[] = [];
    while (left.length > 0) {
      const planted = plant(root, left);
      expect(planted.expected.length).toBeGreaterThan(0);
      const { problems } = understand(root, { code: true });
      expect(problems.map(placeOf)).toEqual([...planted.expected].map(wanted).sort(byPlace));
      for (const one of planted.expected) {
        expect(
          seen(
            problems.find((problem) => placeOf(problem) === wanted(one)),
            one,
          ),
        ).toEqual(reportOf(one));
      }
      const { code, err, settled } = await run(root, 'generate');
      const isBroken = planted.expected.some((one) => one.planted.severity === undefined);
      expect({ code, settled }).toEqual({ code: isBroken ? 1 : 0, settled: !isBroken });
      for (const path of ['generated', 'manifest/schema.json', 'manifest/names.schema.json'])
        expect(existsSync(join(root, path))).toBe(!isBroken);
      for (const one of planted.expected) if (!one.planted.code) expect(err).toContain(`${wanted(one)}  `);
      for (const { planted: one } of planted.expected) mend(`manifest/${one.file}`);
      runs.push(planted.expected.length);
      left = planted.left;
    }
    // Mistakes that want the same place take turns; the first run holds nearly all.
    expect(runs[0]).toBeGreaterThanOrEqual(100);
  });
});

function byPlace(a: string, b: string): number {
  const parts = (place: string): readonly [string, number, number] => {
    const [file = '', line, column] = place.split(':');
    return [file, Number(line), Number(column)];
  };
  const [fileA, lineA, columnA] = parts(a);
  const [fileB, lineB, columnB] = parts(b);
  return fileA < fileB ? -1 : fileA > fileB ? 1 : lineA - lineB || columnA - columnB;
}
