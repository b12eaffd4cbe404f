import { expect, it } from 'vitest';
import { catalogOf, namedIn } from './catalog.ts';

const permission = (key: string, name: string, name_en: string | null) => ({
  ...{ key, name, name_en, area: 'finance', action: '', risk: 'high' as const },
});
const all = [
  permission('finance.deposit.view', 'ดู รายการฝาก', 'Deposits: view'),
  permission('finance.deposit.reverse', 'ดึงเครดิตคืน', 'Take credit back'),
  permission('finance.deposit.night', 'กะดึก', null),
];
const labels = (language: 'th' | 'en') =>
  catalogOf(namedIn(language, all)).flatMap(({ resources }) =>
    resources.map(({ title, verbs }) => [title, ...verbs.map(({ label }) => label.replaceAll('\u00a0', ' '))]),
  );

it('names a resource and its verbs in English, also where the name is the verb alone', () => {
  expect(labels('en')).toEqual([['Deposits', 'view', 'กะดึก', 'Take credit back']]);
});

it('and in Thai', () => {
  expect(labels('th')).toEqual([['รายการฝาก', 'ดู', 'กะดึก', 'ดึงเครดิตคืน']]);
});
