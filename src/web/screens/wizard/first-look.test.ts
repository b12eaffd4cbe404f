import { expect, it } from 'vitest';
import { sampleColumn } from './first-look.ts';
import { sampleFile } from './sample-file.ts';
import { stepOf } from './step-of.ts';

it('first look: empty cells and those of another form are counted; without a pattern any form will do', () => {
  const cells = ['0812345678', '', '12', '8.1E+08'];
  expect(sampleColumn('^[0-9]{9,12}$', cells)).toEqual({ empty: 1, odd: 2, all: 4 });
  expect(sampleColumn(undefined, cells)).toEqual({ empty: 1, odd: 0, all: 4 });
});

it('sample file: as many examples as heads, with the mark that spreadsheets look for', () => {
  expect(sampleFile({ user: 'a', 'say "so"': '' })).toBe('\ufeff"user","say ""so"""\r\n"a",""\r\n');
});

it('steps: what the batch says decides, and an earlier step is gone back to only while it may be', () => {
  const steps = [
    { name: 'file' },
    { name: 'match', when: { status: ['staged'] }, again: { status: ['checked'] } },
    { name: 'check', when: { status: ['checked'] } },
    { name: 'result' },
  ];
  const at = (status: string, asked: string | null) => stepOf(steps, { status }, asked);
  expect([stepOf(steps, undefined, null), at('staged', null), at('checked', 'match'), at('done', 'match')]).toEqual([
    0, 1, 1, 3,
  ]);
  expect([at('checked', null), at('checked', 'file'), at('checked', 'nowhere')]).toEqual([2, 2, 2]);
});
