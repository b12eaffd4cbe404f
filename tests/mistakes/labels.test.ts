import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rulesByLabels } from '#generator/check/check.ts';
import { readCode } from '#generator/load/code.ts';
import { readManifestFiles } from '#generator/load/files.ts';
import { readIcons } from '#generator/load/icons.ts';
import { readWithPlaces } from '#generator/load/read.ts';
import { collect, type Document } from '#generator/model/collect.ts';
import { differInLabels } from '#generator/model/labels.ts';
import { buildWorld } from '#generator/model/world.ts';
import { readPlanted } from './planted.ts';
import { makeProject, plant, removeProject } from './project.ts';

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

/** One label: what has it, and the language. */
interface Label {
  readonly holder: Record<string, unknown>;
  readonly language: string;
  readonly says: string;
}

/** Every label that may be other than before while rules that do not look at labels rest. */
function labelsIn(value: unknown, key = '', seen = new Set<unknown>()): readonly Label[] {
  if (typeof value !== 'object' || value === null || seen.has(value) || /^units?$/.test(key)) return [];
  seen.add(value);
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([name, inner]) =>
    (name === 'th' || name === 'en') && typeof inner === 'string'
      ? [{ holder, language: name, says: inner }]
      : labelsIn(inner, name, seen),
  );
}

/** What labels may say that rules look for elsewhere: nothing, an id, an address, places, the same as all others. */
const oddLabel = fc.constantFrom(
  '',
  'x',
  'order_item.name',
  '/store/products',
  '{gateway}',
  '{name}',
  '{nope}',
  'ก',
  'Name',
);

function readAll(at: string) {
  const { documents, places } = readWithPlaces(readManifestFiles(at));
  const [icons, code] = [readIcons(at), readCode(at)];
  const facts = { ...(icons ? { icons } : {}), ...(code ? { code } : {}) };
  const { others } = rulesByLabels();
  /** Where each rule that does not look at labels complains; what it says may name one. */
  const said = () => {
    const world = buildWorld(collect(documents, places));
    return others.map((rule) =>
      [...rule(world, facts)].map((one) => `${one.rule} ${one.source.file}:${one.source.line}:${one.source.column}`),
    );
  };
  return { documents, said };
}

function holdsWhateverLabelsSay(at: string, runs: number): void {
  const { documents, said } = readAll(at);
  const labels = documents.flatMap((document) => (document.kind === 'area' ? labelsIn(document.value) : []));
  expect(labels.length).toBeGreaterThan(100);
  const before = said();
  const change = fc.array(oddLabel, { minLength: labels.length, maxLength: labels.length });
  fc.assert(
    fc.property(
      fc.oneof(
        change,
        oddLabel.map((one) => labels.map(() => one)),
      ),
      (texts) => {
        for (const [index, { holder, language }] of labels.entries()) holder[language] = texts[index];
        try {
          expect(said()).toEqual(before);
        } finally {
          for (const { holder, language, says } of labels) holder[language] = says;
        }
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
}

describe('rules that do not look at labels', () => {
  test('say the same of a sound manifest whatever labels say', () => {
    holdsWhateverLabelsSay(root, 20);
    holdsWhateverLabelsSay(process.cwd(), 3);
  });

  test('say the same of planted mistakes whatever labels say', () => {
    let left = readPlanted();
    for (let round = 0; round < 12 && left.length > 0; round += 1) {
      removeProject(root);
      root = makeProject();
      ({ left } = plant(root, left));
      holdsWhateverLabelsSay(root, 4);
    }
  });
});

describe('documents that differ in labels', () => {
  const of = (value: unknown, kind: Document['kind'] = 'area'): readonly Document[] => [{ kind, value }];
  const banner = (title: unknown, more: object = {}) => of({ area: 'banner', title, ...more });

  test('have the same keys in the same order, and other texts', () => {
    expect(differInLabels(banner({ th: 'ก' }), banner({ th: 'ข' }))).toBe(true);
    expect(differInLabels(banner({ th: 'ก', en: 'A' }), banner({ th: 'ก', en: 'B' }))).toBe(true);
    expect(differInLabels(banner({ th: 'ก' }), banner({ th: 'ก', en: 'A' }))).toBe(false);
    expect(differInLabels(banner({ th: 'ก', en: 'A' }), banner({ en: 'A', th: 'ก' }))).toBe(false);
    expect(differInLabels(banner({ th: 'ก' }, { menu: ['a'] }), banner({ th: 'ข' }, { menu: ['b'] }))).toBe(false);
    expect(differInLabels(banner({ th: 'ก' }, { menu: ['a'] }), banner({ th: 'ข' }, { menu: ['a', 'b'] }))).toBe(false);
    expect(differInLabels(banner({ th: 'ก' }), [])).toBe(false);
  });

  test('are those of areas, and no units', () => {
    const title = (th: string) => ({ title: { th } });
    expect(differInLabels(of(title('ก'), 'gateway'), of(title('ข'), 'gateway'))).toBe(false);
    expect(differInLabels(of({ unit: { th: 'บาท' } }), of({ unit: { th: 'ชิ้น' } }))).toBe(false);
    expect(differInLabels(of({ units: { of: { a: { th: 'ก' } } } }), of({ units: { of: { a: { th: 'ข' } } } }))).toBe(
      false,
    );
  });
});
