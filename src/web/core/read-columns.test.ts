import { expect, it } from 'vitest';
import type { Column } from '#contract/screen.ts';
import { readColumns } from './read-columns.ts';

const column = (name: string, english?: string): Column => ({
  ...{ name, kind: 'string', label: { th: name, en: name } },
  ...(english !== undefined && { english }),
});
const games = { columns: [column('name_th', 'name_en'), column('name_en'), column('code')] };

it('leaves out, in English, the column that its Thai counterpart shows already', () => {
  expect(readColumns(games, 'en').columns.map(({ name }) => name)).toEqual(['name_th', 'code']);
});

it('is the same screen in Thai, and where nothing has a counterpart', () => {
  expect(readColumns(games, 'th')).toBe(games);
  const plain = { columns: [column('code')] };
  expect(readColumns(plain, 'en')).toBe(plain);
});
