import { describe, expect, it } from 'vitest';
import { joinTexts, texts } from './text-catalogue.ts';

const orchardTexts = texts('orchard', {
  closed: { th: 'ปิดแล้ว', en: 'Closed' },
  overLimit: { th: 'เกินวงเงิน {limit} บาท', en: 'Above the limit of {limit} baht' },
  rows: { th: '{count} แถวใน {file}', en: '{count:row|rows} in {file}' },
  until: { th: '{what}ถึง {moment}', en: '{what} until {moment}' },
});

describe('texts by key', () => {
  it('without places is a message in both languages', () => {
    expect(orchardTexts.closed).toEqual({ th: 'ปิดแล้ว', en: 'Closed' });
    expect(orchardTexts.closed.key).toBe('orchard.closed');
  });

  it('writes satang as an amount', () => {
    expect(orchardTexts.overLimit({ limit: 125_000_00n })).toEqual({
      th: 'เกินวงเงิน 125,000.00 บาท',
      en: 'Above the limit of 125,000.00 baht',
    });
  });

  it.each([
    [1, '1 row in a.csv'],
    [0, '0 rows in a.csv'],
    [12_000, '12,000 rows in a.csv'],
  ])('writes the noun that fits the count %i', (count, en) => {
    expect(orchardTexts.rows({ count, file: 'a.csv' }).en).toBe(en);
  });

  it('fills a place with what reads differently in each language, and a moment as the time in Bangkok', () => {
    expect(orchardTexts.until({ what: orchardTexts.closed, moment: new Date('2026-01-31T17:05:09Z') })).toEqual({
      th: 'ปิดแล้วถึง 2026-02-01 00:05',
      en: 'Closed until 2026-02-01 00:05',
    });
  });

  it('never fills a place that comes with a value', () => {
    expect(orchardTexts.rows({ count: 2, file: '{count}' }).th).toBe('2 แถวใน {count}');
  });

  it('is both languages in JSON, and nothing else', () => {
    expect(JSON.stringify(orchardTexts.closed)).toBe('{"th":"ปิดแล้ว","en":"Closed"}');
  });

  it('joins in each language', () => {
    expect(joinTexts([orchardTexts.closed, orchardTexts.overLimit({ limit: 1n })], ' · ').en).toBe(
      'Closed · Above the limit of 0.01 baht',
    );
  });

  it('refuses a second catalogue of the same name', () => {
    expect(() => texts('orchard', {})).toThrow('two catalogues are called orchard');
  });
});
