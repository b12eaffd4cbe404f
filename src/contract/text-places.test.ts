import { describe, expect, test } from 'vitest';
import { filledText, placesIn, unknownPlaces } from './text-places.ts';

describe('places in a text', () => {
  test('are found with their positions', () => {
    expect(placesIn('สวัสดี {name} รับ { code }')).toEqual([
      { name: 'name', written: '{name}', at: 8 },
      { name: 'code', written: '{ code }', at: 19 },
    ]);
    expect(placesIn('😀{name}')[0]?.at).toBe(2);
  });

  test.each([
    ['{usrname} ฝากวันนี้', ['{usrname}@1']],
    ['ฝาก {name วันนี้', ['{@5']],
    ['ฝาก name} วันนี้', ['}@9']],
    ['{}', ['{}@1']],
    ['{{name}}', ['{@1', '}@8']],
    ['{na\nme}', ['{@1', '}@7']],
    ['{name} {code}', []],
    ['ไม่มี', []],
  ])('%j: what nothing is known for is told with its place', (text, told) => {
    expect(unknownPlaces(text, ['name', 'code']).map(({ written, at }) => `${written}@${at}`)).toEqual(told);
  });

  test('are filled; a value is no text that is filled again, and no name of an object is a place', () => {
    expect(filledText('{a} {b} { a }', { a: '{b}', b: 'ข' })).toBe('{b} ข {b}');
    expect(filledText('{constructor} {x} {', { x: undefined })).toBe('{constructor} {x} {');
  });
});
