// Long because one store serves every rule of generic writes, and opening it is what costs.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#server/audit/verify.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { systemContext, systemPrincipal } from '#server/context/context-factory.ts';
import { applyMove } from '#server/records/apply-move.ts';
import { as, openStore, people, type Store } from './fixture.ts';
import { crate as crateEntity } from './fixture-entities.ts';
import { dataOf, get, post, type Reply } from './kit.ts';
import { subjects } from './subjects.ts';

const crate = { shelf_id: 1, price: '10.50', pieces: 3, came_at: '2026-01-31T10:00:00.000Z' };
let keys = 0;
function newKey(): string {
  keys += 1;
  return `key-${keys}-abcdefgh`;
}

describe.each(subjects)('generic writes on $name', (subject) => {
  let store: Store;
  const send = (call: string, body: object, who = 'all', key?: string): Promise<Reply> =>
    post(store.app, `/api/store/${call}`, body, {
      ...as(who),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });
  const row = async (id: number) => dataOf(await get(store.app, `/api/store/crate/detail?id=${id}`, as('all')));
  const audits = async (action: string) =>
    store.database.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();
  const checksum = async () => {
    const { rows } = await sql<{ sum: string }>`select md5(string_agg(t::text, '|' order by t::text)) as sum from (
      select c::text as t from crate c union all select s::text from shelf s union all select e::text from entity_event e
      union all select i::text from idempotency i union all select id from file) x`.execute(store.database.db);
    return rows[0]?.sum;
  };

  beforeAll(async () => {
    store = await openStore(subject);
  });
  afterAll(() => store.close());

  test('create stores, writes timeline and audit log, and answers with the key and version', async () => {
    const reply = await send('crate/add', {
      ...crate,
      code: 'N1',
      secret: 'very-secret-value',
      tags: ['a', 'ข'],
      discount: '7.5',
      phone: '0812345678',
    });
    expect(reply.body).toMatchObject({ error: 0, message: 'เพิ่มข้อมูลสำเร็จ', data: { version: 1, status: 'new' } });
    const id = Number(dataOf(reply).id);
    expect(await row(id)).toMatchObject({
      price: '10.50',
      discount: '7.5000',
      tags: ['a', 'ข'],
      secret: '••••alue',
      created_by: 1,
      note: null,
    });
    const [audit] = await audits('crate.add');
    expect(audit).toMatchObject({ actor_id: 1, entity_type: 'Crate', entity_id: String(id), result: 'ok' });
    expect(audit?.after).toMatchObject({ code: 'N1', price: '10.50', secret: '[secret]', phone: '••••••5678' });
    const stored = await sql<{ secret: string }>`select secret from crate where id = ${id}`.execute(store.database.db);
    expect(stored.rows[0]?.secret).toMatch(/^v1\./);
  });

  test('mass assignment, wrong types and bad amounts are refused and change nothing', async () => {
    const before = await checksum();
    const good = { ...crate, code: 'N2' };
    const wrong: readonly object[] = [
      { ...good, status: 'sent' },
      { ...good, version: 9 },
      { ...good, id: 7 },
      { ...good, created_by: 2 },
      { ...good, locked_by: 1 },
      { ...good, nonsense: 1 },
      { ...good, price: 10.5 },
      { ...good, price: '1e3' },
      { ...good, price: '-1.00' },
      { ...good, price: '10.555' },
      { ...good, price: '๑๐' },
      { ...good, price: null },
      { ...good, price: ['7'] },
      { ...good, pieces: '3' },
      { ...good, pieces: true },
      { ...good, pieces: 0 },
      { ...good, pieces: 1001 },
      { ...good, pieces: 1.5 },
      { ...good, fragile: 'true' },
      { ...good, phone: '12345' },
      { ...good, due: '2026-02-30' },
      { ...good, came_at: '2026-01-31T10:00:00+07:00' },
      { ...good, code: {} },
      { ...good, code: '' },
      { ...good, note: 'a\u0000b' },
      { ...good, shelf_id: 999 },
      { ...good, shelf_id: 99_999_999_999 },
      { code: 'N2' },
    ];
    for (const body of wrong) {
      const reply = await send('crate/add', body);
      expect([JSON.stringify(body), reply.status, reply.body.error]).toEqual([JSON.stringify(body), 422, 422]);
    }
    const { fields } = (await send('crate/add', { code: 'N2', nonsense: 1, price: '-1' })).body;
    expect(fields).toEqual({
      nonsense: 'ไม่รู้จักช่องข้อมูลนี้',
      price: 'รูปแบบไม่ถูกต้อง',
      shelf_id: 'กรุณากรอกข้อมูล',
      pieces: 'กรุณากรอกข้อมูล',
      came_at: 'กรุณากรอกข้อมูล',
    });
    expect(await checksum()).toBe(before);
  });

  test('a duplicate is a 409 that names the field', async () => {
    const reply = await send('crate/add', { ...crate, code: 'C0001' });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ error: 409, fields: { code: 'มีข้อมูลนี้อยู่แล้ว' } });
  });

  test('nobody writes into, or moves, what belongs to a foreign agent', async () => {
    const before = await checksum();
    expect((await send('crate/add', { ...crate, code: 'X1', shelf_id: 2 }, 'one')).status).toBe(422);
    expect((await send('shelf/add', { code: 'X', name: 'x', owner_id: 2 }, 'one')).status).toBe(403);
    expect((await send('crate/update', { id: 1, version: 1, pieces: 5 }, 'one')).body.error).toBe(404);
    expect((await send('crate/pack', { id: 4 }, 'none', newKey())).body.error).toBe(404);
    expect(await checksum()).toBe(before);
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from shelf where code = 'X'`.execute(
      store.database.db,
    );
    expect(rows[0]?.n).toBe(0n);
  });

  test('update changes what changed, raises the version, and refuses a stale one with who and when', async () => {
    const first = await send('crate/update', { id: 10, version: 1, pieces: 77, note: 'x' });
    expect(first.body).toMatchObject({ error: 0, data: { id: 10, version: 2 } });
    const stale = await send('crate/update', { id: 10, version: 1, pieces: 5 }, 'other');
    expect(stale.status).toBe(409);
    expect(stale.body.conflict).toMatchObject({ by: 'หนึ่ง', action: 'update', version: 2 });
    const same = await send('crate/update', { id: 10, version: 2, pieces: 77 });
    expect(same.body).toMatchObject({ data: { version: 2 } });
    const [audit, failed] = await audits('crate.update').then((all) => all.filter((one) => one.entity_id === '10'));
    expect(audit).toMatchObject({ before: { pieces: 10, note: null }, after: { pieces: 77, note: 'x' } });
    expect(failed).toMatchObject({ actor_id: 2, result: 'failed', error_code: 409 });
    const immutable = await send('crate/update', { id: 10, version: 2, code: 'ZZZ' });
    expect(immutable.body.error).toBe(0);
    expect((await row(10)).code).toBe('C0010');
  });

  test('a secret that comes back as it was shown stays', async () => {
    const [before] = (
      await sql<{ secret: string; id: number }>`select id, secret from crate where code = 'N1'`.execute(
        store.database.db,
      )
    ).rows;
    const reply = await send('crate/update', { id: before?.id, version: 1, secret: '••••alue', pieces: 4 });
    expect(reply.body.error).toBe(0);
    const after = await sql<{ secret: string }>`select secret from crate where id = ${before?.id}`.execute(
      store.database.db,
    );
    expect(after.rows[0]?.secret).toBe(before?.secret);
  });

  test('remove deletes, unless something needs the record', async () => {
    const made = dataOf(await send('shelf/add', { code: 'TMP', name: 'x', owner_id: 1 }));
    expect((await send('shelf/remove', { id: 1 })).status).toBe(409);
    expect((await send('shelf/remove', { id: made.id })).body.error).toBe(0);
    expect((await send('shelf/remove', { id: made.id })).body.error).toBe(404);
  });

  test('a move follows the life-cycle, runs its effect, and a second one learns who was first', async () => {
    const moved = await send(
      'crate/pack',
      { id: 4, version: 1, expected_status: 'new', reason: 'พร้อม' },
      'all',
      newKey(),
    );
    expect(moved.body).toMatchObject({
      error: 0,
      data: { id: 4, status: 'packed', version: 2 },
      message: 'ทำรายการสำเร็จ',
    });
    const record = await row(4);
    expect(record).toMatchObject({ note: 'packed:new', updated_by: 1 });
    expect(record.timeline).toMatchObject([{ action: 'pack', from: 'new', to: 'packed', by: 'หนึ่ง', message: 'พร้อม' }]);
    const second = await send('crate/pack', { id: 4, version: 1 }, 'other', newKey());
    expect([second.status, second.body.conflict]).toMatchObject([
      409,
      { by: 'หนึ่ง', action: 'pack', status: 'packed', version: 2 },
    ]);
    expect((await send('crate/pack', { id: 4 }, 'other', newKey())).status).toBe(409);
    expect((await send('crate/send', { id: 4, expected_status: 'new' })).status).toBe(409);
    expect((await send('crate/send', { id: 4, version: 2, reason: 'rain' })).body).toMatchObject({
      data: { status: 'lost', version: 3 },
    });
    // What the effect has to say of the move stands before the reason in the timeline and the history; the audit log has the reason.
    const said = 'หายเพราะฝน · rain';
    expect((await row(4)).timeline).toMatchObject([{ action: 'pack' }, { action: 'send', to: 'lost', message: said }]);
    const sent = store.database.db.selectFrom('entity_event').selectAll().where('action', '=', 'send');
    expect(await sent.executeTakeFirst()).toMatchObject({ from_status: 'packed', to_status: 'lost', message: said });
    expect(await audits('crate.send')).toContainEqual(expect.objectContaining({ result: 'ok', reason: 'rain' }));
    const [audit] = (await audits('crate.pack')).filter((one) => one.result === 'ok');
    expect(audit).toMatchObject({ reason: 'พร้อม', before: { status: 'new' }, after: { status: 'packed' } });
  });

  test('a move that the system alone makes is refused to a person by whatever names it, and made by the system', async () => {
    const find = (who: Pick<TransactionContext, 'principal'>) =>
      systemContext(store.platform, 'crate.find').transaction((ctx) =>
        applyMove(store.platform, crateEntity, { key: 4, moves: ['find'] }, { ...ctx, ...who }),
      );
    const person = people.all ?? systemPrincipal;
    await expect(find({ principal: person })).rejects.toThrow('Crate.find is made by the system alone');
    expect(await row(4)).toMatchObject({ status: 'lost', version: 3 });
    const { row: found } = await find({ principal: systemPrincipal });
    expect(found).toMatchObject({ status: 'packed', version: 4, updated_by: null });
    const [audit] = await audits('crate.find');
    expect(audit).toMatchObject({ before: { status: 'lost' }, after: { status: 'packed' }, on_behalf_of: 1 });
    const event = store.database.db.selectFrom('entity_event').selectAll().where('action', '=', 'find');
    expect(await event.executeTakeFirst()).toMatchObject({ from_status: 'lost', to_status: 'packed', version: 4 });
  });

  test('an effect that chooses no outcome is a fault of the program, and nothing stays of it', async () => {
    await send('crate/pack', { id: 8 }, 'all', newKey());
    const before = await checksum();
    const reply = await send('crate/send', { id: 8, reason: 'nothing' });
    expect([reply.status, reply.body]).toMatchObject([500, { error: 500, message: 'ระบบขัดข้อง กรุณาลองใหม่' }]);
    expect(reply.text).not.toMatch(/outcome|Error|\.ts/);
    expect(await checksum()).toBe(before);
  });

  test('a soft lock keeps others out of a change of status until it is stale', async () => {
    await sql`update crate set locked_by = 2, locked_at = clock_timestamp() where id = 12`.execute(store.database.db);
    const held = await send('crate/pack', { id: 12 }, 'all', newKey());
    expect([held.status, held.body.error]).toEqual([423, 423]);
    expect(held.body.conflict).toMatchObject({ by: 'สอง' });
    expect((await send('crate/remark', { id: 12, note: 'ดูแล้ว' })).body.error).toBe(0);
    await sql`update crate set locked_at = clock_timestamp() - interval '121 seconds' where id = 12`.execute(
      store.database.db,
    );
    expect((await send('crate/pack', { id: 12 }, 'all', newKey())).body.error).toBe(0);
    const { rows } = await sql`select locked_by, locked_at from crate where id = 12`.execute(store.database.db);
    expect(rows).toEqual([{ locked_by: null, locked_at: null }]);
  });

  test('one of a hundred concurrent moves wins', async () => {
    for (const id of [16, 20, 24]) {
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, i) =>
          send('crate/pack', { id, version: 1 }, i % 2 ? 'all' : 'other', newKey()),
        ),
      );
      expect(replies.filter((reply) => reply.status === 200 && reply.body.error === 0)).toHaveLength(1);
      expect(replies.filter((reply) => reply.status === 409)).toHaveLength(99);
      expect(await row(id)).toMatchObject({ version: 2, status: 'packed' });
    }
  });

  test('the same key a hundred times at once has one effect and one answer', async () => {
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 100 }, () => send('crate/tell', { id: 28 }, 'all', key)));
    expect((await row(28)).pieces).toBe(29);
    const statuses = new Set(replies.map((reply) => reply.status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(new Set(replies.filter((reply) => reply.status === 200).map((reply) => reply.text)).size).toBe(1);
    for (const reply of replies.filter((one) => one.status === 409)) expect(reply.headers['retry-after']).toBe('1');
    const again = await send('crate/tell', { id: 28 }, 'all', key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });

  test('a key belongs to one person, one call and one body', async () => {
    const key = newKey();
    expect((await send('crate/tell', { id: 32 }, 'all', key)).body).toEqual({ error: 0, data: { told: 32 } });
    expect((await send('crate/tell', { id: 33 }, 'all', key)).status).toBe(422);
    expect((await send('crate/pack', { id: 32 }, 'all', key)).status).toBe(422);
    expect((await send('crate/tell', { id: 32 }, 'other', key)).headers['idempotency-replayed']).toBeUndefined();
    expect((await row(32)).pieces).toBe(34);
    for (const bad of [undefined, '', 'short', 'x'.repeat(256)]) {
      expect((await send('crate/tell', { id: 32 }, 'all', bad)).status, String(bad)).toBe(400);
    }
    expect((await row(32)).pieces).toBe(34);
  });

  test('a refused attempt stores no answer: the key can be used again', async () => {
    const key = newKey();
    await sql`update crate set locked_by = 2, locked_at = clock_timestamp() where id = 36`.execute(store.database.db);
    expect((await send('crate/pack', { id: 36 }, 'all', key)).status).toBe(423);
    await sql`update crate set locked_by = null where id = 36`.execute(store.database.db);
    expect((await send('crate/pack', { id: 36 }, 'all', key)).body.error).toBe(0);
  });

  test('without the permission there is nothing but a line in the audit log', async () => {
    const before = await checksum();
    expect((await send('crate/pack', { id: 40 }, 'nobody', newKey())).status).toBe(403);
    expect((await send('crate/pack', { id: 'x' }, 'nobody', newKey())).status).toBe(403);
    expect((await post(store.app, '/api/store/crate/pack', { id: 40 })).status).toBe(401);
    expect(await checksum()).toBe(before);
    const denied = (await audits('crate.pack')).filter((audit) => audit.result === 'denied');
    expect(denied.map((audit) => [audit.actor_id, audit.error_code])).toEqual([
      [6, 403],
      [6, 403],
    ]);
  });

  test('the audit log is chained and cannot be changed', async () => {
    const { db } = store.database;
    expect(await verifyAudit(db)).toBeUndefined();
    for (const statement of [
      "update audit_log set reason = 'x' where seq = 2",
      'update audit_log set reason = null',
      'delete from audit_log where seq = 2',
      'delete from audit_log where false',
      'truncate audit_log',
      'delete from entity_event',
    ]) {
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/append-only/);
    }
    await sql`alter table audit_log disable trigger user`.execute(db);
    await sql`update audit_log set reason = 'forged' where seq = 3`.execute(db);
    expect(await verifyAudit(db)).toBe(3n);
    const all = await db.selectFrom('audit_log').select('action').execute();
    expect(all.length).toBeGreaterThan(50);
  });
});
