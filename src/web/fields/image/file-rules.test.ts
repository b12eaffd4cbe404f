import { describe, expect, test } from 'vitest';
import { describeRules, fileProblem, fileRules } from './file-rules.ts';

const field = { name: 'image', kind: 'image', label: { th: 'รูป', en: 'Picture' } } as const;
const rules = fileRules(field);
const bytes = (...head: number[]) => new Uint8Array([...head, ...new Array(20).fill(0)]);
const png = bytes(0x89, 0x50, 0x4e, 0x47);
const heic = new TextEncoder().encode('\0\0\0\x18ftypheic........');

describe('files', () => {
  test('a picture is taken', async () => {
    expect(await fileProblem(new File([png], 'a.png', { type: 'image/png' }), rules)).toBeUndefined();
  });

  test('what is inside counts, not the name', async () => {
    const exe = new File([bytes(0x4d, 0x5a)], 'a.png', { type: 'image/png' });
    expect((await fileProblem(exe, rules))?.th).toContain('ไม่รองรับ');
    expect((await fileProblem(new File([heic], 'IMG_1.HEIC'), rules))?.th).toContain('ไม่รองรับ');
  });

  test('empty and large files are turned down with a reason', async () => {
    expect((await fileProblem(new File([], 'a.png'), rules))?.th).toContain('ว่างเปล่า');
    const large = new File([png, new Uint8Array(15 * 1024 * 1024)], 'a.png');
    expect((await fileProblem(large, rules))?.th).toContain('ใหญ่เกินไป (JPG, PNG, WEBP ≤ 2 MB)');
  });

  test('a field may take other kinds and sizes', async () => {
    const slip = fileRules({
      ...field,
      max: 5 * 1024 * 1024,
      options: ['image/jpeg', 'image/png', 'application/pdf'].map((value) => ({
        value,
        label: { th: value, en: value },
      })),
    });
    expect(describeRules(slip)).toBe('JPG, PNG, PDF ≤ 5 MB');
    expect(await fileProblem(new File(['%PDF-1.7 ...........'], 's.pdf'), slip)).toBeUndefined();
  });
});
