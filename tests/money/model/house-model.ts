import { type Ending, endings, outcome } from './endings.ts';

/** A movement on the statement of the house's account that members pay into. Money is satang. */
export interface Line {
  readonly ref: string;
  readonly amount: bigint;
  /** The bank's number of the movement, and ours that keeps it from counting twice. */
  readonly upstream: string;
  readonly key: string;
  /** A member who sent it from the account that we know; nobody that we know. */
  readonly sender: number | undefined;
  status: 'matched' | 'unmatched' | 'suspicious' | 'duplicate' | 'ignored';
  /** Whose it is, or may be. */
  owner: number | undefined;
  /** The request that it answers. */
  readonly asked: Asked | undefined;
  isReviewed: boolean;
}

/** A deposit that a member has announced. */
export interface Asked {
  readonly ref: string;
  readonly member: number;
  readonly amount: bigint;
  status: 'pending' | 'success' | 'suspicious' | 'cancelled';
}

/** Money on its way out of the house's account: a transfer by a person, or one line of a payment to many. */
export interface Payment {
  /** The transfer's key, or the line's. */
  readonly id: number;
  readonly amount: bigint;
  readonly ending: Ending;
  /** To another account of the house. */
  readonly isOwn: boolean;
  /** Two that nobody knows the end of never share one. */
  readonly lane: string;
  orderedBy: number;
  status: 'waiting' | 'pending' | 'success' | 'failed' | 'unknown';
  due: boolean;
  /** The machine has given up: a person must look. */
  isParked: boolean;
}

/** A payment to many. Lines wait until somebody sends them; `pending` ones are the worker's. */
export interface Group {
  readonly id: number;
  readonly maker: number;
  readonly lines: readonly Payment[];
  status: 'ready' | 'processing' | 'partial' | 'completed' | 'failed' | 'deleted';
  isStopped: boolean;
}

export interface Ticket {
  readonly id: number;
  readonly amount: bigint;
  status: 'open' | 'accepted' | 'transferred' | 'completed' | 'cancelled';
  assignee: number | undefined;
  sentBy: number | undefined;
}

/** What the house has besides withdrawals and gateways. */
export interface House {
  readonly lines: Line[];
  readonly asked: Asked[];
  readonly transfers: Payment[];
  readonly groups: Group[];
  readonly tickets: Ticket[];
  /** Rows that were imported, by kind: they count once. */
  readonly imports: Map<string, readonly object[]>;
  /** How many imports were tried. */
  tried: number;
  /** Satang on the account that members pay into and tickets fill. */
  float: bigint;
}

export const emptyHouse = (): House => ({
  ...{ lines: [], asked: [], transfers: [], groups: [], tickets: [], imports: new Map(), tried: 0, float: 0n },
});

/** Lines that wait for a person: their money is nobody's. */
export const waits = ({ status }: Line) => status === 'unmatched' || status === 'suspicious';

/** Everything of the house that can be seen, by name. */
export function shownOfHouse(house: House): Readonly<Record<string, string>> {
  const suspense = house.lines
    .filter((line) => waits(line) || line.status === 'ignored')
    .reduce((sum, { amount }) => sum + amount, 0n);
  const depositOf: Readonly<Record<string, string>> = {
    matched: 'success',
    suspicious: 'suspicious',
    ignored: 'cancelled',
  };
  return {
    ...Object.fromEntries(house.lines.map(({ ref, status }) => [ref, status])),
    ...Object.fromEntries(
      house.lines
        .filter(({ status, owner }) => owner !== undefined && status !== 'duplicate')
        .map(({ ref, status }) => [`deposit of ${ref}`, depositOf[status] ?? '']),
    ),
    ...Object.fromEntries(house.asked.map(({ ref, status }) => [`asked ${ref}`, status])),
    ...Object.fromEntries(house.transfers.map(({ id, status }) => [`t${id}`, status])),
    ...Object.fromEntries(
      house.groups
        .filter(({ status }) => status !== 'deleted')
        .flatMap(({ id, status, lines }) => [
          [`g${id}`, status],
          ...lines.map((line) => [`l${line.id}`, line.status === 'waiting' ? 'pending' : line.status] as const),
        ]),
    ),
    ...Object.fromEntries(house.tickets.map(({ id, status }) => [`k${id}`, status])),
    float: String(house.float),
    suspense: String(suspense),
  };
}

/** All money that is or was on its way. */
export const paymentsOf = (house: House): readonly Payment[] => [
  ...house.transfers,
  ...house.groups.flatMap(({ lines }) => lines.filter(({ status }) => status !== 'waiting')),
];

function pay(payment: Payment, house: House): void {
  const isFirst = payment.status === 'pending';
  if (!isFirst && !(payment.status === 'unknown' && payment.due)) return;
  payment.status = outcome(payment.ending, isFirst);
  payment.due = false;
  payment.isParked = payment.status === 'unknown' && endings[payment.ending] === 'wrong';
  if (payment.status === 'success') arrive(payment, house);
}

/** Money that stays in the house is on its other account. */
export function arrive({ isOwn, amount }: Payment, house: House): void {
  if (isOwn) house.float += amount;
}

/** Where a group stands once nothing of it is under way. */
export function settleGroup(group: Group): void {
  const count = (...statuses: Payment['status'][]) =>
    group.lines.filter(({ status }) => statuses.includes(status)).length;
  if (!['processing', 'partial', 'failed'].includes(group.status) || count('pending') > 0) return;
  if (count('success') === group.lines.length) group.status = 'completed';
  else if (count('success', 'unknown') > 0) group.status = 'partial';
  else group.status = count('failed') > 0 ? 'failed' : 'ready';
}

/** What a round of the worker makes of the house's payments. */
export function workHouse(house: House): void {
  for (const payment of house.transfers) pay(payment, house);
  for (const group of house.groups) {
    for (const line of group.lines) {
      if (group.isStopped && line.status === 'pending') line.status = 'waiting';
      else pay(line, house);
    }
    settleGroup(group);
  }
}
