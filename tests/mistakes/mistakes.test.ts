import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { understand } from '#generator/main.ts';
import type { Problem } from '#generator/model/types.ts';
import { readPlanted } from './planted.ts';
import { type Expected, makeProject, plant, removeProject, run } from './project.ts';

const mistakes = readPlanted();

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

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
    const [one] = expected;
    expect(one).toBeDefined();
    const { problems } = understand(root, { code: true });
    expect(problems.map(placeOf)).toEqual(expected.map(wanted));
    if (one) expect(seen(problems[0], one)).toEqual(reportOf(one));
  });

  test('are all reported in one run, which exits with 1 and writes nothing', async () => {
    let left = mistakes;
    const runs: number[] = [];
    while (left.length > 0) {
      removeProject(root);
      root = makeProject();
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
