import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjects } from '../api/subjects.ts';
import { type DepositDesk, openDepositDesk, type Payer } from './support/deposit-desk.ts';
import type { Person } from './support/people.ts';

const reason = 'โทรยืนยันกับสมาชิกแล้ว';

/** Races are real only where transactions are: on PostgreSQL. */
describe.each(subjects.filter(({ name }) => name === 'postgres'))('races for a line on $name', (subject) => {
  let money: DepositDesk;
  let people: readonly [Person, Person];
  let members: readonly [Payer, Payer];

  beforeAll(async () => {
    money = await openDepositDesk(subject);
    people = [await money.desk.person('finance_lead'), await money.desk.person('owner')];
    members = [await money.payer('สมาชิก หนึ่ง', '9994440001'), await money.payer('สมาชิก สอง', '9994440002')];
  });
  afterAll(() => money.desk.close());

  async function unmatchedLine(number: number) {
    await money.pay({ name: `นาย ไม่ใช่ใคร ${number}`, account: `999550${5000 + number}` }, '100.00', 20);
    await money.read();
    return money.line();
  }
  const match = (by: Person, ref: string, id: number) =>
    money.post(by, 'deposit/match', { raw_ref: ref, member_id: id, warning_reason: reason });
  const held = async () => (await money.cash(members[0])) + (await money.cash(members[1]));

  test('two people match one line with different members: one wins, the other hears who was faster, fifty times', async () => {
    const begun = await held();
    for (let round = 0; round < 50; round += 1) {
      const line = await unmatchedLine(round);
      expect(line.match_status).toBe('unmatched');
      const answers = await Promise.all([
        match(people[0], line.raw_ref, members[round % 2 ? 0 : 1].id),
        match(people[1], line.raw_ref, members[round % 2 ? 1 : 0].id),
      ]);
      expect(answers.map(({ error }) => error).sort(), answers.map(({ text }) => text).join('\n')).toEqual([0, 409]);
      const won = answers.findIndex(({ error }) => error === 0);
      const lost = answers[1 - won];
      expect(lost?.body.message).toContain(people[won === 0 ? 0 : 1].principal.name);
    }
    expect((await held()) - begun).toBe(5_000_00n);
    expect(await money.suspense()).toBe(0n);
    expect(await money.desk.breaches()).toEqual([]);
  });

  test('one key sent ten times at once is one credit', async () => {
    const line = await unmatchedLine(100);
    const begun = await held();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        money.post(
          people[0],
          'deposit/match',
          { raw_ref: line.raw_ref, member_id: members[0].id, warning_reason: reason },
          key,
        ),
      ),
    );
    // The others replay the answer, or hear that it is on its way; asked again it is the same.
    const done = answers.filter(({ error }) => error === 0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(
      answers.every(({ error }) => error === 0 || error === 409),
      answers.map(({ text }) => text).join('\n'),
    ).toBe(true);
    const body = { raw_ref: line.raw_ref, member_id: members[0].id, warning_reason: reason };
    expect((await money.post(people[0], 'deposit/match', body, key)).text).toBe(done[0]?.text);
    expect((await held()) - begun).toBe(100_00n);
    expect(await money.desk.breaches()).toEqual([]);
  });

  test('the rounds, which read the account and mark what is late, and a person meet at one line: it is credited once', async () => {
    const begun = await held();
    for (let round = 0; round < 10; round += 1) {
      const line = await unmatchedLine(200 + round);
      const [answer] = await Promise.all([
        match(people[0], line.raw_ref, members[0].id),
        money.round(),
        money.read(3),
        money.round(),
      ]);
      expect(answer.error, answer.text).toBe(0);
    }
    expect((await held()) - begun).toBe(1_000_00n);
    expect(await money.desk.breaches()).toEqual([]);
  });

  test('money that comes in for a request, and a person who gives another line to the same request: it is met once', async () => {
    for (let round = 0; round < 10; round += 1) {
      // Of a member who deposits more often than that the machine would doubt the next one.
      const payer = await money.payer(`สมาชิก รอบที่${'กขคงจฉชซฌญ'[round]}`, `99977${String(round).padStart(5, '0')}`);
      const requested = await money.request(payer, BigInt(300 + round));
      const baht = `${300 + round}.${String(requested.amount % 100n).padStart(2, '0')}`;
      await money.pay(
        { name: 'นาย คนละคน กัน', account: `99966${String(round).padStart(5, '0')}` },
        `${300 + round}.00`,
        20,
      );
      await money.read();
      const line = await money.line();
      await money.pay(payer, baht);
      const [answer] = await Promise.all([match(people[0], line.raw_ref, payer.id), money.read()]);
      expect([0, 409], answer.text).toContain(answer.error);
      expect(await money.deposit(requested.ref)).toMatchObject({ status: 'success' });
    }
    expect(await money.desk.breaches()).toEqual([]);
  });

  test('an undo and a bank that takes the money back meet at one deposit: one of them happens', async () => {
    const begun = await money.cash(members[0]);
    for (let round = 0; round < 10; round += 1) {
      const line = await unmatchedLine(300 + round);
      const done = await match(people[0], line.raw_ref, members[0].id);
      const ref = (done.body.data as { deposit_ref: string }).deposit_ref;
      const { id } = await money.desk.database.db
        .selectFrom('deposit')
        .select('id')
        .where('deposit_ref', '=', ref)
        .executeTakeFirstOrThrow();
      const answers = await Promise.all([
        money.post(people[0], 'deposit/unmatch', { raw_ref: line.raw_ref, reason }),
        money.post(people[1], 'deposit/reverse', { id, reason: 'ธนาคารเรียกคืน' }),
        match(people[1], line.raw_ref, members[1].id),
      ]);
      expect(
        answers
          .slice(0, 2)
          .map(({ error }) => error)
          .sort(),
        answers.map(({ text }) => text).join('\n'),
      ).toEqual([0, 409]);
    }
    expect(await money.cash(members[0])).toBe(begun);
    expect(await money.desk.breaches()).toEqual([]);
  });
});
