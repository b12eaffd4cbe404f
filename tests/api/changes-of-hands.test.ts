import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TableChange } from '#contract/changes.ts';
import { type Heard, type Listening, listenToChanges } from '../support/listen-to-changes.ts';
import { openWorld, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

/** An event that tells of a table without saying which rows. */
const tellsOf =
  (table: string) =>
  ({ changed }: Heard): boolean =>
    changed[table] !== undefined && changed[table].keys === undefined;

describe.each(subjects)('rows that go from one agent’s people to another’s on $name', (subject) => {
  let world: World;
  let address: string;
  const open: Listening[] = [];

  const run = (text: string) => sql.raw(text).execute(world.database.db);
  /** All of it is heard together. */
  const together = (...texts: readonly string[]) =>
    world.database.db.transaction().execute(async (tx) => {
      for (const text of texts) await sql.raw(text).execute(tx);
    });
  const member = (id: number, agent: number) => `
    insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
      level, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total, winloss_total,
      registered_at, status, activity_state)
    values (${id}, 'member${id}', ${agent}, 'สมชาย', '0800000001', 'KBANK', '99900000${10 + id}', 'สมชาย', 'web', 'gold', 0, 0,
      0, 0, 0, 0, 0, now(), 'active', 'active')`;

  /** Of the staff, marketing and support are agent 2's, all others agent 1's. Marketing and agents see lines and no members. */
  beforeAll(async () => {
    world = await openWorld(subject, { changes: true });
    address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    await run("update app_user set agent_ids = '[2]' where username in ('marketing', 'support')");
    await run(`update role set permissions = '["finance.deposit.view"]' where code in ('marketing', 'agent_master')`);
    await together(
      member(1, 1),
      member(2, 2),
      `insert into bank (id, bank_code, account_no, account_name, usage, agent_ids, channel) values
        (1, 'KBANK', '9990000001', 'A', 'withdraw', '[1]', 'api'), (2, 'KBANK', '9990000002', 'B', 'withdraw', '[2]', 'api'),
        (3, 'KBANK', '9990000003', 'C', 'deposit', '[]', 'api')`,
      `insert into raw_transaction (id, raw_ref, bank_id, agent_ids, source, txn_at, detected_at, direction, amount, description,
          dedupe_key, member_id)
        select id, 'R' || id, 3, '[]', 'app', now(), now(), 'in', 100, '-', 'R' || id, id
        from generate_series(1, 2) id`,
      `insert into replenish_rule (id, target_bank_id, source_bank_ids, min_balance, target_balance, per_transfer_max, mode)
        values (1, 1, '[3]', 100, 200, 200, 'auto')`,
    );
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.stop();
  });
  afterAll(() => world.close());

  async function listen(name: string): Promise<Listening> {
    const listening = await listenToChanges(address, await signIn(world.app, name));
    open.push(listening);
    await listening.hears('open');
    return listening;
  }
  /** What people hear of a table, once it is without keys. */
  async function hears(people: readonly string[], table: string, change: () => Promise<unknown>) {
    const streams = [];
    for (const name of people) streams.push(await listen(name));
    await change();
    const heard: (TableChange | undefined)[] = [];
    for (const stream of streams) heard.push((await stream.hears('changes', tellsOf(table))).changed[table]);
    return heard;
  }

  test('what decides nothing is told of one’s own rows alone', async () => {
    const stream = await listen('agent.master');
    await together(
      'update raw_transaction set risk_score = 1 where id = 2',
      "update member set name = name || '.' where id in (1, 2)",
    );
    await run('update raw_transaction set risk_score = 1 where id = 1');
    await stream.hears('changes', ({ changed }) => changed.raw_transaction !== undefined);
    expect(stream.heard.filter(({ event }) => event === 'changes').map(({ changed }) => changed)).toEqual([
      { raw_transaction: { keys: [1], columns: ['risk_score'] } },
    ]);
  });

  test('both hear of a member who moves, even where others come in the same moment, and neither which one it was', async () => {
    const move = () => together('update member set agent_id = 2 where id = 1', member(3, 2));
    expect(await hears(['finance', 'support'], 'member', move)).toEqual([{}, {}]);
    await run('update member set agent_id = 1 where id = 1');
  });

  test('lines go with their member, for people who may not see members as well', async () => {
    const move = () => run("update member set agent_id = 2, name = 'สมหญิง' where id = 1");
    const agentAlone = { columns: ['agent_id'] };
    expect(await hears(['agent.master', 'marketing'], 'member', move)).toEqual([agentAlone, agentAlone]);
    await run('update member set agent_id = 1 where id = 1');
  });

  test('so they do when many members move at once', async () => {
    await together(...Array.from({ length: 30 }, (_, at) => member(10 + at, 1)));
    const move = () => run('update member set agent_id = 2 where id >= 10');
    expect(await hears(['agent.master'], 'member', move)).toEqual([{ columns: ['agent_id'] }]);
  });

  test('a line that turns out to be another member’s is told to both', async () => {
    const move = () =>
      together(
        'update raw_transaction set member_id = 2 where id = 1',
        `insert into raw_transaction (id, raw_ref, bank_id, agent_ids, source, txn_at, detected_at, direction, amount, description, dedupe_key)
          values (9, 'R9', 2, '[2]', 'app', now(), now(), 'in', 100, '-', 'R9')`,
      );
    expect(await hears(['agent.master', 'marketing'], 'raw_transaction', move)).toEqual([{}, {}]);
  });

  test('a rule that fills another agent’s account, and one whose account is given away', async () => {
    const another = () => run('update replenish_rule set target_bank_id = 2 where id = 1');
    expect(await hears(['finance'], 'replenish_rule', another)).toEqual([{ columns: ['target_bank_id'] }]);
    await run('update replenish_rule set target_bank_id = 1 where id = 1');
    await run(`update role set permissions = '["finance.replenish.view"]' where code = 'support'`);
    const away = () => run("update bank set agent_ids = '[2]' where id = 1");
    expect(await hears(['support'], 'bank', away)).toEqual([{ columns: ['agent_ids'] }]);
  });
});
