import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field, FieldKind } from '#contract/field.ts';
import { csvCell, csvHead, csvLine, csvRow, safeText } from './csv.ts';

const field = (kind: FieldKind): Field => ({ name: 'x', kind, label: { th: 'ก,"ข"', en: 'x' } });
const live = /^[\s\u00a0\u3000\ufeff]*[=+\-@＝＋－＠]/;

/** Reads one line of CSV the way a spreadsheet does. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

test.each([
  '=1+1',
  '+1',
  '-150.00',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u3000＝1',
  '＋1',
  '－1',
  '＠a',
  '|calc',
  '%0A',
  '\u200b=1',
])('%j is made harmless in a text column', (text) => {
  expect(safeText(text)).toBe(`'${text}`);
});

test('rich text is written as people read it, and made harmless like any text', () => {
  const cell = (value: string) => csvCell(value, field('html'), 'th');
  expect(cell('<p>ฝากขั้นต่ำ <b>100</b> &amp; รับเพิ่ม</p>')).toBe('ฝากขั้นต่ำ 100 & รับเพิ่ม');
  expect(cell('<p>หนึ่ง</p><p>สอง</p>')).toBe('"หนึ่ง\nสอง"');
  expect(cell('<p>=1+1</p>')).toBe("'=1+1");
});

test('digits that a spreadsheet would shorten are kept', () => {
  expect(safeText('0812345678')).toBe("'0812345678");
  expect(safeText('123456789012')).toBe("'123456789012");
  expect(safeText('1234567890')).toBe('1234567890');
  expect(safeText('0')).toBe('0');
});

test('amounts are numbers, negative ones too; text that looks like one is text', () => {
  expect(csvCell('-150.00', field('money'), 'th')).toBe('-150.00');
  expect(csvCell('-150.00', field('string'), 'th')).toBe("'-150.00");
  expect(csvCell('-1+cmd()', field('money'), 'th')).toBe("'-1+cmd()");
});

test('no text column ever begins a formula, and every text survives', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('', '=', '+', '-', '@', '\t', ' ', '＝'),
      (tail, head) => {
        const text = head + tail;
        const [cell = ''] = cells(csvLine([csvCell(text, field('string'), 'th')]).slice(0, -2));
        const shown = text.includes('\n') || text.includes('\r') ? cell : cell;
        return !live.test(shown) && (shown === text || shown === `'${text}`);
      },
    ),
  );
});

test('days and moments read as people in Bangkok saw them; lists and nothing have a text', () => {
  expect(csvCell('2026-01-31T17:00:00.000Z', field('datetime'), 'th')).toBe('2026-02-01 00:00:00');
  expect(csvCell(['a', 'b'], field('list'), 'th')).toBe('"a, b"');
  expect(csvCell(null, field('money'), 'th')).toBe('');
  expect(csvHead([field('string')], 'th')).toBe('"ก,""ข"""\r\n');
});

test('choices and truth values read as on the screen, in lists as well', () => {
  const options = [
    { value: 'true', label: { th: 'ครบ', en: 'Met' } },
    { value: 'false', label: { th: 'ไม่ครบ', en: 'Not met' } },
  ];
  expect(csvCell(false, { ...field('boolean'), options }, 'th')).toBe('ไม่ครบ');
  expect(csvCell(false, { ...field('boolean'), readonly: true }, 'th')).toBe('ไม่ใช่');
  expect(csvCell(true, field('boolean'), 'en')).toBe('On');
  const flags: Field = { ...field('list'), item: { kind: 'enum', options } };
  expect(csvCell(['true', 'false', 'new'], flags, 'th')).toBe('"ครบ, ไม่ครบ, new"');
  expect(csvCell([{ a: 1 }], field('list'), 'th')).toBe('"{""a"":1}"');
});

test('a number whose unit depends on its row has a column for the unit, and stays a number', () => {
  const amount: Field = {
    ...field('money'),
    name: 'amount',
    label: { th: 'จำนวน', en: 'Amount' },
    units: { by: 'wallet', of: { point: { th: 'แต้ม', en: 'points' } } },
  };
  const fields = [amount, { ...field('string'), name: 'note' }];
  expect(csvHead([amount], 'th')).toBe('จำนวน,หน่วยของจำนวน\r\n');
  expect(csvRow({ wallet: 'point', amount: '300.00', note: 'ก' }, fields, 'th')).toBe('300.00,แต้ม,ก\r\n');
  expect(csvRow({ wallet: 'main', amount: '-5.00', note: '' }, fields, 'en')).toBe('-5.00,baht,\r\n');
  expect(csvRow({ wallet: 'main', amount: null, note: '' }, fields, 'en')).toBe(',,\r\n');
});

test('seconds stay a number in a file, and the heading says of what', () => {
  const took: Field = { ...field('integer'), label: { th: 'ใช้เวลา', en: 'Duration' }, unit: { th: 'วินาที', en: 's' } };
  expect(csvHead([took], 'th')).toBe('ใช้เวลา (วินาที)\r\n');
  expect(csvRow({ x: 5400 }, [took], 'en')).toBe('5400\r\n');
});
