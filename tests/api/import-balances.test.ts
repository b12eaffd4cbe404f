import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';
import { countOf, loseClaims, memberHead, memberLines, sendImport, work } from './support/imports.ts';

describe.each(subjects)('imported balances on $name', (subject) => {
  let world: World;
  let admin: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    admin = await signIn(world.app, 'admin');
    const bytes = `${memberHead}\n${memberLines('aaa', 1, 30)}\n${memberLines('aaa', 31, 1).replace(/,0$/, ',"1,250.50"')}`;
    const { batch_id: id } = dataOf(await sendImport(world, admin, { ...member }, { name: 'm.csv', bytes }));
    const reply = await commit(id, { confirm_total: '1,250.50' });
    expect(reply.body.error).toBe(0);
    await work(world);
  });
  afterAll(() => world.close());

  const member = { type: 'member', agent_id: 1, mode: 'dry_run' } as const;
  const wallet = { type: 'wallet', agent_id: 1, mode: 'dry_run', wallet_type: 'main', wallet_mode: 'add' } as const;
  const name = (no: number) => `aaa${String(no).padStart(7, '0')}`;
  const lines = (rows: readonly (readonly [number, string])[]) => ({
    name: 'wallet.csv',
    bytes: `username,amount\n${rows.map(([no, amount]) => `${name(no)},"${amount}"`).join('\n')}`,
  });
  const commit = (batch: unknown, more: Record<string, string> = {}) =>
    sendImport(world, admin, { batch_id: String(batch), mode: 'commit', ...more });
  const balanceOf = async (no: number, type = 'main') => {
    const { rows } = await sql<{ balance: bigint }>`
      select balance from wallet join member on member.id = member_id
      where username = ${name(no)} and wallet_type = ${type}`.execute(world.database.db);
    return rows[0]?.balance ?? null;
  };

  test('credit that comes with a new member is posted, logged and seen', async () => {
    expect(await balanceOf(31)).toBe(125_050n);
    const { rows } = await sql`
      select l.log_type, l.amount, l.balance_before, l.balance_after, l.ref_type, t.kind from wallet_log l
      join member m on m.id = l.member_id join ledger_tx t on t.kind = 'import' where m.username = ${name(31)}`.execute(
      world.database.db,
    );
    expect(rows).toEqual([
      {
        log_type: 'import',
        amount: 125_050n,
        balance_before: 0n,
        balance_after: 125_050n,
        ref_type: 'import',
        kind: 'import',
      },
    ]);
  });

  test('the total must be typed, and typed right', async () => {
    const { batch_id: id, amount_total: total } = dataOf(
      await sendImport(
        world,
        admin,
        wallet,
        lines([
          [1, '100.10'],
          [2, '0.29'],
        ]),
      ),
    );
    expect(total).toBe('100.39');
    expect((await commit(id, {})).body).toMatchObject({ error: 422, fields: { confirm_total: expect.any(String) } });
    for (const confirm of [{ confirm_total: '100.40' }, { confirm_total: '10039' }, { confirm_total: 'ทั้งหมด' }]) {
      const reply = await commit(id, confirm);
      expect(reply.body).toMatchObject({ error: 422, fields: { confirm_total: expect.stringContaining('100.39') } });
    }
    expect(await balanceOf(1)).toBe(0n);
    dataOf(await commit(id, { confirm_total: '100.39' }));
    await work(world, { chunk: 1 });
    expect([await balanceOf(1), await balanceOf(2)]).toEqual([10_010n, 29n]);
  });

  test('the same file, or the same line in another file, is taken once', async () => {
    for (const bytes of [
      lines([
        [1, '100.10'],
        [2, '0.29'],
      ]).bytes,
      `\ufeffยูสเซอร์,ยอด\n${name(2)},0.29\n${name(1)},100.1\n`,
    ]) {
      const again = dataOf(await sendImport(world, admin, wallet, { name: 'again.csv', bytes }));
      expect(again).toMatchObject({ row_ok: 0, row_dup: 2, row_todo: 0 });
    }
    // Two batches checked before either is imported: the database has the last word.
    const a = dataOf(await sendImport(world, admin, wallet, lines([[3, '5']])));
    const b = dataOf(await sendImport(world, admin, wallet, lines([[3, '5.00']])));
    for (const one of [a, b]) dataOf(await commit(one.batch_id, { confirm_total: '5' }));
    await work(world);
    expect(await balanceOf(3)).toBe(500n);
  });

  test('a balance is set only while it is the one that was shown', async () => {
    const set = { ...wallet, wallet_mode: 'set' };
    const { batch_id: id } = dataOf(
      await sendImport(
        world,
        admin,
        set,
        lines([
          [1, '50'],
          [4, '70'],
          [5, '0'],
        ]),
      ),
    );
    const rows = rowsOf(await get(world.app, `/api/system/user/import_wallet?batch_id=${id}`, admin));
    expect(rows.map((row) => [row.result, row.current_balance, row.import_amount, row.new_balance])).toEqual([
      ['ok', '100.10', '50.00', '50.00'],
      ['ok', '0.00', '70.00', '70.00'],
      ['dup', '0.00', '0.00', '0.00'],
    ]);
    const other = dataOf(await sendImport(world, admin, wallet, lines([[1, '1']])));
    dataOf(await commit(other.batch_id, { confirm_total: '1.00' }));
    await work(world);
    dataOf(await commit(id, { confirm_total: '120.00' }));
    await work(world);
    expect([await balanceOf(1), await balanceOf(4)]).toEqual([10_110n, 7_000n]);
    const batch = dataOf(await get(world.app, `/api/system/user/import/batch?batch_id=${id}`, admin));
    expect(batch).toMatchObject({ status: 'partial', row_added: 1, row_failed: 1, amount_done: '70.00' });
  });

  test('points are counted, other wallets change beside the ledger', async () => {
    const points = { ...wallet, wallet_type: 'point' };
    const bad = dataOf(await sendImport(world, admin, points, lines([[6, '1.5']])));
    expect(bad).toMatchObject({ row_error: 1 });
    const { batch_id: id } = dataOf(
      await sendImport(
        world,
        admin,
        points,
        lines([
          [6, '320'],
          [6, '5'],
          [7, '0'],
        ]),
      ),
    );
    dataOf(await commit(id, { confirm_total: '320' }));
    await work(world);
    expect([await balanceOf(6, 'point'), await balanceOf(6)]).toEqual([32_000n, 0n]);
  });

  test('a wallet import killed line by line posts every line once', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => [at + 10, `${at + 1}.00`] as const);
    const { batch_id: id } = dataOf(await sendImport(world, admin, wallet, lines(rows)));
    dataOf(await commit(id, { confirm_total: '210' }));
    for (let dead = 0; dead < 4; dead += 1) {
      let steps = 0;
      await new Promise<void>((hangs) => {
        const checkpoint = () => {
          steps += 1;
          if (steps < 2) return Promise.resolve();
          hangs();
          return new Promise<void>(() => {});
        };
        void work(world, { chunk: 3, checkpoint });
      });
      await loseClaims(world);
    }
    await work(world);
    const batch = dataOf(await get(world.app, `/api/system/user/import/batch?batch_id=${id}`, admin));
    expect(batch).toMatchObject({ status: 'done', row_added: 20, amount_done: '210.00' });
    for (const [no] of rows) expect(await balanceOf(no), String(no)).toBe(BigInt(no - 9) * 100n);
  });

  test('balances need a permission of their own; another agent needs the agent', async () => {
    await sql`update role set permissions = permissions - 'system.import.wallet' where code = 'admin'`.execute(
      world.database.db,
    );
    const { batch_id: id } = dataOf(await sendImport(world, admin, wallet, lines([[8, '9']])));
    expect((await commit(id, { confirm_total: '9' })).status).toBe(403);
    await sql`update role set scope = 'assigned' where code = 'admin'`.execute(world.database.db);
    expect((await sendImport(world, admin, { ...wallet, agent_id: 2 }, lines([[8, '9']]))).status).toBe(403);
    const owner = await signIn(world.app, 'owner');
    const bytes = `${memberHead}\n${memberLines('bbb', 1, 1)}`;
    const theirs = dataOf(await sendImport(world, owner, { ...member, agent_id: 2 }, { name: 'b.csv', bytes }));
    const number = String(theirs.batch_id);
    // It does not exist for whoever may not see it.
    for (const path of ['batch', 'errors']) {
      const reply = await get(world.app, `/api/system/user/import/${path}?batch_id=${number}`, admin);
      expect(reply.body.error, path).toBe(404);
    }
    expect(rowsOf(await get(world.app, `/api/system/user/import/rows?batch_id=${number}`, admin))).toEqual([]);
    expect((await commit(number)).body.error).toBe(404);
    expect((await sendImport(world, admin, { batch_id: number, mode: 'dry_run' })).body.error).toBe(404);
    const list = rowsOf(await get(world.app, '/api/system/user/import/batches', admin));
    expect(list.some((batch) => batch.batch_id === number)).toBe(false);

    const auditor = await signIn(world.app, 'auditor');
    expect((await sendImport(world, auditor, wallet, lines([[8, '9']]))).status).toBe(403);
    // Whoever did not bring the file sees numbers masked and no cells.
    const shown = rowsOf(await get(world.app, `/api/system/user/import/rows?batch_id=${number}`, auditor));
    expect(shown[0]).toMatchObject({ cells: [], mobile: expect.stringMatching(/^•+\d{4}$/) });
    expect((await get(world.app, `/api/system/user/import/errors?batch_id=${number}`, auditor)).status).toBe(403);
    const support = await signIn(world.app, 'support');
    expect((await get(world.app, `/api/system/user/import/rows?batch_id=${number}`, support)).status).toBe(403);
  });

  test('nothing was posted that does not balance', async () => {
    expect(await verifyInvariants(world.database.db)).toEqual([]);
    expect(await countOf(world, 'import_row')).toBeGreaterThan(0);
  });
});
