import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#server/audit/entry.ts';
import { headStore, keepHead, parseHeads } from '#server/audit/heads.ts';
import { type AuditRow, auditColumns, hashOf } from '#server/audit/row.ts';
import { checkAudit } from '#server/audit/verify.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { systemPrincipal } from '#server/context/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate, migrationFiles } from '#server/db/migrate.ts';
import { subjects } from './subjects.ts';

const request = { id: 'r-1', ip: '203.0.113.9', userAgent: 'test' };

/** Everything that a text may contain on its way into the log. */
const texts = [
  'a\r\nb\u001b[31mred\u001b[0m',
  'NUL \u0000 in the middle',
  'half \ud83d of a character',
  `${'x'.repeat(499)}😀`,
  'ไทย ✓ \u202eright to left',
  "'; drop table audit_log; --",
];

describe.each(subjects)('the chain of the audit log on $name', (subject) => {
  let database: OpenDatabase;
  const write = (...entries: AuditEntry[]) =>
    database.db.transaction().execute((tx) => writeAudit(tx, { principal: systemPrincipal, request }, entries));
  beforeAll(async () => {
    database = await subject.open({ poolSize: 60, empty: true });
    await migrate(
      database,
      migrationFiles().filter((file) => /^(0001|0012|0250)-/.test(file.name)),
    );
    for (const [index, text] of texts.entries()) {
      await write({
        action: 'a.change',
        entityType: 'A',
        entityId: index,
        reason: text,
        before: { text },
        after: { [text]: 1 },
      });
    }
    const many = Array.from({ length: 450 }, (_, index) => ({ action: 'a.many', entityType: 'A', entityId: index }));
    await write(...many);
    await write({
      action: 'a.bulk',
      entityIds: [1, 'two'],
      onBehalfOf: 7,
      approverId: 8,
      errorCode: 409,
      result: 'failed',
    });
  });
  afterAll(() => database.close());

  test('holds whatever the rows say, in one row or many', async () => {
    expect(await checkAudit(database.db)).toEqual({ rows: BigInt(texts.length + 451) });
  });

  test('keeps texts on one line, and numbers of people out of sentences', async () => {
    await write({ action: 'a.say', reason: 'โอนไป 081-234-5678 และ 1234567890 อ้างอิง W260131000001 ยอด 1234567890.00' });
    const rows = await database.db.selectFrom('audit_log').select(['reason']).orderBy('seq').execute();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    for (const { reason } of rows) expect(reason ?? '').not.toMatch(/[\u0000-\u001f\u007f]/);
    expect(rows.at(-1)?.reason).toBe('โอนไป ••••5678 และ ••••7890 อ้างอิง W260131000001 ยอด 1234567890.00');
  });

  test('50 at once: gapless, and none is lost', async () => {
    const before = (await checkAudit(database.db)).rows;
    await Promise.all(
      Array.from({ length: 50 }, async (_, worker) => {
        for (let i = 0; i < 10; i += 1) await write({ action: 'a.race', entityId: `${worker}.${i}` });
      }),
    );
    expect(await checkAudit(database.db)).toEqual({ rows: before + 500n });
  });

  test.each([
    'update audit_log set reason = null',
    'delete from audit_log',
    'truncate audit_log',
    'update audit_log set seq = seq where false',
  ])('refuses %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only');
  });

  /** What somebody with every right does to one row, NULL or not, and which row is named. */
  const forgeries: readonly (readonly [statement: string, broken: bigint])[] = [
    ['update audit_log set reason = null where seq = 3', 3n],
    ["update audit_log set idem_key = 'x' where seq = 4", 4n],
    ['update audit_log set before = null where seq = 2', 2n],
    ["update audit_log set after = '{}' where seq = 5", 5n],
    ['update audit_log set approver_id = 1 where seq = 6', 6n],
    ['update audit_log set on_behalf_of = 1 where seq = 6', 6n],
    ["update audit_log set entity_ids = '[]' where seq = 6", 6n],
    ['update audit_log set version = 1 where seq = 6', 6n],
    ["update audit_log set at = at + interval '1 microsecond' where seq = 9", 9n],
    ['update audit_log set actor_id = 1 where seq in (20, 12)', 12n],
    ["update audit_log set hash = sha256('x') where seq = 7", 7n],
    ["update audit_log set prev_hash = sha256('x') where seq = 8", 8n],
    ['delete from audit_log where seq = 1', 1n],
    ['delete from audit_log where seq = 40', 40n],
    ["update audit_head set hash = sha256('x')", 958n],
    ['delete from audit_log where seq > 950', 951n],
    ['update audit_head set seq = 900', 901n],
    ['delete from audit_head', 959n],
  ];
  test.each(forgeries)('%s: row %s is named', async (statement, broken) => {
    const undone = new Error('undone');
    await database.db
      .transaction()
      .execute(async (tx) => {
        // No trigger fires, as for somebody who knows how.
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql.raw(statement).execute(tx);
        expect((await checkAudit(tx)).broken).toBe(broken);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  });

  test('a row from before the further columns still holds, and is covered as it was then', async () => {
    const undone = new Error('undone');
    await database.db
      .transaction()
      .execute(async (tx) => {
        const head = await tx.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
        const old = {
          ...Object.fromEntries(auditColumns.map((name) => [name, null])),
          seq: head.seq + 1n,
          at: '2026-01-31T07:05:09.123456Z',
          actor_id: 1,
          actor_name: 'ก',
          actor_role: 'owner',
          auth_method: 'local',
          ip: '::1',
          user_agent: '',
          request_id: 'r',
          action: 'a.old',
          result: 'ok',
          version: 1,
        } as unknown as AuditRow;
        const hash = hashOf(head.hash, old);
        await sql`
          insert into audit_log (seq, at, actor_id, actor_name, actor_role, auth_method, ip, user_agent, request_id, action,
            result, prev_hash, hash)
          values (${old.seq}, ${old.at}::timestamptz, 1, 'ก', 'owner', 'local', '::1', '', 'r', 'a.old', 'ok', ${head.hash}, ${hash})`.execute(
          tx,
        );
        await tx
          .updateTable('audit_head')
          .set({ seq: head.seq + 1n, hash })
          .execute();
        expect((await checkAudit(tx)).broken).toBeUndefined();
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  });

  test('a head stored elsewhere reveals a rewritten log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heads-'));
    try {
      const store = headStore(join(folder, 'deep', 'heads.log'));
      const day = (text: string) => new Date(`${text}T12:00:00+07:00`);
      const first = await keepHead(database.db, store, day('2026-01-31'));
      expect(first).toMatchObject({ day: '2026-01-31' });
      expect(await keepHead(database.db, store, day('2026-01-31'))).toBeUndefined();
      await write({ action: 'a.next' });
      await keepHead(database.db, store, day('2026-02-01'));
      const kept = parseHeads(await store.read());
      expect(readFileSync(store.place, 'utf8').split('\n')).toHaveLength(3);
      expect((await checkAudit(database.db, kept)).broken).toBeUndefined();
      const [head] = kept;
      if (!head) throw new Error('no head');
      const other = { ...head, hash: '0'.repeat(64) };
      expect(await checkAudit(database.db, [other])).toMatchObject({ broken: head.seq });
      expect((await checkAudit(database.db, [{ ...head, seq: 5000n }])).reason).toContain('5000');
      expect(() => parseHeads('2026-01-31 12 nonsense\n')).toThrow('nonsense');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('an address keeps heads like a file', async () => {
    const lines: string[] = [];
    const server = createServer((message, answer) => {
      message.on('data', (data: Buffer) => lines.push(data.toString()));
      message.on('end', () => answer.end(message.method === 'GET' ? lines.join('') : ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const store = headStore(`http://127.0.0.1:${port}/heads`);
      await keepHead(database.db, store, new Date());
      expect(await keepHead(database.db, store, new Date())).toBeUndefined();
      expect((await checkAudit(database.db, parseHeads(await store.read()))).broken).toBeUndefined();
      expect(lines).toHaveLength(1);
    } finally {
      server.close();
    }
  });
});
