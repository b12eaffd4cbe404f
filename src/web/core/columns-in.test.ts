import { expect, it } from 'vitest';
import type { Column } from '#contract/screen.ts';
import { columnsIn } from './columns-in.ts';

const column = (name: string, english?: string): Column => ({
  ...{ name, kind: 'string', label: { th: name, en: name } },
  ...(english !== undefined && { english }),
});
const games = [column('name_th', 'name_en'), column('name_en'), column('code')];
const names = (hidden: readonly string[]) => columnsIn('en', games, hidden).map(({ name }) => name);

it('leaves out, in English, the column that its Thai counterpart shows already', () => {
  expect(names([])).toEqual(['name_th', 'code']);
});

it('keeps it where that one is hidden', () => {
  expect(names(['name_th'])).toEqual(['name_th', 'name_en', 'code']);
});

it('is the same columns in Thai, and where nothing has a counterpart', () => {
  expect(columnsIn('th', games, [])).toBe(games);
  const plain = [column('code')];
  expect(columnsIn('en', plain, [])).toBe(plain);
});
