import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { oneSubject } from '../api/subjects.ts';
import { type DepositDesk, openDepositDesk } from './support/deposit-desk.ts';
import type { Answer } from './support/desk.ts';
import type { Person } from './support/people.ts';

/** Why a warning does not hold. */
const reason = 'โทรยืนยันกับสมาชิกแล้ว';

const members = ({ body }: Answer) =>
  (body.data as { candidates: readonly { member_id: number }[] }).candidates.map(({ member_id }) => member_id);

const verdictOf = ({ body }: Answer) =>
  body.data as { warnings: readonly { code: string }[]; refusals: readonly { code: string }[] };

describe.each([oneSubject])('crediting a line on $name', (subject) => {
  let money: DepositDesk;
  let lead: Person;

  beforeAll(async () => {
    money = await openDepositDesk(subject);
    lead = await money.desk.person('finance_lead');
  });
  afterEach(async () => {
    expect(await money.desk.breaches()).toEqual([]);
  });
  afterAll(() => money.desk.close());

  /** A line of somebody whom nobody knows. */
  async function unmatchedLine(name: string, account: string, baht: string) {
    await money.pay({ name, account }, baht, 20);
    await money.read();
    return money.line();
  }

  test('marking a line as normal credits nobody and does not close it while it has no owner', async () => {
    const payer = await money.payer('กนกพร ตั้งใจ', '9993330001');
    const line = await unmatchedLine('นาย ผู้โอน ไม่รู้จัก', '9993330999', '5450.00');
    expect(line.match_status).toBe('unmatched');
    const before = await money.suspense();
    for (const more of [{}, { member_id: payer.id }]) {
      const answer = await money.review(lead, {
        raw_ref: line.raw_ref,
        result: 'cleared',
        warning_reason: reason,
        ...more,
      });
      expect(answer.error, answer.text).not.toBe(0);
    }
    expect(await money.line()).toMatchObject({ match_status: 'unmatched', deposit_ref: null });
    expect(await money.cash(payer)).toBe(1_00n);
    expect(await money.suspense()).toBe(before);
    const { rows } = await sql`select 1 from deposit where member_id = ${payer.id}`.execute(money.desk.database.db);
    expect(rows).toEqual([]);
    const answer = await money.review(lead, { raw_ref: line.raw_ref, result: 'cleared' });
    expect(answer.body).toMatchObject({ error: 409, message: expect.stringContaining('จับคู่กับสมาชิก') });
  });

  test('a match credits the member from suspense, once for one key, with a reason where something does not fit', async () => {
    const payer = await money.payer('สมหมาย รุ่งโรจน์', '9993330011');
    const line = await unmatchedLine('นาย สมหมาย รุ่งโรจน', 'xxx-x-x8811', '5450.00');
    expect(line.match_status).toBe('unmatched');

    const other = await money.payer('ธิดา คนอื่น', '9993330012');
    const none = await money.list(lead, 'deposit/candidates', { raw_ref: line.raw_ref });
    expect(members(none)).toContain(payer.id);
    expect(members(none)).not.toContain(other.id);
    const searched = await money.list(lead, 'deposit/candidates', { raw_ref: line.raw_ref, q: 'ธิดา' });
    expect(members(searched)).toEqual([other.id]);

    const verdict = await money.list(lead, 'deposit/match/verdict', {
      raw_ref: line.raw_ref,
      member_id: String(other.id),
    });
    const codes = verdictOf(verdict).warnings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['sender_name', 'sender_account', 'low_score']));
    const body = { raw_ref: line.raw_ref, member_id: other.id };
    const unexplained = await money.post(lead, 'deposit/match', body);
    expect(unexplained.body).toMatchObject({ error: 422, fields: { warning_reason: expect.any(String) } });
    expect((await money.post(lead, 'deposit/match', { ...body, warning_reason: 'ok' })).error).toBe(422);
    expect(await money.cash(other)).toBe(1_00n);

    const before = await money.suspense();
    const done = await money.post(lead, 'deposit/match', { ...body, warning_reason: reason });
    expect(done.body).toMatchObject({ error: 0, data: { match_status: 'matched', member_id: other.id } });
    expect(await money.cash(other)).toBe(5_451_00n);
    expect(before - (await money.suspense())).toBe(5_450_00n);
    const { rows: log } = await sql<{ after: object; reason: string }>`
      select after, reason from audit_log where action = 'deposit.match' order by seq desc limit 1`.execute(
      money.desk.database.db,
    );
    expect(log[0]).toMatchObject({ reason, after: { member_id: other.id, warning_reason: reason } });
  });

  test('a line in somebody’s hands is decided by nobody else, and by whoever has it as ever', async () => {
    const payer = await money.payer('มานี มีนา', '9993330031');
    const line = await unmatchedLine('นาย คนอื่น อีกคน', '9993330998', '310.00');
    const clerk = await money.desk.person('owner');
    const { rows } = await sql<{ id: number }>`
      select id::integer as id from raw_transaction where raw_ref = ${line.raw_ref}`.execute(money.desk.database.db);
    const id = rows[0]?.id;
    const take = (by: Person, more: object = {}) => money.post(by, 'deposit/claim', { id, ...more });
    expect(await take(clerk)).toMatchObject({ error: 0, body: { data: { locked_by: clerk.principal.userId } } });
    expect(await take(lead)).toMatchObject({ error: 423, body: { conflict: { by: clerk.principal.name } } });
    const confirm = (by: Person) => money.review(by, { raw_ref: line.raw_ref, result: 'confirmed', note: 'ผิดปกติ' });
    const match = (by: Person) =>
      money.post(by, 'deposit/match', { raw_ref: line.raw_ref, member_id: payer.id, warning_reason: reason });
    for (const answer of [await confirm(lead), await match(lead)])
      expect(answer).toMatchObject({
        error: 423,
        body: { message: expect.stringContaining(clerk.principal.name), conflict: { by: clerk.principal.name } },
      });
    expect((await take(clerk)).error).toBe(0);
    expect(await take(lead, { take_over: true })).toMatchObject({
      error: 0,
      body: { data: { locked_by: lead.principal.userId } },
    });
    expect((await match(clerk)).error).toBe(423);
    expect((await match(lead)).error).toBe(0);
    // Decided, it is in nobody's hands: whoever may undo it need not take it over.
    expect(await money.post(clerk, 'deposit/release', { id })).toMatchObject({
      error: 0,
      body: { data: { locked_by: null } },
    });
  });

  test('users who may only read, or serve other agents, cannot match', async () => {
    const payer = await money.payer('สุดา ใจเย็น', '9993330021');
    const line = await unmatchedLine('น.ส. ใครสักคน หนึ่งเดียว', '9993330777', '61.00');
    const support = await money.desk.person('support');
    const body = { raw_ref: line.raw_ref, member_id: payer.id, warning_reason: reason };
    expect((await money.post(support, 'deposit/match', body)).error).toBe(403);
    expect((await money.post(lead, 'deposit/match', { ...body, member_id: 999_999 })).body).toMatchObject({
      error: 422,
      fields: { member_id: expect.any(String) },
    });
    expect(await money.cash(payer)).toBe(1_00n);
  });

  test('a wrong match is undone while the member has the credit, and the line is matched again', async () => {
    const wrong = await money.payer('ผิดคน จริงนะ', '9993330031');
    const right = await money.payer('ถูกคน แน่นอน', '9993330032');
    const line = await unmatchedLine('นาย ถูกคน แน่นอนน', '9993331132', '800.00');
    const match = (id: number) =>
      money.post(lead, 'deposit/match', { raw_ref: line.raw_ref, member_id: id, warning_reason: reason });
    const undo = (by: Person, more: object = {}) =>
      money.post(by, 'deposit/unmatch', { raw_ref: line.raw_ref, reason, ...more });
    const [cash, suspense] = [await money.cash(wrong), await money.suspense()];
    expect((await match(wrong.id)).error).toBe(0);
    const first = await money.line();

    const clerk = await money.desk.person('finance');
    expect((await undo(clerk)).error).toBe(403);
    expect((await undo(lead, { reason: '      ' })).error).toBe(422);
    const both = await Promise.all([undo(lead), undo(lead)]);
    expect(both.map(({ error }) => error).sort()).toEqual([0, 409]);
    expect(await money.cash(wrong)).toBe(cash);
    expect(await money.suspense()).toBe(suspense);
    expect(await money.deposit(first.deposit_ref)).toMatchObject({ status: 'reversed', raw_ref: null });
    expect(await money.line()).toMatchObject({
      match_status: 'unmatched',
      review_status: 'open',
      member_id: null,
      deposit_ref: null,
    });
    expect(await money.desk.breaches()).toEqual([]);

    expect((await match(right.id)).error).toBe(0);
    expect(await money.cash(right)).toBe(801_00n);
    const context = await money.list(lead, 'deposit/context', { raw_ref: line.raw_ref });
    const events = (context.body.data as { timeline: readonly { what: string }[] }).timeline.map(({ what }) => what);
    expect(events.filter((what) => what.startsWith('line.'))).toEqual(
      expect.arrayContaining(['line.match', 'line.unmatch']),
    );
  });

  test('a credit that was found automatically is undone into suspense as well', async () => {
    const payer = await money.payer('อัตโนมัติ ทองดี', '9993330041');
    await money.pay(payer, '120.00');
    await money.read();
    const line = await money.line();
    expect(line.match_status).toBe('matched');
    const before = await money.suspense();
    expect((await money.post(lead, 'deposit/unmatch', { raw_ref: line.raw_ref, reason })).error).toBe(0);
    expect((await money.suspense()) - before).toBe(120_00n);
    expect(await money.cash(payer)).toBe(1_00n);
  });

  test('the request that the line was set aside with speaks for its member', async () => {
    const payer = await money.payer('ยอดใหญ่ ผิดปกติ', '9993330091');
    const { ref, amount } = await money.request(payer, 153_000n);
    await money.pay(payer, `${Number(amount) / 100}`);
    await money.read();
    const line = await money.line();
    expect(line).toMatchObject({ match_status: 'suspicious', deposit_ref: ref });
    const { body } = await money.list(lead, 'deposit/candidates', { raw_ref: line.raw_ref });
    const [first] = (body.data as { candidates: readonly object[] }).candidates;
    expect(first).toMatchObject({ member_id: payer.id, request: { deposit_ref: ref } });
  });

  test('what the member has spent is not taken: the undo says why, and nobody falls below nothing', async () => {
    const payer = await money.payer('ใช้แล้ว หมดเลย', '9993330051');
    await money.pay(payer, '900.00');
    await money.read();
    const line = await money.line();
    await money.desk.request({ memberId: payer.id, amount: 600_00n });
    const query = { raw_ref: line.raw_ref };
    const verdict = verdictOf(await money.list(lead, 'deposit/unmatch/verdict', query));
    expect(verdict.refusals).toEqual([expect.objectContaining({ code: 'spent', status: 409 })]);
    const answer = await money.post(lead, 'deposit/unmatch', { ...query, reason, warning_reason: reason });
    expect(answer.body).toMatchObject({ error: 409, message: expect.stringContaining('301.00') });
    expect(await money.cash(payer)).toBe(301_00n);
  });

  test('after the hours of the agent a match stays', async () => {
    const payer = await money.payer('สายไป เสียแล้ว', '9993330061');
    await money.pay(payer, '70.00');
    await money.read();
    const line = await money.line();
    const { db } = money.desk.database;
    await sql`update agent_config set match_undo_hours = 0`.execute(db);
    const answer = await money.post(lead, 'deposit/unmatch', { raw_ref: line.raw_ref, reason });
    expect(answer.body).toMatchObject({ error: 409, message: expect.stringContaining('เกินเวลา') });
    await sql`update agent_config set match_undo_hours = 24`.execute(db);
  });

  test('what was closed is opened again as it was, with a reason', async () => {
    const payer = await money.payer('อรทัย ใจงาม', '9993330071');
    await money.pay({ name: 'นาย ธนกร วัฒนา', account: payer.account }, '90.00');
    await money.read();
    const line = await money.line();
    expect(line.match_status).toBe('suspicious');
    const query = { raw_ref: line.raw_ref };
    const reopen = (more: object = {}) => money.post(lead, 'deposit/reopen', { ...query, reason, ...more });
    expect((await reopen()).error).toBe(409);
    expect((await money.review(lead, { ...query, result: 'confirmed', note: 'ไม่ใช่บัญชีสมาชิก' })).error).toBe(0);
    expect(await money.deposit(line.deposit_ref)).toMatchObject({ status: 'cancelled' });
    expect((await reopen({ reason: 'x' })).error).toBe(422);
    expect((await reopen()).body).toMatchObject({
      error: 0,
      data: { match_status: 'suspicious', review_status: 'open' },
    });
    expect(await money.deposit(line.deposit_ref)).toMatchObject({ status: 'suspicious' });
    const done = await money.post(lead, 'deposit/match', { ...query, member_id: payer.id, warning_reason: reason });
    expect(done.body).toMatchObject({ error: 0, data: { deposit_ref: line.deposit_ref } });
    expect((await reopen()).body).toMatchObject({ error: 0, data: { match_status: 'matched', review_status: 'open' } });
    expect((await money.review(lead, { ...query, result: 'cleared' })).error).toBe(0);
    expect(await money.cash(payer)).toBe(91_00n);
  });

  test('the database itself refuses to free a line whose money is somebody’s', async () => {
    const { db } = money.desk.database;
    const refused = [
      sql`update raw_transaction set match_status = 'unmatched', review_status = 'open', deposit_ref = null, member_id = null
        where match_status = 'matched' and direction = 'in'`,
      sql`update deposit set raw_ref = null, undone_raw_ref = raw_ref where status = 'success' and raw_ref is not null`,
      sql`update deposit set undone_raw_ref = null where undone_raw_ref is not null`,
    ];
    for (const statement of refused)
      await expect(statement.execute(db)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });
});
