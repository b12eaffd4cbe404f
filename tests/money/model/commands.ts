// Long because it is one list: an operation beside another is how one sees which is missing.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ShortageError } from '#server/ledger/post.ts';
import type { Answer } from '../support/desk.ts';
import type { Person } from '../support/people.ts';
import { slipForm } from '../support/slip.ts';
import { type Command, command, type Plan, pick } from './command.ts';
import { type Ending, endings } from './endings.ts';
import { paymentsOf } from './house-model.ts';
import { type Model, type Report, refusal, reported, type Status, twoPeople, type Wanted, work } from './model.ts';
import { pictureOf } from './pictures.ts';
import { depositAmount, type Real } from './real.ts';

/** A call of the desk about one withdrawal; remembers what was answered, so that it can be sent again. */
function action(
  word: string,
  [which, who]: readonly [number, number],
  plan: (withdrawal: Wanted, by: Person, model: Model) => Plan,
  body: (withdrawal: Wanted, real: Real, model: Model) => object | Promise<object>,
): Command {
  const of = (model: Model) => pick(model.withdrawals, which);
  return command(
    `${word} #${which} by ${who}`,
    (model) => model.withdrawals.length > 0,
    (model, real) => plan(of(model), pick(real.people, who), model),
    async (model, real) => {
      const by = pick(real.people, who);
      const key = randomUUID();
      const sent = { id: of(model).id, ...(await body(of(model), real, model)) };
      const asForm = 'form' in sent ? sent.form : undefined;
      const answer: Answer = await real.desk.call(by, word, asForm instanceof FormData ? asForm : sent, key);
      if (answer.error === 0 && asForm === undefined && word !== 'add_note' && word !== 'claim' && word !== 'release')
        model.last = { by, action: word, body: sent, key, text: answer.text };
      return answer.error;
    },
  );
}

const closed: readonly Status[] = ['success', 'refunded'];
const one = fc.tuple(fc.nat(5), fc.nat(2));
const ending = fc.constantFrom<Ending>(...Object.keys(endings).map((each) => Number(each) as Ending));
const whole = fc.constantFrom(200n, 1_000n, 4_999n, 60_000n);

const request = fc.tuple(fc.nat(1), whole, ending).map(([who, baht, end]) => {
  const amount = baht * 100n + BigInt(end);
  const memberOf = (model: Model) => pick(model.members, who);
  let id = 0;
  return command(
    `request ${amount} by member ${who}`,
    (model) => model.withdrawals.length < 6,
    (model) => {
      const member = memberOf(model);
      const left = (model.cash.get(member) ?? 0n) - amount;
      if (left < 0n) return { error: 402 };
      return {
        error: 0,
        apply() {
          model.cash.set(member, left);
          const rest = { verifiedBy: undefined, lockedBy: undefined, due: false };
          model.withdrawals.push({ id, member, amount, ending: end, status: 'pending', ...rest });
        },
      };
    },
    async (model, real) => {
      try {
        id = await real.desk.request({ memberId: memberOf(model), amount });
        return 0;
      } catch (error) {
        if (error instanceof ShortageError) return 402;
        throw error;
      }
    },
  );
});

const verify = fc.tuple(one, fc.boolean()).map(([at, isStale]) =>
  action(
    'verify',
    at,
    (withdrawal, by) => {
      if (isStale) return { error: 409 };
      const error = refusal(withdrawal, ['pending', 'failed', 'unknown'], by);
      if (error) return { error };
      return {
        error: 0,
        apply() {
          // Asking again goes to the worker; the request stays what it is.
          if (withdrawal.status === 'unknown') withdrawal.due = true;
          else Object.assign(withdrawal, { status: 'verified', verifiedBy: by.principal.username });
          withdrawal.lockedBy = undefined;
        },
      };
    },
    ({ status }) => ({ expected_status: isStale ? (status === 'pending' ? 'verified' : 'pending') : status }),
  ),
);

const sources = ['rich', 'poor', 'gateway', 'by hand'] as const;
const approve = fc.tuple(one, fc.constantFrom(...sources)).map(([at, source]) =>
  action(
    'approve',
    at,
    (withdrawal, by) => {
      const error = refusal(withdrawal, ['verified', 'failed'], by);
      if (error) return { error };
      if (withdrawal.amount > twoPeople && withdrawal.verifiedBy === by.principal.username) return { error: 403 };
      if (source === 'poor' || source === 'by hand') return { error: 422 };
      return { error: 0, apply: () => Object.assign(withdrawal, { status: 'processing', lockedBy: undefined }) };
    },
    (_withdrawal, { desk: { world } }) => ({
      type: source === 'gateway' ? 'gateway' : source === 'by hand' ? 'manual' : 'auto_bank',
      from_bank_id: source === 'rich' ? world.bank : source === 'poor' ? world.poorBank : null,
      gateway_account_id: source === 'gateway' ? world.gateway.accountId : null,
    }),
  ),
);

const changeType = fc
  .tuple(one, fc.constantFrom('manual', 'gateway', 'auto_bank'), fc.boolean())
  .map(([at, type, blank]) =>
    action(
      'change_type',
      at,
      (withdrawal, by) => ({ error: blank ? 422 : (refusal(withdrawal, ['pending', 'verified', 'failed'], by) ?? 0) }),
      () => ({ type, reason: blank ? ' ' : 'ลูกค้าขอ' }),
    ),
  );

const refund = one.map((at) =>
  action(
    'refund',
    at,
    (withdrawal, by, model) => {
      const error = refusal(withdrawal, ['pending', 'verified', 'failed'], by);
      if (error) return { error };
      return {
        error: 0,
        apply() {
          Object.assign(withdrawal, { status: 'refunded', lockedBy: undefined });
          model.cash.set(withdrawal.member, (model.cash.get(withdrawal.member) ?? 0n) + withdrawal.amount);
        },
      };
    },
    () => ({ reason: 'other', note: 'คืนตามคำขอ' }),
  ),
);

const manual = fc.tuple(one, fc.boolean()).map(([at, isReused]) =>
  action(
    'manual',
    at,
    (withdrawal, by, model) => {
      // Before anything else: nobody's time is spent on a picture that was used.
      if (isReused && model.slips > 0) return { error: 409 };
      const error = refusal(withdrawal, ['pending', 'verified', 'failed', 'unknown'], by);
      if (error) return { error };
      const verifiedBy = withdrawal.status === 'pending' ? by.principal.username : withdrawal.verifiedBy;
      if (withdrawal.status !== 'unknown' && withdrawal.amount > twoPeople && verifiedBy === by.principal.username)
        return { error: 403 };
      return {
        error: 0,
        apply() {
          model.slips += 1;
          Object.assign(withdrawal, { status: 'success', lockedBy: undefined, due: false, verifiedBy });
        },
      };
    },
    async (withdrawal, { desk: { world } }, model) => {
      const number = isReused && model.slips > 0 ? 1 : model.slips + 1;
      const paidFrom = withdrawal.status === 'unknown' ? {} : { from_bank_id: world.bank };
      return { form: await slipForm({ id: withdrawal.id, ...paidFrom }, `SLIP-${number}`, await pictureOf(number)) };
    },
  ),
);

const addNote = fc.tuple(one, fc.boolean()).map(([at, blank]) =>
  action(
    'add_note',
    at,
    () => ({ error: blank ? 422 : 0 }),
    () => ({ note: blank ? '' : 'โทรแล้ว' }),
  ),
);

const claim = fc.tuple(one, fc.boolean()).map(([at, takeOver]) =>
  action(
    'claim',
    at,
    (withdrawal, by) => {
      const { username, role } = by.principal;
      const isOthers = withdrawal.lockedBy !== undefined && withdrawal.lockedBy !== username;
      if (isOthers && !takeOver) return { error: 423 };
      if (isOthers && role === 'finance') return { error: 403 };
      return {
        error: 0,
        apply() {
          if (!closed.includes(withdrawal.status)) withdrawal.lockedBy = username;
        },
      };
    },
    () => ({ take_over: takeOver }),
  ),
);

const release = one.map((at) =>
  action(
    'release',
    at,
    (withdrawal, by) => ({
      error: 0,
      apply() {
        if (withdrawal.lockedBy === by.principal.username) withdrawal.lockedBy = undefined;
      },
    }),
    () => ({}),
  ),
);

const actions = ['verify', 'approve', 'refund', 'change_type', 'add_note', 'claim'] as const;
const trespass = fc.tuple(fc.nat(5), fc.constantFrom(...actions)).map(([which, word]) =>
  command(
    `${word} #${which} by an auditor`,
    (model) => model.withdrawals.length > 0,
    () => ({ error: 403 }),
    async (model, real) => {
      const body = { id: pick(model.withdrawals, which).id, reason: 'other', note: 'x' };
      return (await real.desk.call(real.auditor, word, body)).error;
    },
  ),
);

/** The same call with the same key: the first answer again, and nothing happens. */
const again = fc.constantFrom('same', 'other').map((kind) =>
  command(
    `the last call again, ${kind} body`,
    (model) => model.last !== undefined,
    // Nothing may change, whichever it is: asking for a refusal compares the bytes.
    () => ({ error: kind === 'same' ? 208 : 422 }),
    async ({ last }, real) => {
      if (!last) throw new Error('there was no call');
      const body = kind === 'same' ? last.body : { ...last.body, note: 'another' };
      const answer = await real.desk.call(last.by, last.action, body, last.key);
      return answer.replayed && answer.text === last.text ? 208 : answer.error;
    },
  ),
);

const tick = fc.constant(
  command(
    'the worker',
    () => true,
    (model) => ({ error: 0, apply: () => work(model) }),
    async (_model, real) => {
      await real.work();
      return 0;
    },
  ),
);

const later = fc.constant(
  command(
    'time passes',
    () => true,
    (model) => ({
      error: 0,
      apply() {
        for (const withdrawal of model.withdrawals) {
          withdrawal.lockedBy = undefined;
          // What contradicts itself waits for a person, however late it gets.
          if (withdrawal.status === 'unknown' && endings[withdrawal.ending] !== 'wrong') withdrawal.due = true;
        }
        for (const payment of paymentsOf(model.house))
          if (payment.status === 'unknown' && !payment.isParked) payment.due = true;
      },
    }),
    async (_model, real) => {
      await real.later();
      return 0;
    },
  ),
);

const deposit = fc.nat(1).map((who) => {
  let ref = '';
  const memberOf = (model: Model) => pick(model.members, who);
  return command(
    `deposit of member ${who}`,
    (model) => model.deposits.length < 4,
    (model) => ({
      error: 0,
      apply: () => void model.deposits.push({ ref, member: memberOf(model), status: 'pending', reported: new Set() }),
    }),
    async (model, real) => {
      ref = await real.order(memberOf(model));
      return 0;
    },
  );
});

const wording: Readonly<Record<Report, Readonly<Record<string, unknown>>>> = {
  paid: { status: 'PAID' },
  wrong: { status: 'PAID', amount: '499.00' },
  expired: { status: 'EXPIRED' },
  failed: { status: 'FAILED' },
};
const report = fc
  .tuple(fc.nat(3), fc.constantFrom<Report>('paid', 'wrong', 'expired', 'failed'))
  .map(([which, kind]) => {
    const of = (model: Model) => pick(model.deposits, which);
    return command(
      `gateway reports ${kind} of deposit #${which}`,
      (model) => model.deposits.length > 0,
      (model) => ({
        error: 0,
        apply() {
          const got = reported(of(model), kind, depositAmount);
          model.cash.set(of(model).member, (model.cash.get(of(model).member) ?? 0n) + got);
        },
      }),
      async (model, real) => {
        const { ref } = of(model);
        const status = await real.report(ref, { ...wording[kind], eventId: `${kind}-${ref}` });
        return status === 200 ? 0 : status;
      },
    );
  });
const forged = fc.nat(3).map((which) =>
  command(
    `a forged report of deposit #${which}`,
    (model) => model.deposits.length > 0,
    () => ({ error: 401 }),
    (model, real) => real.report(pick(model.deposits, which).ref, { eventId: `forged-${which}` }, false),
  ),
);

/** Every operation that the model knows. */
export const operations: fc.Arbitrary<Command>[] = [
  ...[request, verify, approve, changeType, refund, manual, addNote, claim, release, trespass],
  ...[again, tick, later, deposit, report, forged],
];
