import { describe, expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';
import { maxRows, readTable, readWhole, tableOfRows } from './lines.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Thai text in the bytes of Windows. */
function thaiWindows(text: string): Uint8Array {
  return Uint8Array.from([...text], (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0xe01 && code <= 0xe5b ? code - 0xe01 + 0xa1 : code;
  });
}

const wide = (text: string, big: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

async function read(bytes: Uint8Array) {
  const table = await readTable(bytes);
  const lines: (readonly string[])[] = [];
  for await (const line of table.lines) lines.push(line);
  return { ...table, lines };
}

const thai = 'ยูสเซอร์,ชื่อ\ncta001,สมชาย ใจดี\ncta002,เปรมปรีดิ์ น้ำทิพย์\n';
const wanted = [
  ['cta001', 'สมชาย ใจดี'],
  ['cta002', 'เปรมปรีดิ์ น้ำทิพย์'],
];

describe('encodings', () => {
  test.each([
    ['UTF-8', utf8(thai)],
    ['UTF-8 (BOM)', utf8(`\ufeff${thai}`)],
    ['TIS-620 / Windows-874', thaiWindows(thai)],
    ['UTF-16 LE', wide(`\ufeff${thai}`, false)],
    ['UTF-16 BE', wide(`\ufeff${thai}`, true)],
  ])('%s is found and read', async (name, bytes) => {
    const table = await read(bytes);
    expect([table.encoding, table.columns, table.lines]).toEqual([name, ['ยูสเซอร์', 'ชื่อ'], wanted]);
  });

  test('UTF-16 without a byte order mark is recognized by its zeros', () => {
    const text = 'username,name\ncta001,somchai\n';
    expect(encodingOf(wide(text, false)).name).toBe('UTF-16 LE');
    expect(encodingOf(wide(text, true)).name).toBe('UTF-16 BE');
  });

  test('a letter split across two chunks is not broken', async () => {
    const long = `name\n${'ก'.repeat(200_000).replace(/(.{100})/g, '$1\n')}`;
    const { lines } = await read(utf8(long));
    expect(lines).toHaveLength(2000);
    expect(new Set(lines.flat())).toEqual(new Set(['ก'.repeat(100)]));
  });
});

describe('lines', () => {
  test('quotes, separators, line ends and empty lines', async () => {
    const quoted = await read(utf8('a,b\r\n"one, two","say ""hi"""\n\n"two\nlines",x\r'));
    expect(quoted.lines).toEqual([
      ['one, two', 'say "hi"'],
      ['two\nlines', 'x'],
    ]);
    for (const separator of [';', '\t', '|']) {
      const { columns, lines } = await read(utf8(`a${separator}b\n1,5${separator}2`));
      expect([columns, lines]).toEqual([['a', 'b'], [['1,5', '2']]]);
    }
    expect((await read(utf8('a,b,c\n1\n1,2,3,4'))).lines).toEqual([
      ['1', '', ''],
      ['1', '2', '3'],
    ]);
  });

  test('a head called __proto__ is a name like any other', async () => {
    const { columns } = await read(utf8('__proto__,constructor\nx,y'));
    expect(columns).toEqual(['__proto__', 'constructor']);
    const { columns: names } = await tableOfRows([JSON.parse('{"__proto__":"x","username":"u"}') as object as never]);
    expect(names).toEqual(['__proto__', 'username']);
  });

  test('a cell of a megabyte is cut, not refused; a quote that never closes is refused', async () => {
    const { lines } = await read(utf8(`a,b\n"${'x'.repeat(1_000_000)}",1`));
    expect(lines[0]?.[0]).toHaveLength(2_001);
    await expect(read(utf8(`a,b\n"${'x\n'.repeat(1_000_000)}`))).rejects.toThrow(/เครื่องหมายคำพูด/);
    await expect(read(utf8('a,b\n"open,1\n'))).rejects.toThrow(/เครื่องหมายคำพูด/);
  });

  test('too much, too little, and what is no text are refused clearly', async () => {
    await expect(read(utf8(`a\n${'x\n'.repeat(maxRows + 1)}`))).rejects.toThrow('ไฟล์มีมากกว่า 20,000 แถว');
    expect((await read(utf8(`a\n${'x\n'.repeat(maxRows)}`))).lines).toHaveLength(maxRows);
    await expect(read(utf8('a,b\n'))).rejects.toThrow('ไม่มีข้อมูล');
    await expect(read(utf8('\n\n'))).rejects.toThrow('ว่างเปล่า');
    await expect(read(Uint8Array.from([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow('Excel');
    await expect(read(utf8(`${Array.from({ length: 61 }, (_, at) => `c${at}`).join(',')}\nx`))).rejects.toThrow(
      'คอลัมน์',
    );
  });
});

describe('long files', () => {
  const lines = 20_000;
  const bytes = utf8(`a,b\n${'some text,some more text\n'.repeat(lines)}`);

  test('let everybody else have their turn', async () => {
    let turns = 0;
    let reading = true;
    const count = () => {
      turns += 1;
      if (reading) setImmediate(count);
    };
    setImmediate(count);
    expect((await read(bytes)).lines).toHaveLength(lines);
    reading = false;
    expect(turns).toBeGreaterThan(bytes.length / 65_536);
  });

  test('can be read once and gone through again', async () => {
    const { lines: all } = await readWhole(bytes);
    for (let time = 0; time < 2; time += 1) {
      let count = 0;
      for await (const line of all) count += line.length;
      expect(count).toBe(2 * lines);
    }
  });
});
