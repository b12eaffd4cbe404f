import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfferedGame } from '#server/providers/offered-game.ts';
import { ProviderError } from '#server/providers/ports.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, openWorld, post, type Reply, replyOf, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

const offer = (code: string, more: object = {}) => ({
  ...{ game_code: code, name_en: `Game ${code}`, type: 'slot', sub_provider_code: 'PGS', rtp_pct: '96.0000', ...more },
});

describe.each([oneSubject])('the games of a provider are brought up to date, on $name', (subject) => {
  let world: World;
  let owner: Record<string, string>;
  let provider = 0;
  const upstream: { answer: () => Promise<readonly OfferedGame[]> } = { answer: async () => [] };

  beforeAll(async () => {
    world = await openWorld(subject, { providers: { gameLists: { games: () => upstream.answer() } } });
    owner = await signIn(world.app, 'owner');
    const found = await world.database.db
      .selectFrom('provider')
      .select('id')
      .where('code', '=', 'PGS')
      .executeTakeFirst();
    provider = found?.id ?? 0;
  });
  afterAll(() => world.close());

  const diff = (rows: readonly object[]) =>
    post(world.app, '/api/game/diff', { provider_id: provider, source: 'file', rows }, owner);
  const batchOf = async (rows: readonly object[]) => dataOf(await diff(rows));
  const apply = (batch: unknown, chosen: object, more: object = {}) =>
    post(world.app, '/api/game/import', { batch_id: batch, apply: chosen, default_status: 'active', ...more }, owner);
  const sendFile = async (name: string, bytes: Uint8Array | string): Promise<Reply> => {
    const boundary = randomUUID();
    const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
    const payload = Buffer.concat([
      Buffer.from(`${part('name="provider_id"')}${provider}\r\n${part('name="source"')}file\r\n`),
      Buffer.from(`${part(`name="file"; filename="${name}"`)}`),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { ...owner, 'content-type': `multipart/form-data; boundary=${boundary}` };
    return replyOf(await world.app.inject({ method: 'POST', url: '/api/game/diff', headers, payload }));
  };
  const game = (code: string) =>
    world.database.db.selectFrom('game').selectAll().where('game_code', '=', code).executeTakeFirstOrThrow();

  test('new games come in as chosen, with what the provider did not tell filled in; the rest stays out', async () => {
    const rows = [
      ...Array.from({ length: 10 }, (_, at) => offer(`g${at}`)),
      offer('odd', { sub_provider_code: 'NO-1' }),
    ];
    const batch = await batchOf(rows);
    expect(batch).toMatchObject({ same_count: 0, changed: [], removed: [] });
    expect(batch.new).toHaveLength(11);
    expect(batch.new).toContainEqual(expect.objectContaining({ game_code: 'odd', problem: 'ไม่รู้จักค่ายย่อย NO-1' }));
    expect((await apply(batch.batch_id, { new: ['odd'] })).body.fields).toHaveProperty('apply');
    expect((await apply(batch.batch_id, { new: ['ghost'] })).body.fields).toHaveProperty('apply');
    expect((await apply(batch.batch_id, {})).body.fields).toHaveProperty('apply');
    const codes = rows.slice(0, 10).map(({ game_code }) => game_code);
    const answer = { added: 10, updated: 0, removed: 0, errors: [] };
    expect(dataOf(await apply(batch.batch_id, { new: codes }, { default_status: 'inactive' }))).toEqual(answer);
    expect(await game('g1')).toMatchObject({
      name_th: 'Game g1',
      is_new: true,
      status: 'inactive',
      platforms: ['mobile', 'desktop'],
    });
    // Sent again because the answer was lost: the same answer. Another choice: too late.
    const again = await apply(batch.batch_id, { new: codes.toReversed() }, { default_status: 'inactive' });
    expect(dataOf(again)).toEqual(answer);
    const other = await apply(batch.batch_id, { new: ['g1'] });
    expect(other.body).toMatchObject({ error: 409, conflict: { by: 'คุณ owner', action: 'import' } });
  });

  test('differences are listed by field; a game that was changed since is reported and left alone', async () => {
    const all = Array.from({ length: 10 }, (_, at) => offer(`g${at}`));
    const rows = all.map((row, at) => (at < 2 ? { ...row, rtp_pct: '95', name_en: `Neu ${at}` } : row));
    const batch = await batchOf(rows);
    expect(batch).toMatchObject({ same_count: 8, new: [], removed: [] });
    expect(batch.changed).toContainEqual(
      expect.objectContaining({ game_code: 'g0', field: 'rtp_pct', old: '96.0000', new: '95.0000' }),
    );
    const { id } = await game('g1');
    await post(world.app, '/api/game/update', { id, version: 1, rtp_pct: '97' }, owner);
    expect(dataOf(await apply(batch.batch_id, { changed: ['g0', 'g1'] }))).toEqual({
      ...{ added: 0, updated: 1, removed: 0 },
      errors: [{ game_code: 'g1', message: 'เกมนี้ถูกแก้ไขหลังการเทียบ กรุณาเทียบใหม่' }],
    });
    expect(await game('g0')).toMatchObject({ rtp_pct: '95.0000', name_en: 'Neu 0', has_demo: false });
    expect(await game('g1')).toMatchObject({ rtp_pct: '97.0000', name_en: 'Game g1' });
  });

  test('taking away more than a fifth needs the code of the provider; a withdrawn game comes back closed', async () => {
    const left = Array.from({ length: 6 }, (_, at) => ({ game_code: `g${at}`, name_en: `Game g${at}`, type: 'slot' }));
    const batch = await batchOf(left);
    expect((batch.removed as readonly object[]).length).toBe(4);
    const removed = { removed: ['g6', 'g7', 'g8'] };
    expect((await apply(batch.batch_id, removed)).body.fields).toHaveProperty('confirm_code');
    expect((await apply(batch.batch_id, removed, { confirm_code: 'JILI' })).body.fields).toHaveProperty('confirm_code');
    expect(dataOf(await apply(batch.batch_id, removed, { confirm_code: ' pgs ' }))).toMatchObject({ removed: 3 });
    expect(await verifyInvariants(world.database.db)).toEqual([]);
    const back = await batchOf([...left, ...['g6', 'g7', 'g8', 'g9'].map((code) => offer(code))]);
    expect(back.changed).toContainEqual(
      expect.objectContaining({ game_code: 'g6', field: 'status', old: 'removed', new: 'inactive' }),
    );
    expect(dataOf(await apply(back.batch_id, { changed: ['g6'] }))).toMatchObject({ updated: 1 });
    expect((await game('g6')).status).toBe('inactive');
    // Two of seven would be more than a fifth, one of eight is not.
    const small = await batchOf([...left, offer('g6')]);
    expect(dataOf(await apply(small.batch_id, { removed: ['g9'] }))).toMatchObject({ removed: 1 });
  });

  test('what was compared before somebody applied a later comparison is not applied any more', async () => {
    const early = await batchOf([offer('g0'), offer('late')]);
    const later = await batchOf([offer('g0'), offer('later')]);
    dataOf(await apply(later.batch_id, { new: ['later'] }));
    expect((await apply(early.batch_id, { new: ['late'] })).body.error).toBe(409);
  });

  test('a file is read in the encodings and forms that people have; one bad line refuses it, by its number', async () => {
    const csv = 'รหัสเกม;ชื่อ;ชื่อไทย;หมวด;RTP\nf1;Naga;นาคา;สล็อต;95,5\n';
    const thai = Uint8Array.from([...csv], (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0xe01 && code <= 0xe5b ? code - 0xe01 + 0xa1 : code;
    });
    const comma = await sendFile('a.csv', thai);
    expect(comma.body.message).toBe('แถว 1: RTP ต้องเป็นตัวเลข 80–100');
    const good = dataOf(await sendFile('b.csv', csv.replace('95,5', '95.5')));
    expect(good.new).toMatchObject([
      { game_code: 'f1', name_th: 'นาคา', sub_provider_code: 'PGS', rtp_pct: '95.5000' },
    ]);
    const json = JSON.stringify({ games: [{ game_code: 'f2', name_en: 'F', type: 'slot' }] });
    expect(dataOf(await sendFile('c.json', `\ufeff${json}`)).new).toMatchObject([{ game_code: 'f2' }]);
    for (const [name, bytes] of [
      ['no head', 'a,b\n1,2'],
      ['no json', '[{'],
      ['no list', '{"games": 1}'],
      ['empty', '[]'],
      ['twice', 'code,name,type\na,A,slot\na,B,slot'],
      ['excel', Uint8Array.from([0x50, 0x4b, 3, 4])],
    ] as const) {
      const { body } = await sendFile(name, bytes);
      expect([name, body.error, Object.keys(Object(body.fields))]).toEqual([name, 422, ['file']]);
    }
    expect(
      (await post(world.app, '/api/game/diff', { provider_id: provider, source: 'file' }, owner)).body.fields,
    ).toEqual({
      file: 'กรุณาเลือกไฟล์',
    });
  });

  test('the provider is called outside of any transaction; its answer is recorded', async () => {
    const ask = () => post(world.app, '/api/game/diff', { provider_id: provider, source: 'api' }, owner);
    const health = async () =>
      dataOf(await get(world.app, `/api/game/provider/detail?id=${provider}`, owner)).api_status;
    upstream.answer = async () => {
      // With one connection, this would wait for ever inside a transaction.
      await world.database.db.selectFrom('provider').select('id').execute();
      throw new ProviderError('ล่ม');
    };
    expect((await ask()).body.error).toBe(502);
    expect(await health()).toBe('down');
    upstream.answer = async () => {
      throw new ProviderError('เงียบ', true);
    };
    expect((await ask()).body.error).toBe(504);
    upstream.answer = async () => [{ game_code: 'g0', name_en: 'Game g0', type: 'slot' }];
    expect(dataOf(await ask()).same_count).toBeTypeOf('number');
    expect(await health()).toBe('ok');
  });

  test('ten comparisons of a provider are kept, newest first, with who made and applied them', async () => {
    for (let count = 0; count < 6; count += 1) await batchOf([offer('g0')]);
    const kept = rowsOf(await get(world.app, `/api/game/diffs?provider_id=${provider}&limit=50`, owner));
    expect(kept).toHaveLength(10);
    expect(kept[0]).toMatchObject({ created_by_name: 'คุณ owner', applied_at: null });
    const whole = dataOf(await get(world.app, `/api/game/diffs/detail?id=${String(kept[0]?.id)}`, owner));
    expect(whole).toMatchObject({ added: expect.any(Array), removed: expect.any(Array), source: 'file' });
  });

  test('two people who apply one batch at once: it is applied once', async () => {
    const batch = await batchOf([offer('g0'), offer('once')]);
    const both = await Promise.all([
      apply(batch.batch_id, { new: ['once'] }),
      apply(batch.batch_id, { new: ['once'] }, { default_status: 'maintenance' }),
    ]);
    expect(both.map(({ body }) => body.error).sort()).toEqual([0, 409]);
    expect(await verifyInvariants(world.database.db)).toEqual([]);
  });
});
