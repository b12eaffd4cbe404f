import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { slipPicture } from '../../../tests/money/support/slip.ts';
import { markTransaction } from '../db/driver.ts';
import { readCode, redraw } from './pictures.ts';

const noise = (edge: number) =>
  sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

describe('codes on pictures', () => {
  test.each([0, 4, 90])('the code of a slip is read, turned by %i degrees as well', async (turned) => {
    const text = '0041000600000101030040220016092012345678901235102TH9104ABCD';
    expect(await readCode(await slipPicture(text, turned), 'image/jpeg', 'slip_image')).toBe(text);
  });

  test.each([
    ['grain', () => noise(1_200)],
    ['no picture', async () => Buffer.from('no picture')],
    [
      'one pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('%s has none', async (_name, make) => {
    expect(await readCode(await make(), 'image/jpeg', 'slip_image')).toBeNull();
  });

  test('a document is not looked into', async () => {
    expect(await readCode(Buffer.from('%PDF-1.7'), 'application/pdf', 'slip_image')).toBeNull();
  });
});

describe('pictures encoded again', () => {
  test('lose what else was in the file, and keep their size', async () => {
    const located = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a0' } })
      .withExif({ IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .jpeg()
      .toBuffer();
    const drawn = await sharp(await redraw(located, 'image/jpeg', 'photo')).metadata();
    expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(['jpeg', 30, 20, undefined]);
  });

  test('one that cannot be read is named by its field', async () => {
    await expect(redraw(Buffer.from('no picture'), 'image/png', 'photo')).rejects.toMatchObject({
      status: 422,
      fields: { photo: { th: expect.stringMatching(/[ก-๙]/) } },
    });
  });

  test('none is encoded or read inside a transaction', async () => {
    const picture = await slipPicture('x');
    await expect(markTransaction(() => redraw(picture, 'image/jpeg', 'photo'))).rejects.toThrow(/transaction/);
    await expect(markTransaction(() => readCode(picture, 'image/jpeg', 'photo'))).rejects.toThrow(/transaction/);
  });

  test('too many at once: those beyond the queue get 503, the others are served', async () => {
    const picture = await slipPicture('one of many');
    const all = await Promise.allSettled(
      Array.from({ length: 60 }, () => readCode(picture, 'image/jpeg', 'slip_image')),
    );
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => [reason.status, reason.retryAfter])).toEqual(refused.map(() => [503, 5]));
    expect(refused.length).toBeGreaterThanOrEqual(60 - 2 - 24);
    const read = all.filter((one) => one.status === 'fulfilled');
    expect(read.length).toBeGreaterThan(0);
    expect(read.every(({ value }) => value === 'one of many')).toBe(true);
  });
});
