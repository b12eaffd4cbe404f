import { describe, expect, test } from 'vitest';
import { dispositionOf, fileName, plainName } from './file-name.ts';

describe('names of files', () => {
  test.each([
    ['รายการถอน', ['2026-11-23'], 'รายการถอน-2026-11-23'],
    ['รายการถอน', ['2026-11-17', '2026-11-23'], 'รายการถอน-2026-11-17_2026-11-23'],
    ['รายการถอน', ['2026-11-23', '2026-11-23'], 'รายการถอน-2026-11-23'],
    ['ฝาก/ถอน: "a" <b> \\ c|d?*\u202e\u0000', [], 'ฝาก ถอน a b c d'],
    ['..', ['2026-11-23'], '..-2026-11-23'],
  ])('%j of %j', (title, days, name) => {
    expect(fileName(title, days)).toBe(name);
  });

  test('a plain one has letters and digits', () => {
    expect([plainName('withdraw.list'), plainName('รายการ')]).toEqual(['withdraw-list', 'file']);
  });

  test('the header has both, and nothing in a name ends it', () => {
    expect(dispositionOf("ถอน (1)'s*.xlsx", 'withdraw-list.xlsx')).toBe(
      'attachment; filename="withdraw-list.xlsx"; filename*=UTF-8\'\'%E0%B8%96%E0%B8%AD%E0%B8%99%20%281%29%27s%2A.xlsx',
    );
    const hostile = dispositionOf('a"; filename=evil.exe\r\nx: y', 'a"; filename=evil.exe\r\nx: y');
    expect(hostile).not.toMatch(/[\r\n]/);
    expect(hostile.match(/"/g)).toHaveLength(2);
    expect(hostile.match(/;/g)).toHaveLength(2);
  });
});
