import { describe, expect, test } from 'vitest';
import { texts } from '#server/base/text-catalogue.ts';

// The type checker reads this file with all others: a use below that begins to compile is an error of its own.
const sample = texts('sample', {
  gone: { th: 'ไม่มีแล้ว', en: 'Gone' },
  limit: { th: 'เกิน {limit} ใน {days} วัน', en: 'Above {limit} in {days:day|days}' },
});

describe('types of texts by key', () => {
  test('right uses compile', () => {
    expect(sample.gone.en).toBe('Gone');
    expect(sample.limit({ limit: 100n, days: 1 }).en).toBe('Above 1.00 in 1 day');
  });

  test('a wrong key, a missing and an unknown parameter, and different places are errors', () => {
    const wrong = [
      // @ts-expect-error there is no such key
      () => sample.goen.en,
      // @ts-expect-error a parameter is missing
      () => sample.limit({ limit: 100n }),
      // @ts-expect-error a parameter is not known
      () => sample.limit({ limit: 100n, days: 1, weeks: 2 }),
      // @ts-expect-error a text with places is no text until they are filled
      () => sample.limit.en.length,
      // @ts-expect-error a text without places takes nothing
      () => sample.gone({ limit: 1 }),
      // @ts-expect-error a value is a word, a count, satang, a moment or a text
      () => sample.limit({ limit: null, days: 1 }),
      // @ts-expect-error English lacks a place of Thai
      () => texts('lacking', { one: { th: 'เกิน {limit}', en: 'Above the limit' } }),
      // @ts-expect-error English has a place that Thai has not
      () => texts('beyond', { one: { th: 'เกินวงเงิน', en: 'Above {limit}' } }),
    ];
    expect(wrong).toHaveLength(8);
  });
});
