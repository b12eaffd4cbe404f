import { describe, expect, test } from 'vitest';
import { fileRules } from './file-rules.ts';
import { fitted, smallerPicture } from './smaller-picture.ts';

const rules = fileRules({ name: 'image', kind: 'image', label: { th: 'รูป', en: 'Picture' } });

describe('pictures over the limit', () => {
  test.each([
    [4000, 3000, 2560, [2560, 1920]],
    [3000, 4000, 2560, [1920, 2560]],
    [800, 600, 2560, [800, 600]],
    [9000, 1, 1200, [1200, 1]],
  ])('%d × %d fits into %d', (width, height, side, want) => {
    expect(fitted(width, height, side)).toEqual(want);
  });

  test('no picture, one that is far too large, and one of another type are left to the validation', async () => {
    const mega = (count: number, name: string, type: string) =>
      new File([new Uint8Array(count * 1024 * 1024)], name, { type });
    expect(await smallerPicture(mega(3, 'a.pdf', 'application/pdf'), rules)).toBeUndefined();
    expect(await smallerPicture(mega(12, 'a.jpg', 'image/jpeg'), rules)).toBeUndefined();
    expect(await smallerPicture(mega(3, 'a.png', 'image/png'), { ...rules, types: ['image/jpeg'] })).toBeUndefined();
  });
});
