import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOne } from '#generator/load/read.ts';
import { changedBetween, fromNothing, type Outcome, Resident } from './resident.ts';

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

/** One save of somebody who edits. */
const edit = fc.record({
  file: fc.nat(),
  at: fc.nat(),
  what: fc.constantFrom('label', 'label', 'label', 'word', 'line', 'copy'),
  says: fc.constantFrom('ใหม่', 'ชื่อ', 'a_b.c', 'ยอดรวม {nope}', 'x'),
  isUndone: fc.boolean(),
});

/** A label says something else, a word is written otherwise, a line is gone or there twice. */
function edited(text: string, { what, at, says }: { what: string; at: number; says: string }): string {
  if (what === 'label' || what === 'word') {
    const found = [...text.matchAll(what === 'label' ? /(?<=\b(?:th|en): )[^,{}[\]"\n]+/g : /(?<=: )[a-z]\w+/g)];
    const one = found[at % Math.max(found.length, 1)];
    if (!one) return text;
    const now = what === 'label' ? (says.includes('{') ? `"${says}"` : says) : `${one[0]}x`;
    return text.slice(0, one.index) + now + text.slice(one.index + one[0].length);
  }
  const lines = text.split('\n');
  const index = at % lines.length;
  lines.splice(index, 1, ...(what === 'copy' ? [lines[index] ?? '', lines[index] ?? ''] : []));
  return lines.join('\n');
}

/** Undefined where no rule says what is wrong and nothing can be made of it: that is for the rules, not for what is kept. */
function outcome(run: () => Outcome): Outcome | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

describe('a process that stays', () => {
  test('makes the same as one that starts, whatever has changed', () => {
    const it = new Resident(process.cwd());
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

  test('makes the same as one that starts after any edits, most of them of labels', () => {
    let [sound, broken, labels] = [0, 0, 0];
    fc.assert(
      fc.property(fc.array(edit, { minLength: 8, maxLength: 8 }), (edits) => {
        const it = new Resident(join(process.cwd(), 'tests/mistakes'));
        it.run();
        for (const one of edits) {
          const { path, text } = it.files[one.file % it.files.length] ?? { path: '', text: '' };
          const after = edited(text, one);
          if (readOne({ path, text: after }) === undefined) continue;
          it.add(path, after);
          const whole = outcome(() => fromNothing(it.files));
          if (whole === undefined) {
            it.add(path, text);
            continue;
          }
          const own = it.run();
          if ('wrong' in whole) {
            expect(own).toEqual(whole);
            broken += 1;
            // What a person does next, mostly.
            if (one.isUndone) it.add(path, text);
          } else {
            expect(changedBetween(own, whole)).toEqual([]);
            sound += 1;
            if (one.what === 'label') labels += 1;
          }
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
    expect(Math.min(sound, broken, labels)).toBeGreaterThan(5);
  });
});
