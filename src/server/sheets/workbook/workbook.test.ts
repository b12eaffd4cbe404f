import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import readSheets from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Field, FieldKind } from '#contract/field.ts';
import { randomOf } from '../../../../tests/support/random.ts';
import { csvChunks } from '../csv-file.ts';
import type { Sheet, SheetColumn } from '../sheet.ts';
import { sheetName } from './fixed-parts.ts';
import { workbookChunks } from './workbook.ts';

const column = (name: string, kind: FieldKind, more: Partial<Field> = {}): SheetColumn => ({
  name,
  field: { name, kind, label: { th: `ช่อง ${name}`, en: name }, ...more },
});

function sheetOf(columns: readonly SheetColumn[], rows: readonly Row[], more: Partial<Sheet> = {}): Sheet {
  async function* parts() {
    for (const row of rows) yield [row];
  }
  return {
    name: 'ของ-2026-11-23',
    plainName: 'thing-2026-11-23',
    title: 'รายการของ',
    facts: [
      ['รายการ', 'รายการของ'],
      ['ช่วงวันที่', '2026-11-01 – 2026-11-23'],
    ],
    author: 'สมชาย',
    made: new Date('2026-11-23T05:00:00.000Z'),
    columns,
    rows: parts(),
    total: rows.length,
    count: rows.length,
    ...more,
  };
}

async function fileOf(sheet: Sheet): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of workbookChunks(sheet)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function partOf(file: Uint8Array, path: string): Promise<string> {
  const zip = new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false });
  const entry = (await zip.getEntries()).find(({ filename }) => filename === path);
  if (!entry || entry.directory) throw new Error(`no part ${path}`);
  return Buffer.from(await entry.getData(new Uint8ArrayWriter())).toString('utf8');
}

describe('a workbook', () => {
  test('has numbers, days and moments as such, everything else as text, and nothing is lost', async () => {
    const columns = [
      column('money', 'money'),
      column('count', 'integer'),
      column('rate', 'percent'),
      column('day', 'date'),
      column('month', 'date', { monthly: true }),
      column('moment', 'datetime'),
      column('time', 'time'),
      column('account', 'account'),
      column('code', 'code'),
      column('on', 'boolean'),
      column('tags', 'list'),
      column('note', 'text'),
    ];
    const [first, second] = [
      {
        money: '1234567.50',
        count: -3,
        rate: '12.5000',
        day: '2026-11-23',
        month: '2026-11-01',
        moment: '2026-11-23T18:05:06.999Z',
        time: '08:30',
        account: '0012345678',
        code: '123456789012345',
        on: true,
        tags: ['ก', 'ข'],
        note: 'บรรทัดแรก น้ำใจ\nสอง <b> & "x" _x0041_ 😀',
      },
      { money: '-0.05', count: 0, rate: null, note: '' },
    ];
    const totals = { money: '1234567.45', count: -3 };
    const file = await fileOf(sheetOf(columns, [first, second], { totals }));
    const [rows, facts] = await readSheets(file);
    expect(rows?.sheet).toBe('รายการของ');
    expect(rows?.data).toEqual([
      columns.map(({ field }) => field.label.th),
      [
        1234567.5,
        -3,
        12.5,
        new Date('2026-11-23T00:00:00.000Z'),
        new Date('2026-11-01T00:00:00.000Z'),
        // The clocks of Bangkok.
        new Date('2026-11-24T01:05:06.000Z'),
        new Date('1899-12-30T08:30:00.000Z'),
        '0012345678',
        '123456789012345',
        'เปิด',
        'ก, ข',
        first?.note,
      ],
      [-0.05, 0, ...Array(10).fill(null)],
      [1234567.45, -3, 'รวมทั้งหมด', ...Array(9).fill(null)],
    ]);
    expect(facts).toEqual({
      sheet: 'ข้อมูลไฟล์',
      data: [
        ['รายการ', 'รายการของ'],
        ['ช่วงวันที่', '2026-11-01 – 2026-11-23'],
      ],
    });
    const xml = await partOf(file, 'xl/worksheets/sheet1.xml');
    // Money is written as it came: no float was in between.
    expect(xml).toContain('<v>1234567.50</v>');
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<autoFilter ref="A1:L3"/>');
    expect(await partOf(file, 'xl/workbook.xml')).toContain(`'รายการของ'!$A$1:$L$3`);
  });

  test('keeps an amount of more digits than a spreadsheet can as text', async () => {
    const file = await fileOf(
      sheetOf([column('money', 'money')], [{ money: '9999999999999.99' }, { money: '12345678901234.56' }]),
    );
    expect((await readSheets(file))[0]?.data.slice(1)).toEqual([[9_999_999_999_999.99], ['12345678901234.56']]);
  });

  test.each([
    ...['=', '+', '-', '@', '|', '%', '\t=', '\r=', '\n=', ' =', '\u00a0=', '\u200b=', '\u3000=', '\ufeff='],
    ...['＝', '＋', '－', '＠', '"=', "'="],
  ])('%j at the beginning of a text is text in every kind of column', async (prefix) => {
    const hostile = `${prefix}cmd|'/C calc'!A0","next"\r\n=1+1`;
    const kinds: readonly FieldKind[] = [
      'code',
      'string',
      'text',
      'html',
      'url',
      'email',
      'ip',
      'list',
      'enum',
      'money',
    ];
    const columns = kinds.map((kind) => column(kind, kind));
    const row = Object.fromEntries(kinds.map((kind) => [kind, kind === 'list' ? [hostile] : hostile]));
    const file = await fileOf(sheetOf(columns, [row], { totals: row, facts: [[hostile, hostile]], title: hostile }));
    const xml = await partOf(file, 'xl/worksheets/sheet1.xml');
    expect(xml).not.toMatch(/<f[ >]|t="str"/);
    // A cell with a text is one of text, and has a format that keeps it so when somebody types into it.
    const cells = [...xml.matchAll(/<c r="[A-Z]+\d+" s="(\d+)"( t="inlineStr")?>/g)];
    expect(cells).toHaveLength(kinds.length * 3);
    expect(cells.every(([, , isText]) => isText !== undefined)).toBe(true);
    expect(await partOf(file, 'xl/worksheets/sheet2.xml')).not.toMatch(/<f[ >]/);
  });

  test('has no character that a reader would choke on', async () => {
    const odd = 'ก\u0000\u0008\u000b\ufffe\uffff\ud800ข\udc00 จบ';
    const file = await fileOf(sheetOf([column('note', 'text')], [{ note: odd }, { note: 'ยาว'.repeat(20_000) }]));
    const [, [kept] = [], [long] = []] = (await readSheets(file))[0]?.data ?? [];
    expect(kept).toBe(`ก${'\ufffd'.repeat(6)}ข\ufffd จบ`);
    expect(String(long)).toHaveLength(32_767);
  });

  test('ends as a failure where its rows do', async () => {
    async function* broken(): AsyncGenerator<readonly Row[]> {
      yield [{ note: 'ก' }];
      throw new Error('the connection is gone');
    }
    await expect(fileOf(sheetOf([column('note', 'text')], [], { rows: broken() }))).rejects.toThrow('connection');
  });

  test('stops reading rows when nobody takes the file any more', async () => {
    let isOver = false;
    // What a compressor makes nothing smaller of, so that chunks leave.
    const random = randomOf(1);
    async function* endless(): AsyncGenerator<readonly Row[]> {
      try {
        for (let at = 0; ; at += 1) yield Array.from({ length: 500 }, (_, i) => ({ note: `${at} ${i} ${random()}` }));
      } finally {
        isOver = true;
      }
    }
    const chunks = workbookChunks(sheetOf([column('note', 'text')], [], { rows: endless() }));
    for (let at = 0; at < 20; at += 1) await chunks.next();
    await chunks.return(undefined);
    await expect.poll(() => isOver).toBe(true);
  });
});

test('names of sheets are those that a spreadsheet takes', () => {
  expect(sheetName("ฝาก/ถอน [รายวัน] : 'ทดสอบ'")).toBe("ฝาก ถอน รายวัน 'ทดสอบ".slice(0, 31));
  expect(sheetName('ก'.repeat(40))).toHaveLength(31);
  expect([sheetName("''"), sheetName('History'), sheetName('ข้อมูลไฟล์')]).toEqual(['รายการ', 'รายการ', 'รายการ']);
});

test('a CSV file of the same sheet is bare, or has facts and totals around it', async () => {
  const textOf = async (sheet: Sheet) => {
    let text = '';
    for await (const chunk of csvChunks(sheet)) text += chunk;
    return text;
  };
  const columns = [column('code', 'code'), column('money', 'money')];
  const rows = [{ code: '=1', money: '5.00' }];
  const totals = { money: '5.00' };
  expect(await textOf(sheetOf(columns, rows, { totals }))).toBe("\ufeffช่อง code,ช่อง money\r\n'=1,5.00\r\n");
  expect(await textOf(sheetOf(columns, rows, { totals, isFramed: true }))).toBe(
    "\ufeffรายการ,รายการของ\r\nช่วงวันที่,2026-11-01 – 2026-11-23\r\n\r\nช่อง code,ช่อง money\r\n'=1,5.00\r\nรวมทั้งหมด,5.00\r\n",
  );
});
