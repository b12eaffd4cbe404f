// Long because it is one list, as commands.ts is.
import fc from 'fast-check';
import { formatMoney } from '#contract/money.ts';
import type { Person } from '../support/people.ts';
import { slipForm } from '../support/slip.ts';
import { type Command, command, type Plan, pick } from './command.ts';
import type { Ending } from './endings.ts';
import {
  type Asked,
  arrive,
  type Group,
  type House,
  type Line,
  type Payment,
  paymentsOf,
  waits,
} from './house-model.ts';
import type { Model } from './model.ts';
import { pictureOf } from './pictures.ts';
import type { Real } from './real.ts';
import { password } from './real-house.ts';

const baht = (whole: number | bigint) => BigInt(whole) * 100n;
const ending = fc.constantFrom<Ending>(0, 0, 89, 95, 97, 97, 98);
/** Two clerks, the head of finance and the owner. */
const everybody = ({ people, owner }: Real): readonly Person[] => [...people, owner];
const mayTransfer = (person: Person) => person.principal.rank <= 20;

// --- what members pay in ---------------------------------------------------------------------------------------------

/** Deposits of a member that were credited in the last minutes: from the fifth on they are a burst. */
const credited = ({ deposits, house: { lines } }: Model, member: number) =>
  deposits.filter((deposit) => deposit.member === member && deposit.status === 'success').length +
  lines.filter(({ status, owner }) => status === 'matched' && owner === member).length;

/** Credits a line's owner. */
function credit(model: Model, line: Line, owner: number): void {
  Object.assign(line, { status: 'matched', owner });
  model.cash.set(owner, (model.cash.get(owner) ?? 0n) + line.amount);
}

/** What becomes of a movement that is new. */
function take(model: Model, line: Line, isAlike: boolean): void {
  const { house } = model;
  house.lines.push(line);
  house.float += line.amount;
  if (line.owner === undefined) return;
  if (isAlike || credited(model, line.owner) >= 5) line.status = 'suspicious';
  else credit(model, line, line.owner);
  if (line.asked) line.asked.status = line.status === 'matched' ? 'success' : 'suspicious';
}

type Origin = 'a member' | 'a stranger' | 'a request' | 'the same again' | 'told twice' | 'read twice';
const origins: readonly Origin[] = [
  'a member',
  'a stranger',
  'a request',
  'the same again',
  'told twice',
  'read twice',
];
const line = fc.tuple(fc.constantFrom(...origins), fc.nat(3), fc.nat(1)).map(([origin, which, who]) => {
  let ref = '';
  const waiting = ({ house }: Model) => house.asked.filter(({ status }) => status === 'pending');
  const real = ({ house }: Model) => house.lines.filter(({ status }) => status !== 'duplicate');
  const facts = (model: Model): Pick<Line, 'amount' | 'upstream' | 'key' | 'sender'> & { readonly asked?: Asked } => {
    const number = model.house.lines.length + 1;
    const fresh = { upstream: `UP-${number}`, key: `key-${number}`, amount: baht(100 + number) };
    if (origin === 'a member') return { ...fresh, sender: pick(model.members, who) };
    if (origin === 'a stranger') return { ...fresh, sender: undefined };
    if (origin === 'a request') {
      const waitingRequest = pick(waiting(model), which);
      return { ...fresh, sender: undefined, amount: waitingRequest.amount, asked: waitingRequest };
    }
    const { amount, sender, upstream, key } = pick(real(model), which);
    if (origin === 'the same again') return { ...fresh, amount, sender };
    return origin === 'told twice' ? { ...fresh, amount, sender, upstream } : { amount, sender, upstream, key };
  };
  return command(
    `${origin} on the statement (${which}, ${who})`,
    (model) => {
      if (origin === 'read twice') return real(model).length > 0;
      if (model.house.lines.length >= 6) return false;
      if (origin === 'a request') return waiting(model).length > 0;
      return origin === 'a member' || origin === 'a stranger' || real(model).length > 0;
    },
    (model) => {
      if (origin === 'read twice') return { error: 208 };
      const { asked, ...told } = facts(model);
      return {
        error: 0,
        apply() {
          const owner = asked?.member ?? told.sender;
          const made: Line = { ref, ...told, asked, owner, status: 'unmatched', isReviewed: false };
          if (origin === 'told twice') model.house.lines.push({ ...made, owner: undefined, status: 'duplicate' });
          else take(model, made, origin === 'the same again' && told.sender !== undefined);
        },
      };
    },
    async (model, { house }) => {
      const kept = await house.line(facts(model));
      ref = kept?.ref ?? '';
      return kept ? 0 : 208;
    },
  );
});

const ask = fc.nat(1).map((who) => {
  let request: Pick<Asked, 'ref' | 'amount'> = { ref: '', amount: 0n };
  return command(
    `member ${who} announces a deposit`,
    ({ house }) => house.asked.length < 3,
    ({ house, members }) => ({
      error: 0,
      apply: () => void house.asked.push({ ...request, member: pick(members, who), status: 'pending' }),
    }),
    async ({ house: { asked: known }, members }, { house }) => {
      request = await house.ask(pick(members, who), baht(900 + known.length));
      return 0;
    },
  );
});

const match = fc.tuple(fc.nat(5), fc.nat(3), fc.nat(1)).map(([which, who, named]) =>
  command(
    `line #${which} is matched with member ${named} by ${who}`,
    ({ house }) => house.lines.length > 0,
    (model) => {
      const line = pick(model.house.lines, which);
      if (line.isReviewed || !waits(line)) return { error: 409 };
      const owner = pick(model.members, named);
      return {
        error: 0,
        apply() {
          line.isReviewed = true;
          if (line.asked && line.status === 'suspicious')
            line.asked.status = owner === line.owner ? 'success' : 'cancelled';
          credit(model, line, owner);
        },
      };
    },
    async (model, real) => {
      const { ref } = pick(model.house.lines, which);
      const body = { raw_ref: ref, member_id: pick(model.members, named), warning_reason: 'โทรยืนยันแล้ว' };
      return (await real.house.call(pick(everybody(real), who), 'deposit/match', body)).error;
    },
  ),
);

const review = fc.tuple(fc.nat(5), fc.nat(3), fc.constantFrom('cleared', 'confirmed')).map(([which, who, result]) =>
  command(
    `line #${which} is ${result} by ${who}`,
    ({ house }) => house.lines.length > 0,
    (model) => {
      const line = pick(model.house.lines, which);
      // Money without an owner is never in order.
      if (line.isReviewed || !waits(line) || result === 'cleared') return { error: 409 };
      return {
        error: 0,
        apply() {
          line.isReviewed = true;
          if (line.asked && line.status === 'suspicious') line.asked.status = 'cancelled';
          line.status = 'ignored';
        },
      };
    },
    async (model, real) => {
      const { ref } = pick(model.house.lines, which);
      const body = { raw_ref: ref, result };
      return (await real.house.call(pick(everybody(real), who), 'deposit/suspicious/review', body)).error;
    },
  ),
);

// --- what the house pays ---------------------------------------------------------------------------------------------

const outside = ['4051234561', '4051234562'] as const;
const transfer = fc
  .tuple(fc.nat(3), fc.nat(2), fc.integer({ min: 1, max: 3 }), ending, fc.boolean())
  .map(([who, where, thousands, end, isRequested]) => {
    const amount = baht(1_000 * thousands) + BigInt(end);
    let id = 0;
    const lane = `console ${where}`;
    return command(
      `transfer ${amount} to ${where} by ${who}${isRequested ? '' : ' without asking who it is'}`,
      ({ house }) => house.transfers.length < 5,
      ({ house }, real) => {
        const by = pick(everybody(real), who);
        if (!mayTransfer(by)) return { error: 403 };
        if (!isRequested) return { error: 409 };
        if (house.transfers.some((one) => one.lane === lane && (one.status === 'pending' || one.status === 'unknown')))
          return { error: 409 };
        const fresh = { due: false, isParked: false, status: 'pending', isOwn: where === 2 } as const;
        return {
          error: 0,
          apply: () =>
            void house.transfers.push({ id, amount, ending: end, lane, orderedBy: by.principal.userId, ...fresh }),
        };
      },
      async (_model, real) => {
        const by = pick(everybody(real), who);
        const bank_id = real.desk.world.bank;
        const to =
          where === 2
            ? { to_bank_code: 'KBANK', to_account_no: '9990000003' }
            : { to_bank_code: 'SCB', to_account_no: outside[where] };
        const request = isRequested
          ? await real.house.call(by, 'mbanking/transfer', {
              step: 'inquiry',
              bank_id,
              ...to,
              amount: formatMoney(amount),
            })
          : { error: 0, data: { token: 'made up' } };
        if (request.error !== 0) return request.error;
        const body = { step: 'confirm', bank_id, token: request.data.token, password };
        const answer = await real.house.call(by, 'mbanking/transfer', body);
        id = Number(answer.data.id);
        return answer.error;
      },
    );
  });

/** One of the payments that were sent, with a word about it. */
function aboutPayment(
  name: string,
  [which, who]: readonly [number, number],
  plan: (payment: Payment, by: Person, house: House) => Plan,
  send: (real: Real, by: Person, id: number) => Promise<number>,
): Command {
  const of = ({ house }: Model) => pick(paymentsOf(house), which);
  return command(
    `${name} payment #${which} by ${who}`,
    // A line has its transfer once the worker has looked at it.
    ({ house }) => paymentsOf(house).length > 0 && house.groups.every(({ status }) => status !== 'processing'),
    (model, real) => plan(of(model), pick(everybody(real), who), model.house),
    async (model, real) => {
      const payment = of(model);
      const id = await real.house.transferOf(payment, !model.house.transfers.includes(payment));
      return send(real, pick(everybody(real), who), id);
    },
  );
}
const at = fc.tuple(fc.nat(5), fc.nat(3));

const inquire = at.map((place) =>
  aboutPayment(
    'ask about',
    place,
    (payment) => ({
      error: 0,
      apply() {
        if (payment.status === 'unknown') Object.assign(payment, { due: true, isParked: false });
      },
    }),
    async (real, by, id) => (await real.house.call(by, 'mbanking/transfer-state', { id, ask: true })).error,
  ),
);

const resolve = fc.tuple(at, fc.boolean()).map(([place, isPaid]) =>
  aboutPayment(
    isPaid ? 'it was found:' : 'it was not made:',
    place,
    (payment, by, house) => {
      if (!mayTransfer(by)) return { error: 403 };
      if (payment.status !== 'unknown' || !payment.isParked) return { error: 409 };
      if (payment.orderedBy === by.principal.userId) return { error: 403 };
      return {
        error: 0,
        apply() {
          Object.assign(payment, { status: isPaid ? 'success' : 'failed', isParked: false, due: false });
          if (isPaid) arrive(payment, house);
        },
      };
    },
    async (real, by, id) => {
      const body = { id, result: isPaid ? 'success' : 'failed', reference: `SEEN-${id}`, reason: 'ตามสเตทเมนต์' };
      return (await real.house.call(by, 'mbanking/transfer-resolve', body)).error;
    },
  ),
);

const group = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.array(ending, { minLength: 1, maxLength: 3 }))
  .map(([who, ends]) => {
    let id = 0;
    let lines: readonly number[] = [];
    const amountOf = (index: number) => baht(100 + index) + BigInt(ends[index] ?? 0);
    return command(
      `payment to many (${ends}) by ${who}`,
      ({ house }) => house.groups.length < 3,
      ({ house }, real) => ({
        error: 0,
        apply() {
          const fresh = {
            isOwn: false,
            lane: '',
            orderedBy: 0,
            status: 'waiting',
            due: false,
            isParked: false,
          } as const;
          house.groups.push({
            ...{ id, maker: pick(everybody(real), who).principal.userId, status: 'ready', isStopped: false },
            lines: lines.map((line, index) => ({
              ...{ id: line, amount: amountOf(index), ending: ends[index] ?? 0, ...fresh },
            })),
          });
        },
      }),
      async ({ house }, real) => {
        const by = pick(everybody(real), who);
        const body = { name: 'จ่ายทีมงาน', bank_id: real.desk.world.bank, purpose: 'salary' };
        const made = await real.house.call(by, 'mbanking/bulk/create-group', body);
        id = Number(made.data.group_id);
        const recipients = ends.map((_end, index) => ({
          ...{ bank_code: 'SCB', account_no: String(4_060_000_001 + house.groups.length * 10 + index) },
          ...{ account_name: 'ผู้รับ', amount: formatMoney(amountOf(index)) },
        }));
        const added = await real.house.call(by, 'mbanking/bulk/add-recipient', { group_id: id, recipients });
        lines = await real.house.linesOf(id);
        return made.error || added.error;
      },
    );
  });

/** A call about one payment to many. */
function aboutGroup(
  name: string,
  path: string,
  [which, who]: readonly [number, number],
  plan: (group: Group, by: Person) => Plan,
): Command {
  const of = ({ house }: Model) =>
    pick(
      house.groups.filter(({ status }) => status !== 'deleted'),
      which,
    );
  return command(
    `${name} #${which} by ${who}`,
    ({ house }) => house.groups.some(({ status }) => status !== 'deleted'),
    (model, real) => {
      const by = pick(everybody(real), who);
      return mayTransfer(by) ? plan(of(model), by) : { error: 403 };
    },
    async (model, real) => {
      const body = { group_id: of(model).id, ...(path === 'withdraw' ? { password } : {}) };
      return (await real.house.call(pick(everybody(real), who), `mbanking/bulk/${path}`, body)).error;
    },
  );
}

const send = at.map((place) =>
  aboutGroup('send the payment', 'withdraw', place, (group, by) => {
    if (!['ready', 'partial', 'failed'].includes(group.status)) return { error: 409 };
    const open = group.lines.filter(({ status }) => status === 'waiting' || status === 'failed');
    if (open.length === 0) return { error: 409 };
    // Nobody was ever paid there: it takes somebody else than who entered them.
    if (group.maker === by.principal.userId) return { error: 403 };
    return {
      error: 0,
      apply() {
        for (const line of open) Object.assign(line, { status: 'pending', orderedBy: by.principal.userId });
        Object.assign(group, { status: 'processing', isStopped: false });
      },
    };
  }),
);
const stop = at.map((place) =>
  aboutGroup('stop the payment', 'stop', place, (group) =>
    group.status === 'processing'
      ? { error: 0, apply: () => void Object.assign(group, { isStopped: true }) }
      : { error: 409 },
  ),
);
const discard = at.map((place) =>
  aboutGroup('delete the payment', 'delete-group', place, (group) =>
    group.status === 'ready'
      ? { error: 0, apply: () => void Object.assign(group, { status: 'deleted' }) }
      : { error: 409 },
  ),
);

// --- tickets ---------------------------------------------------------------------------------------------------------

const ticket = fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })).map(([who, thousands]) => {
  const amount = baht(1_000 * thousands);
  let id = 0;
  return command(
    `a ticket of ${amount} by ${who}`,
    ({ house }) => house.tickets.length < 3,
    ({ house }) => ({
      error: 0,
      apply: () => void house.tickets.push({ id, amount, status: 'open', assignee: undefined, sentBy: undefined }),
    }),
    async (_model, real) => {
      const answer = await real.house.call(pick(everybody(real), who), 'mbanking/ticket/add', {
        ...{ target_bank_id: real.house.float, amount: formatMoney(amount), source_type: 'holding', priority: 'high' },
        source_bank_id: real.desk.world.bank,
      });
      id = Number(answer.data.id);
      return answer.error;
    },
  );
});

type Move = 'accept' | 'release' | 'transfer' | 'confirm' | 'reject' | 'cancel';
const froms: Readonly<Record<Move, readonly string[]>> = {
  accept: ['open'],
  release: ['accepted'],
  transfer: ['accepted'],
  confirm: ['transferred'],
  reject: ['transferred'],
  cancel: ['open', 'accepted'],
};
const moves: readonly Move[] = ['accept', 'transfer', 'confirm', 'release', 'reject', 'cancel'];
/** Mostly a move that the ticket can make: what leads somewhere is asked for more often than what is refused. */
const step = fc.tuple(at, fc.nat(5), fc.nat(3)).map(([[which, who], n, misfit]) => {
  const moveOf = ({ house }: Model): Move => {
    const { status } = pick(house.tickets, which);
    const fitting = moves.filter((move) => froms[move].includes(status));
    return pick(misfit === 0 || fitting.length === 0 ? moves : fitting, n);
  };
  return command(
    `move ${n} (${misfit}) of ticket #${which} by ${who}`,
    ({ house }) => house.tickets.length > 0,
    (model, real) => {
      const move = moveOf(model);
      const by = pick(everybody(real), who);
      const isLead = mayTransfer(by);
      const me = by.principal.userId;
      const one = pick(model.house.tickets, which);
      if (['confirm', 'reject', 'cancel'].includes(move) && !isLead) return { error: 403 };
      if (!froms[move].includes(one.status)) return { error: 409 };
      if ((move === 'release' || move === 'transfer') && one.assignee !== me && !isLead) return { error: 403 };
      if (move === 'confirm' && one.sentBy === me) return { error: 403 };
      return {
        error: 0,
        apply() {
          if (move === 'accept') Object.assign(one, { status: 'accepted', assignee: me });
          if (move === 'release') Object.assign(one, { status: 'open', assignee: undefined });
          if (move === 'transfer') Object.assign(one, { status: 'transferred', sentBy: me });
          if (move === 'reject') Object.assign(one, { status: 'accepted', sentBy: undefined });
          if (move === 'cancel') one.status = 'cancelled';
          if (move === 'transfer') model.slips += 1;
          if (move !== 'confirm') return;
          one.status = 'completed';
          model.house.float += one.amount;
        },
      };
    },
    async (model, real) => {
      const move = moveOf(model);
      const one = pick(model.house.tickets, which);
      const version = await real.house.version(one.id);
      const fields = { id: one.id, version, action: move };
      const number = model.slips + 1;
      const body =
        move === 'transfer'
          ? await slipForm(
              { ...fields, actual_amount: formatMoney(one.amount) },
              `SLIP-${number}`,
              await pictureOf(number),
            )
          : { ...fields, reason: 'ตามที่คุยกัน' };
      return (await real.house.call(pick(everybody(real), who), 'mbanking/ticket/update', body)).error;
    },
  );
});

// --- imports ---------------------------------------------------------------------------------------------------------

type Kind = 'member' | 'wallet';
const bring = fc
  .tuple(
    fc.constantFrom<Kind>('member', 'wallet'),
    fc.nat(1),
    fc.constantFrom('new', 'new', 'again', 'wrong total'),
    fc.integer({ min: 1, max: 900 }),
  )
  .map(([type, who, how, whole]) => {
    const amount = baht(whole) + 25n;
    let rows: readonly object[] = [];
    let owner = 0;
    return command(
      `an import of a ${type} with ${amount} (${how}), member ${who}`,
      ({ house }) => (how === 'again' ? house.imports.has(type) : house.tried < 4),
      (model) => {
        model.house.tried += 1;
        // Whatever was brought in once is not brought in again.
        if (how !== 'new') return { error: 422 };
        return {
          error: 0,
          apply() {
            model.house.imports.set(type, rows);
            model.cash.set(owner, (model.cash.get(owner) ?? 0n) + amount);
          },
        };
      },
      async (model, real) => {
        const number = String(model.house.tried).padStart(7, '0');
        const member = pick(model.members, who);
        const username = type === 'member' ? `ctax${number}` : await real.house.username(member);
        const person = { name: 'นำเข้า ใหม่', mobile: `081${number}`, bank_code: 'SCB', bank_account_no: `888${number}` };
        const fresh =
          type === 'member'
            ? { username, ...person, balance: formatMoney(amount) }
            : { username, amount: formatMoney(amount), note: `ชุด ${number}` };
        rows = how === 'again' ? (model.house.imports.get(type) ?? []) : [fresh];
        const error = await real.house.bring(real.owner, type, rows, how === 'wrong total' ? 1n : amount);
        owner = type === 'member' && error === 0 ? await real.house.memberOf(username) : member;
        return error;
      },
    );
  });

/** Every operation of the house that the model knows. */
export const houseOperations: fc.Arbitrary<Command>[] = [
  ...[
    line,
    line,
    ask,
    match,
    review,
    transfer,
    inquire,
    resolve,
    group,
    send,
    stop,
    discard,
    ticket,
    step,
    step,
    bring,
  ],
];
