import { describe, expect, test } from 'vitest';
import { check } from '#generator/check/check.ts';
import { KeptModel } from '#generator/commands/kept-model.ts';
import { emitUnits, units } from '#generator/emit/index.ts';
import { type ManifestFile, readManifestFiles } from '#generator/load/files.ts';
import { noPlaces } from '#generator/load/places.ts';
import { readOne } from '#generator/load/read.ts';
import { namesSchemaFile } from '#generator/main.ts';
import { collect } from '#generator/model/collect.ts';
import { resolve } from '#generator/model/resolve.ts';
import type { Model, Problem } from '#generator/model/types.ts';
import { buildWorld, type World } from '#generator/model/world.ts';

const root = process.cwd();

type Texts = ReadonlyMap<string, string>;

/** What one run makes of a manifest: what is wrong with it, or every file. */
type Outcome = { readonly wrong: readonly string[] } | { readonly files: Texts };

const said = (problems: readonly Problem[]) => problems.map(({ rule, message }) => `${rule}: ${message}`).sort();

function outcomeOf(world: World, problems: readonly Problem[], model: (world: World) => Model): Outcome {
  if (problems.length > 0) return { wrong: [...new Set(said(problems))] };
  const files = [...emitUnits(model(world), units.keys(), () => {}), namesSchemaFile(world, root)];
  return { files: new Map(files.map(({ path, text }) => [path, text])) };
}

const read = (documents: readonly (ReturnType<typeof readOne> | undefined)[]) =>
  documents.map((document) => {
    if (!document) throw new Error('a file of this test cannot be read');
    return document;
  });

/** One run from nothing. */
function fromNothing(files: readonly ManifestFile[]): Outcome {
  const world = buildWorld(collect(read(files.map(readOne)), noPlaces));
  return outcomeOf(world, check(world, {}), (one) => resolve(one.draft, one));
}

/** A process that stays, and the manifest in front of it. */
class Resident {
  readonly #kept = new KeptModel();
  readonly #first = new Map(readManifestFiles(root).map(({ path, text }) => [path, text]));
  #files = new Map(this.#first);

  get files(): readonly ManifestFile[] {
    return [...this.#files].map(([path, text]) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  run(): Outcome {
    const world = this.#kept.world(read(this.#kept.read(this.files)));
    return outcomeOf(world, this.#kept.problems(world, {}), (one) => this.#kept.model(one));
  }

  change(path: string, from: string | RegExp, to: string): void {
    const text = this.#files.get(path) ?? '';
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${path} does not have ${from}`);
    this.#files.set(path, changed);
  }

  add(path: string, text: string): void {
    this.#files.set(path, text);
  }

  remove(path: string): void {
    if (!this.#files.delete(path)) throw new Error(`there is no ${path}`);
  }

  undo(path?: string): void {
    if (path === undefined) this.#files = new Map(this.#first);
    else this.#files.set(path, this.#first.get(path) ?? '');
  }
}

/** Paths whose texts differ. */
const changedBetween = (a: Outcome, b: Outcome): readonly string[] => {
  if (!('files' in a) || !('files' in b)) throw new Error('something is wrong with the manifest');
  return [...new Set([...a.files.keys(), ...b.files.keys()])].filter((path) => a.files.get(path) !== b.files.get(path));
};

const banner = 'manifest/areas/banner.yaml';
const quest = 'manifest/areas/quest.yaml';
const withdrawals = 'manifest/areas/finance/withdrawals.yaml';

const teams = `area: teams
title: { th: ทีมการเงิน, en: Finance teams }
endpoints:
  teams.list:
    call: GET /api/teams/list
    page: FinanceTeam
    allow: system.role.view
    filters: { shift: {}, status: { initial: active }, q: {} }
    facet: status
  teams.update: { call: POST /api/teams/update, update: FinanceTeam, allow: system.role.update }
  teams.detail: { call: GET /api/teams/detail, record: FinanceTeam, allow: system.role.view }
screens:
  /teams:
    title: { th: ทีมการเงิน, en: Finance teams }
    list: teams.list
    tabs: status
    columns: [{ field: code, pin: start }, name, shift, daily_limit]
    open: "/teams/form?id={id}"
  /teams/form:
    title: { th: แก้ไขทีมการเงิน, en: Finance team }
    form: { record: teams.detail, save: teams.update }
    done: /teams
menu:
  - { id: teams, label: { th: ทีมการเงิน, en: Finance teams }, icon: mdi-account-group, link: /teams }
`;

/** Changes as they come while somebody works: each is made on top of those before. */
const steps: readonly (readonly [string, (manifest: Resident) => void])[] = [
  ['nothing', () => {}],
  ['a label of a field', (it) => it.change(banner, 'th: ชื่อแบนเนอร์', 'th: ชื่อป้าย')],
  ['a label of an enum', (it) => it.change(banner, 'th: แสดง, en: Shown', 'th: กำลังแสดง, en: Shown')],
  ['a title of a screen', (it) => it.change(quest, /(screens:\n\s+\/[^\n]+\n\s+title: \{ th: )/, '$1ใหม่ ')],
  ['a comment', (it) => it.change(banner, '# begins by itself', '# begins')],
  [
    'a further field',
    (it) =>
      it.change(
        banner,
        /( {6})view_count:/,
        '$1colour: { type: string, th: สี, en: Colour, max: 20, nullable: true }\n$1view_count:',
      ),
  ],
  ['that field in another place', (it) => it.change(banner, /( {6}colour: .*\n)( {6}view_count: .*\n)/, '$2$1')],
  ['a limit', (it) => it.change(banner, 'max: 80', 'max: 90')],
  ['a field that is gone again', (it) => it.change(banner, / {6}colour: .*\n/, '')],
  [
    'a value of an enum that is called otherwise',
    (it) => {
      it.change(banner, '    lobby: {', '    hall: {');
    },
  ],
  ['a mistake', (it) => it.change(banner, 'of: BannerPosition', 'of: BannerPlace')],
  ['a second mistake', (it) => it.change(quest, 'QuestStatus:', 'QuestState:')],
  [
    'both put right',
    (it) => {
      it.change(banner, 'of: BannerPlace', 'of: BannerPosition');
      it.undo(quest);
    },
  ],
  ['the enum of a field', (it) => it.change(banner, 'of: BannerAudience', 'of: QuestUnlock, nullable: true')],
  ['an area of its own', (it) => it.add('manifest/areas/teams.yaml', teams)],
  [
    'two enums that are equal',
    (it) => {
      it.change(
        banner,
        'enums:\n',
        'enums:\n  BannerUnlock:\n    all: { th: ทำพร้อมกันได้, en: All at once }\n    sequential: { th: ทำตามลำดับ, en: One after the other }\n',
      );
      it.change(banner, 'of: QuestUnlock', 'of: BannerUnlock');
    },
  ],
  ['the other one of them', (it) => it.change(banner, 'of: BannerUnlock', 'of: QuestUnlock')],
  ['a column less', (it) => it.change('manifest/areas/teams.yaml', ', daily_limit]', ']')],
  ['what another entity is called by', (it) => it.change(withdrawals, /(title: \{ th: )/, '$1รายการ')],
  [
    'a texts of one deployment',
    (it) =>
      it.change(
        'manifest/deployments/rc100_v2.yaml',
        'gateways:',
        'relabel:\n  Banner.title: { th: ป้ายโฆษณา, en: Sign }\ngateways:',
      ),
  ],
  [
    'a gateway that one does without',
    (it) => it.change('manifest/deployments/rc100_v2.yaml', '[direpay, onepay,', '[onepay,'),
  ],
  ['a file that is gone', (it) => it.remove('manifest/areas/teams.yaml')],
  ['a word of the template of gateways', (it) => it.change('manifest/gateways/gateway.yaml', /th: (\S)/, 'th: ก$1')],
  ['everything as it was', (it) => it.undo()],
];

describe('a process that stays', () => {
  test('makes the same as one that starts, whatever has changed', () => {
    const it = new Resident();
    const wrong: string[] = [];
    for (const [name, change] of steps) {
      change(it);
      const [own, whole] = [it.run(), fromNothing(it.files)];
      expect(Object.keys(own), name).toEqual(Object.keys(whole));
      if ('wrong' in own) expect(own, name).toEqual(whole);
      else expect(changedBetween(own, whole), name).toEqual([]);
      if ('wrong' in whole) wrong.push(name);
    }
    // The mistakes were seen as such.
    expect(wrong).toEqual(['a mistake', 'a second mistake']);
  });
});
