import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, openStore, type Store } from './fixture.ts';
import { dataOf, get, type Reply, replyOf } from './kit.ts';
import { oneSubject } from './subjects.ts';

type Part = {
  readonly name: string;
  readonly value: string | Uint8Array;
  readonly file?: string;
  readonly type?: string;
};

function multipart(parts: readonly Part[]): { payload: Buffer; type: string } {
  const boundary = 'xxBOUNDARYxx';
  const chunks = parts.flatMap(({ name, value, file, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

describe.each([oneSubject])('uploads on $name', (subject) => {
  let store: Store;
  let jpeg: Buffer;
  beforeAll(async () => {
    store = await openStore(subject, { uploadLimit: 200_000 });
    jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
      .withExif({ IFD0: { Copyright: 'canary-exif' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => store.close());

  const upload = async (parts: readonly Part[], who = 'all'): Promise<Reply> => {
    const { payload, type } = multipart(parts);
    return replyOf(
      await store.app.inject({
        method: 'POST',
        url: '/api/store/crate/photo',
        headers: { ...as(who), 'content-type': type },
        payload,
      }),
    );
  };
  const photo = (value: Uint8Array, file = 'สลิป.jpg'): Part => ({ name: 'photo', value, file, type: 'image/jpeg' });
  const id = (value: string): Part => ({ name: 'id', value });

  test('a picture is encoded again, without its metadata, and stored with the record', async () => {
    expect(jpeg.includes('canary-exif')).toBe(true);
    const reply = await upload([id('2'), photo(jpeg)]);
    expect(reply.body).toMatchObject({ error: 0, data: { id: 2 } });
    const record = dataOf(await get(store.app, '/api/store/crate/detail?id=2', as('all')));
    expect(record.photo).toMatch(/^\/api\/files\/[\w-]{22}$/);
    const response = await store.app.inject({ url: String(record.photo), headers: as('all') });
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]{22}\.jpg"$/),
      'cache-control': 'no-store',
    });
    const { exif, width, height } = await sharp(response.rawPayload).metadata();
    expect([exif, width, height]).toEqual([undefined, 40, 20]);
  });

  test('only those who may see the record may see the file', async () => {
    const record = dataOf(await get(store.app, '/api/store/crate/detail?id=2', as('all')));
    const url = String(record.photo);
    expect((await get(store.app, url)).status).toBe(401);
    expect((await get(store.app, url, as('one'))).status).toBe(200);
    for (const who of ['none', 'nobody']) expect((await get(store.app, url, as(who))).body.error, who).toBe(404);
    expect((await get(store.app, '/api/files/AAAAAAAAAAAAAAAAAAAAAA', as('all'))).body.error).toBe(404);
    // Who opened it is in the log: once an hour, and nobody who was refused.
    const { rows } = await sql<{ actor_id: number; id: string }>`
      select actor_id, after #>> '{filters,id}' as id from audit_log where action = 'files.read' order by id`.execute(
      store.database.db,
    );
    expect(rows.map(({ id }) => id)).toEqual([url, url].map((each) => each.split('/').at(-1)));
    expect(new Set(rows.map(({ actor_id }) => actor_id)).size).toBe(2);
    expect((await get(store.app, `${url}?token=all-token-0123456789abcdef`)).status).toBe(401);
  });

  test('what is no picture is refused, whatever it calls itself, and leaves nothing', async () => {
    const count = async () =>
      (await sql<{ n: bigint }>`select count(*) as n from file`.execute(store.database.db)).rows[0]?.n;
    const before = await count();
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const [name, bytes] of [
      ['html', Buffer.from('<html><script>alert(1)</script></html>')],
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['truncated', jpeg.subarray(0, 60)],
      ['head only', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')])],
      ['pdf', Buffer.from('%PDF-1.4 x')],
      ['empty', Buffer.alloc(0)],
      ['gif', Buffer.from('GIF89a')],
      ['pixel flood', bomb],
    ] as const) {
      const reply = await upload([id('2'), photo(bytes)]);
      expect([name, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([name, 422, ['photo']]);
    }
    expect((await upload([id('2'), photo(Buffer.concat([jpeg, Buffer.alloc(300_000)]))])).status).toBe(413);
    expect(await count()).toBe(before);
  });

  test('fields of a form are typed by the schema, and by nothing else', async () => {
    for (const parts of [
      [id('x'), photo(jpeg)],
      [id('1e3'), photo(jpeg)],
      [photo(jpeg)],
      [id('2')],
      [id('2'), id('4'), photo(jpeg)],
      [id('2'), { name: 'status', value: 'sent' }, photo(jpeg)],
      [id('2'), photo(jpeg), { name: 'other', value: jpeg, file: 'a.jpg' }],
    ]) {
      expect((await upload(parts)).status).toBe(422);
    }
    expect((await upload([id('2'), { name: '__proto__', value: 'x' }, photo(jpeg)])).status).toBe(400);
    const asJson = await store.app.inject({
      method: 'POST',
      url: '/api/store/crate/photo',
      headers: { ...as('all'), 'content-type': 'application/json' },
      payload: '{"id":2,"photo":"/api/files/x"}',
    });
    // A picture's address is the server's to give: that of another record's file is refused, in either form.
    expect(asJson.json()).toMatchObject({ error: 422, fields: { photo: expect.any(String) } });
    expect((await upload([id('2'), { name: 'photo', value: '/api/files/x' }])).status).toBe(422);
    expect((await upload([id('1'), photo(jpeg)], 'one')).body.error).toBe(404);
  });
});
