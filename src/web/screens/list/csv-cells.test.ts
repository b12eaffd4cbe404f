import { expect, test } from 'vitest';
import { csvCell, csvLine } from '#contract/csv.ts';
import { csvCells, workbookCell } from './csv-cells.ts';

const field = { name: 'a', kind: 'string', label: { th: 'ก', en: 'a' } } as const;
const nasty = ['=1+1', '"quoted", with a comma', 'two\nlines', '0812345678', '', '@cmd|x', 'ก้อน', '+66', "'", '１２'];

test('what the server writes is read back as it was meant, and nothing becomes a formula', () => {
  const file = `\ufeff${csvLine(nasty.map((text) => csvCell(text, field, 'th')))}${csvLine(['1', '-2.50'])}`;
  const [first, second, ...rest] = csvCells(file);
  expect(rest).toEqual([]);
  expect(first?.map((text) => workbookCell(text).value)).toEqual(nasty);
  expect(second?.map(workbookCell)).toEqual([
    { value: 1, isAmount: false },
    { value: -2.5, isAmount: true },
  ]);
});

test('empty lines and a last line without a break are lines', () => {
  expect(csvCells('a,b\r\n\r\nc,')).toEqual([['a', 'b'], [''], ['c', '']]);
  expect(workbookCell('123456789012345678').value).toBe('123456789012345678');
});
