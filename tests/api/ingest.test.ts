// Long because every rule of what arrives is tried on one world, on both engines.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearAway } from '#server/jobs/housekeeping.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { errorOf, type IngestWorld, openIngest, outcomes } from './ingest-world.ts';
import { dataOf, get, post } from './kit.ts';
import { oneSubject, subjects } from './subjects.ts';

const requestsOf = (name: string) => sql<{ count: number }>`
  select count(*)::integer as count from withdrawal join member on member.id = withdrawal.member_id
  where member.username = ${name}`;

const creditOf = (name: string) => sql<{ balance: bigint; pending: bigint }>`
  select wallet.balance, wallet.pending from wallet join member on member.id = wallet.member_id
  where member.username = ${name} and wallet_type = 'main'`;

const request = (reference: string, username: string, amount = '100.00') => ({ reference, username, amount });

describe.each(subjects)('facts of other programs on $name', (subject) => {
  let ingest: IngestWorld;
  let bank: number;

  beforeAll(async () => {
    ingest = await openIngest(subject);
    const row = await ingest.db
      .insertInto('bank')
      .values({
        ...{ bank_code: 'KBANK', account_no: '9990000001', account_name: 'บริษัท ทดสอบ', nickname: 'in' },
        ...{ usage: 'deposit', agent_ids: JSON.stringify([1]) as unknown as number[], channel: 'api' },
        ...{ session_status: 'online', balance: 0n },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    bank = row.id;
  });

  afterAll(async () => {
    expect(await verifyInvariants(ingest.db)).toEqual([]);
    await ingest.world.close();
  });

  test('a withdrawal request is held, in the queue, and known when it is sent again', async () => {
    const [name = ''] = await ingest.members(1_000_00n);
    const first = await ingest.send('withdrawals', [request('w-1', name, '300.00')]);
    expect(first).toMatchObject({ created: 1, known: 0, refused: 0 });
    expect(first.facts[0]).toMatchObject({ reference: 'w-1', outcome: 'created', problem: null });
    expect(await ingest.one(creditOf(name))).toEqual({ balance: 700_00n, pending: 300_00n });
    const again = await ingest.send('withdrawals', [request('w-1', name, '300.00')]);
    expect(again.facts[0]).toEqual({ ...first.facts[0], outcome: 'known' });
    expect((await ingest.one(requestsOf(name))).count).toBe(1);
    const list = await get(ingest.world.app, '/api/system/withdraw/list?status=pending', ingest.as.owner);
    expect(list.text).toContain(String(first.facts[0]?.made?.withdraw_ref));
  });

  test('a reference sent with other content is refused, in the language of the caller', async () => {
    const [name = ''] = await ingest.members(1_000_00n);
    await ingest.send('withdrawals', [request('w-2', name)]);
    const [th] = (await ingest.send('withdrawals', [request('w-2', name, '200.00')])).facts;
    expect(th).toMatchObject({ outcome: 'refused', made: null, problem: { error: 409 } });
    const reply = await ingest.raw('withdrawals', { facts: [request('w-2', name, '200.00')] }, 'owner', {
      'accept-language': 'en',
    });
    expect(reply.text).toContain('This reference was used for other content');
    expect((await ingest.one(requestsOf(name))).count).toBe(1);
  });

  test('a bad fact in the middle keeps nobody out, leaves nothing, and its reference is free', async () => {
    const [rich = '', poor = ''] = await ingest.members(500_00n, 2);
    const sent = [
      request('m-1', rich),
      request('m-2', poor, '500.01'),
      { ...request('m-3', rich), amount: 'much' },
      request('m-4', 'nobody'),
      { ...request('m-5', rich), nonsense: true },
      request('m-1', rich),
      request('m-1', rich, '7.00'),
      request('m-6', rich),
    ];
    const answer = await ingest.send('withdrawals', sent);
    expect(outcomes(answer)).toEqual([
      ...['created', 'refused', 'refused', 'refused', 'refused', 'known', 'refused', 'created'],
    ]);
    expect(
      answer.facts.map(({ problem }) => problem && [problem.error, Object.keys(problem.fields ?? {}).join()]),
    ).toEqual([null, [422, 'amount'], [422, 'amount'], [422, 'username'], [422, 'nonsense'], null, [409, ''], null]);
    expect(await ingest.one(creditOf(rich))).toEqual({ balance: 300_00n, pending: 200_00n });
    expect(await ingest.one(creditOf(poor))).toEqual({ balance: 500_00n, pending: 0n });
    expect(outcomes(await ingest.send('withdrawals', [request('m-2', poor, '500.00')]))).toEqual(['created']);
  });

  test('a batch leaves one row in the audit log with its counts, and one that was known leaves none', async () => {
    const [name = ''] = await ingest.members(1_000_00n);
    const before = (await ingest.audits('ingest.withdrawals')).length;
    const sent = ['a-1', 'a-2', 'a-3'].map((reference) => request(reference, name));
    await ingest.send('withdrawals', [...sent, request('a-4', 'nobody')]);
    await ingest.send('withdrawals', sent);
    const rows = (await ingest.audits('ingest.withdrawals')).slice(before);
    expect(rows).toEqual([{ result: 'ok', after: { created: 3, known: 0, refused: 1 } }]);
  });

  test('a key with the scope of the area sends facts of its agents, and the log names the key', async () => {
    const [name = '', stranger = ''] = [
      ...(await ingest.members(1_000_00n)),
      ...(await ingest.members(1_000_00n, 1, 2)),
    ];
    const { secret } = dataOf(
      await post(
        ingest.world.app,
        '/api/integration/key/add',
        {
          ...{ name: 'เว็บสมาชิก', scopes: ['finance.ingest.create'], agent_ids: [1] },
          expires_at: new Date(Date.now() + 86_400_000).toISOString(),
        },
        ingest.as.owner,
      ),
    );
    ingest.as.key = { authorization: `Bearer ${secret}` };
    const answer = await ingest.send('withdrawals', [request('k-1', name), request('k-2', stranger)], 'key');
    expect(outcomes(answer)).toEqual(['created', 'refused']);
    // A reference is the sender's own: another one may have the same.
    expect(outcomes(await ingest.send('withdrawals', [request('k-1', name)]))).toEqual(['created']);
    expect(errorOf(await ingest.raw('members', { facts: [{ reference: 'k-3' }] }, 'key'))).toEqual([403, 403]);
    const [row] = await ingest.many(
      sql<{ actor_role: string; after: unknown }>`
        select actor_role, after from audit_log
        where action = 'ingest.withdrawals' and actor_role = 'api-key' order by seq desc limit 1`,
    );
    expect(row).toEqual({ actor_role: 'api-key', after: { created: 1, known: 0, refused: 1 } });
  });

  test('what is no list of facts with references is refused whole', async () => {
    for (const body of [
      {},
      { facts: [] },
      { facts: [{ username: 'x' }] },
      { facts: ['x'] },
      { facts: [{ reference: '' }] },
      { facts: [{ reference: 'a\u0000b' }] },
      { facts: [{ reference: 'x' }], more: 1 },
    ])
      expect(errorOf(await ingest.raw('withdrawals', body))).toEqual([422, 422]);
    const many = Array.from({ length: 10_001 }, (_, n) => ({ reference: `n-${n}` }));
    const tooMany = await ingest.raw('withdrawals', { facts: many });
    expect(errorOf(tooMany)).toEqual([422, 422]);
    expect(Object.keys(Object(tooMany.body.fields))).toEqual(['facts']);
    // Far more than any other call takes, and not without an end.
    const fat = Array.from({ length: 9_000 }, (_, n) => ({ reference: `n-${n}`, username: 'x'.repeat(200) }));
    expect((await ingest.send('withdrawals', fat)).refused).toBe(9_000);
    const huge = await ingest.raw('withdrawals', { facts: [{ reference: 'x', username: 'x'.repeat(17_000_000) }] });
    expect(errorOf(huge)).toEqual([413, 413]);
  });

  test('only whoever may send them does, and only of members of the agents that they serve', async () => {
    const [mine = ''] = await ingest.members(1_000_00n, 1, 1);
    const [theirs = ''] = await ingest.members(1_000_00n, 1, 2);
    expect(errorOf(await ingest.raw('withdrawals', { facts: [request('s-1', mine)] }, 'admin'))).toEqual([403, 403]);
    const answer = await ingest.send('withdrawals', [request('s-1', mine), request('s-2', theirs)], 'support');
    expect(outcomes(answer)).toEqual(['created', 'refused']);
    expect(answer.facts[1]?.problem?.fields).toHaveProperty('username');
    // A reference is the sender's own: the same of another is another.
    expect(outcomes(await ingest.send('withdrawals', [request('s-1', mine)], 'owner'))).toEqual(['created']);
    expect((await ingest.one(requestsOf(theirs))).count).toBe(0);
  });

  test('a deposit request waits for its money, with satang by which it is known', async () => {
    const [name = ''] = await ingest.members(1n);
    const fact = { reference: 'd-1', username: name, bank_id: bank, amount: '500.00' };
    const { facts } = await ingest.send('deposits', [fact, { ...fact, reference: 'd-2' }]);
    expect(facts.map(({ made }) => made?.amount)).toEqual(['500.01', '500.02']);
    const row = await ingest.one(
      sql<{ status: string; amount: bigint }>`
        select status, requested_amount as amount from deposit where id = ${Number(facts[0]?.made?.id)}`,
    );
    expect(row).toEqual({ status: 'pending', amount: 500_01n });
    const wrong = await ingest.send('deposits', [
      { ...fact, reference: 'd-3', amount: '500.50' },
      { ...fact, reference: 'd-4', bank_id: 999_999 },
      { ...fact, reference: 'd-5', channel: 'manual' },
    ]);
    expect(wrong.facts.map(({ problem }) => Object.keys(problem?.fields ?? {}))).toEqual([
      ['amount'],
      ['bank_id'],
      ['channel'],
    ]);
  });

  test('somebody who joins is a member with an account, a wallet and a line; who is there already is not', async () => {
    const fact = {
      ...{ reference: 'j-1', username: 'aaa100001', agent_code: 'AAA', name: 'กมล ใจดี', mobile: '0811111111' },
      ...{ bank_code: 'KBANK', bank_account_no: '1112223334' },
    };
    const other = {
      ...{ ...fact, reference: 'j-2', username: 'aaa100002', mobile: '0811111112', bank_account_no: '1112223335' },
      upline_username: 'aaa100001',
    };
    const answer = await ingest.send('members', [fact, other]);
    expect(outcomes(answer)).toEqual(['created', 'created']);
    const row = await ingest.one(
      sql<{ upline: string; holder: string; wallets: number }>`
        select up.username as upline, member.bank_account_name as holder,
          (select count(*)::integer from wallet where member_id = member.id) as wallets
        from member join member up on up.id = member.upline_id where member.username = 'aaa100002'`,
    );
    expect(row).toEqual({ upline: 'aaa100001', holder: 'กมล ใจดี', wallets: 1 });
    const fresh = { ...fact, username: 'aaa100009', mobile: '0811111119', bank_account_no: '1112223339' };
    const wrong = await ingest.send('members', [
      { ...fresh, reference: 'j-3', username: fact.username },
      { ...fresh, reference: 'j-4', mobile: fact.mobile },
      { ...fresh, reference: 'j-5', bank_account_no: fact.bank_account_no },
      { ...fresh, reference: 'j-6', username: 'bbb100009' },
      { ...fresh, reference: 'j-7', agent_code: 'ZZZ' },
      { ...fresh, reference: 'j-8', bank_code: 'NOBANK' },
      { ...fresh, reference: 'j-9', upline_username: 'aaa999999' },
    ]);
    expect(wrong.facts.map(({ problem }) => Object.keys(problem?.fields ?? {}).join())).toEqual([
      ...['username', 'mobile', 'bank_account_no', 'username', 'agent_code', 'bank_code', 'upline_username'],
    ]);
    const theirs = await ingest.send('members', [{ ...fresh, reference: 'j-10', agent_code: 'BBB' }], 'support');
    expect(theirs.facts[0]?.problem?.fields).toHaveProperty('agent_code');
  });

  test('a visit is on the record of the member, and its day counts', async () => {
    const [name = ''] = await ingest.members(1_00n);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const visit = (reference: string, when: string, more: object = {}) => ({
      reference,
      username: name,
      at: when,
      ...more,
    });
    const answer = await ingest.send('visits', [
      visit('v-1', at(1), { ip: '203.0.113.7', device_id: 'phone' }),
      visit('v-2', at(49)),
      visit('v-3', at(-24)),
      { ...visit('v-4', at(1)), username: 'nobody' },
    ]);
    expect(outcomes(answer)).toEqual(['created', 'created', 'refused', 'refused']);
    const row = await ingest.one(
      sql<{ ip: string; device: string; recent: boolean; days: number }>`
        select last_ip as ip, device_id as device, last_login_at > now() - interval '2 hours' as recent,
          (select count(*)::integer from member_login_day where member_id = member.id) as days
        from member where username = ${name}`,
    );
    expect(row).toEqual({ ip: '203.0.113.7', device: 'phone', recent: true, days: 2 });
  });

  test('references are forgotten after thirty days', async () => {
    const [name = ''] = await ingest.members(1_000_00n);
    await ingest.send('withdrawals', [request('old-1', name), request('new-1', name)]);
    await sql`update ingest_fact set at = at - interval '31 days' where reference = 'old-1'`.execute(ingest.db);
    await clearAway(ingest.db);
    const left = await ingest.many(
      sql<{ reference: string }>`select reference from ingest_fact where reference in ('old-1', 'new-1')`,
    );
    expect(left).toEqual([{ reference: 'new-1' }]);
  });
});

describe(`facts that meet on ${oneSubject.name}`, () => {
  let ingest: IngestWorld;

  beforeAll(async () => {
    ingest = await openIngest(oneSubject);
  });

  afterAll(async () => {
    expect(await verifyInvariants(ingest.db)).toEqual([]);
    await ingest.world.close();
  });

  test('ten of the same batch at once have one effect, and all are answered alike', async () => {
    const names = await ingest.members(1_000_00n, 40);
    const facts = names.map((name, n) => request(`ten-${n}`, name));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ingest.send('withdrawals', facts)));
    expect(answers.map(({ refused }) => refused)).toEqual(answers.map(() => 0));
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(names.length);
    const made = new Set(answers.map((answer) => JSON.stringify(answer.facts.map((fact) => fact.made))));
    expect(made.size).toBe(1);
    for (const name of names) expect((await ingest.one(requestsOf(name))).count).toBe(1);
  });

  test('what was broken off in the middle is done to the end when it is sent again', async () => {
    const names = await ingest.members(1_000_00n, 60);
    const facts = names.map((name, n) => request(`crash-${n}`, name));
    // The last of the second lot cannot be written, as when the database goes away.
    const stop = await ingest.one(
      sql<{ id: number }>`select id::integer as id from member where username = ${names[45] ?? ''}`,
    );
    await sql`
      create function go_away() returns trigger language plpgsql as $$
      begin raise exception 'gone' using errcode = '57P01'; end $$`.execute(ingest.db);
    await sql`
      create trigger go_away before insert on withdrawal for each row when (new.member_id = ${sql.lit(stop.id)})
      execute function go_away()`.execute(ingest.db);
    expect((await ingest.raw('withdrawals', { facts })).status).toBe(503);
    const kept = await ingest.one(
      sql<{ withdrawals: number; facts: number; counted: number }>`
        select (select count(*)::integer from withdrawal join member on member.id = member_id
            where username = any (array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))) as withdrawals,
          (select count(*)::integer from ingest_fact where reference like 'crash-%') as facts,
          (select coalesce(sum((after ->> 'created')::integer), 0)::integer from audit_log
            where action = 'ingest.withdrawals' and seq > (select max(seq) - 1 from audit_log where action = 'ingest.withdrawals'
            and result = 'ok')) as counted`,
    );
    expect(kept).toEqual({ withdrawals: 25, facts: 25, counted: 25 });
    await sql`drop trigger go_away on withdrawal`.execute(ingest.db);
    const again = await ingest.send('withdrawals', facts);
    expect(again).toMatchObject({ created: 35, known: 25, refused: 0 });
    for (const name of names) expect((await ingest.one(requestsOf(name))).count).toBe(1);
  });
});
