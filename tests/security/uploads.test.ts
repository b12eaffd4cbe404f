import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, openStore, type Store } from '../api/fixture.ts';
import { dataOf, replyOf } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';

const canary = '<script>alert("canary")</script>';
const square = { create: { width: 24, height: 24, channels: 3, background: '#0a0' } } as const;

/** Pictures that are something else as well: what comes out is the picture alone. */
async function polyglots(): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  const jpeg = await sharp(square).jpeg().toBuffer();
  const png = await sharp(square).png().toBuffer();
  const webp = await sharp(square).webp().toBuffer();
  const comment = Buffer.from(canary);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  const located = await sharp(square)
    .withExif({ IFD0: { Copyright: 'canary', ImageDescription: canary }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .jpeg()
    .toBuffer();
  return [
    ['a page behind a jpeg', Buffer.concat([jpeg, Buffer.from(`<html>${canary}</html>`)])],
    ['a page in the comment of a jpeg', Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])],
    ['an archive behind a png', Buffer.concat([png, Buffer.from('PK\u0003\u0004canary')])],
    ['a script behind a webp', Buffer.concat([webp, Buffer.from(`/*canary*/${canary}`)])],
    ['a place and a name in the metadata', located],
    ['a profile of colours', await sharp(square).withIccProfile('p3').jpeg().toBuffer()],
  ];
}

/** What is no picture, whatever it says of itself. */
const refused: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['a page', Buffer.from(`<!doctype html>${canary}`)],
  ['a drawing that runs', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${canary}</svg>`)],
  ['a drawing with a declaration', Buffer.from(`<?xml version="1.0"?><svg>${canary}</svg>`)],
  ['the magic of a jpeg alone', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(canary)])],
  [
    'the magic of a png alone',
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.from(canary)]),
  ],
  ['the magic of a webp alone', Buffer.from(`RIFF\u0010\u0000\u0000\u0000WEBP${canary}`)],
  ['blanks before the magic', Buffer.concat([Buffer.from('  '), Buffer.from([0xff, 0xd8, 0xff, 0xe0])])],
  ['a moving picture', Buffer.from(`GIF89a${canary}`)],
  ['a program', Buffer.from('MZ\u0090\u0000')],
  ['an archive', Buffer.from('PK\u0003\u0004')],
  ['nothing', Buffer.alloc(0)],
];

describe.each([oneSubject])('uploads that want more than to be seen, on $name', (subject) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(subject, { uploadLimit: 400_000 });
    const shelf = { code: 'S1', name: 'ชั้น', owner_id: 1 };
    const post = (url: string, payload: object) =>
      store.app.inject({ method: 'POST', url, headers: as('all'), payload });
    await post('/api/store/shelf/add', shelf);
  });
  afterAll(() => store.close());

  const upload = async (bytes: Buffer, fileName: string, type: string) => {
    const form = new FormData();
    form.set('id', '1');
    form.set('photo', new Blob([new Uint8Array(bytes)], { type }), fileName);
    return replyOf(
      await store.app.inject({ method: 'POST', url: '/api/store/crate/photo', headers: as('all'), payload: form }),
    );
  };

  test.each(refused)('%s is refused under every name', async (_name, bytes) => {
    for (const [file, type] of [
      ['slip.jpg', 'image/jpeg'],
      ['../../etc/passwd', 'image/png'],
      ['slip.svg', 'image/svg+xml'],
      ['slip.jpg\u0000.html', 'text/html'],
    ] as const) {
      const reply = await upload(bytes, file, type);
      expect([file, reply.status]).toEqual([file, 422]);
      expect(reply.text).not.toContain('canary');
    }
  });

  test('more than 40 million pixels are refused without being unfolded', async () => {
    const bomb = await sharp({
      create: { width: 6400, height: 6400, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    // What it takes is a matter of the picture, not of the machine.
    const { rss } = process.memoryUsage();
    expect((await upload(bomb, 'slip.png', 'image/png')).status).toBe(422);
    const more = process.memoryUsage().rss - rss; // As above.
    expect(more).toBeLessThan(300_000_000);
  });

  test('of a picture that is something else as well only the picture comes out', async () => {
    await store.app.inject({
      method: 'POST',
      url: '/api/store/crate/add',
      headers: as('all'),
      payload: { code: 'C1', shelf_id: 1, price: '1.00', pieces: 1, came_at: '2026-01-31T00:00:00.000Z' },
    });
    for (const [name, bytes] of await polyglots()) {
      const reply = await upload(bytes, 'slip.jpg', 'image/jpeg');
      expect([name, reply.status]).toEqual([name, 200]);
      const record = dataOf(
        replyOf(await store.app.inject({ url: '/api/store/crate/detail?id=1', headers: as('all') })),
      );
      const file = await store.app.inject({ url: String(record.photo), headers: as('all') });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toMatch(/^image\/(jpeg|png|webp)$/);
      expect(file.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringMatching(/^attachment; filename="[A-Za-z0-9_-]+\.(jpg|png|webp)"$/),
      });
      expect(file.rawPayload.toString('latin1')).not.toContain('canary');
      const { exif, icc, xmp } = await sharp(file.rawPayload).metadata();
      expect([name, exif, icc, xmp]).toEqual([name, undefined, undefined, undefined]);
    }
  });
});
