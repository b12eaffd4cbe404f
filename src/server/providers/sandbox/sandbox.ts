import { setTimeout as sleep } from 'node:timers/promises';
import { formatMoney, percentOf } from '#contract/money.ts';
import type { Executor } from '../../db/sql.ts';
import type { ProtocolOrder, RawAnswer, Transport } from '../protocol.ts';
import type { Wait } from '../wait.ts';
import { receive } from './bank-controls.ts';
import { bankList } from './bank-list.ts';
import { balanceAt, type Transfer, transferOf, transfersOf, write } from './books.ts';
import { htmlPage, hugeBody, json, reset, silence } from './reply.ts';
import { chance, type Scenario, scenarioOf, scenarios } from './scenarios.ts';

export interface SandboxSettings {
  /** Same seed, same world. */
  readonly seed: string;
  /** Shortest and longest latency in milliseconds. */
  readonly latency: readonly [number, number];
  /** Milliseconds until a late result can be seen. */
  readonly lateAfter: number;
  /** Share of ordinary payments (0 to 1) that misbehave in some way drawn by the seed. */
  readonly chaos: number;
  /** Called for every silence. */
  readonly wait?: Wait;
}

/** Waits as long as the sandbox thinks about something. */
export async function delay(
  { seed, latency: [least, most] }: SandboxSettings,
  about: string,
  signal: AbortSignal,
  factor = 1,
): Promise<void> {
  const milliseconds = (least + chance(seed, about) * (most - least)) * factor;
  if (milliseconds >= 1) await sleep(milliseconds, undefined, { signal });
}

/** The books of one provider, and how it behaves. */
interface Books {
  readonly provider: string;
  readonly db: Executor;
  readonly settings: SandboxSettings;
  readonly now: () => Date;
}

/**
 * The worst kind of bank or gateway: it makes every requested transfer, even twice under one reference,
 * answers late, wrongly or not at all, and keeps honest books. `provider` is its name in those books.
 */
export function sandboxTransport(
  provider: string,
  db: Executor,
  settings: SandboxSettings,
  now: () => Date = () => new Date(),
): Transport {
  const books = { provider, db, settings, now };

  return {
    pay: (order, signal) => pay(books, order, signal),
    inquire: (reference, _account, signal) => inquire(books, reference, signal),
    async balance(account, signal) {
      await delay(settings, `balance ${account.id}`, signal);
      const balance = formatMoney(await balanceAt(db, provider, account));
      return json(200, { balance, available: balance, pending: '0.00', currency: 'THB', at: now().toISOString() });
    },
    async bankLists(account, signal) {
      await delay(settings, `banks ${account.id}`, signal);
      return json(200, { data: bankList(provider, settings.seed) });
    },
    async statement(account, from, to, signal) {
      await delay(settings, `statement ${account.id}`, signal);
      const data = (await transfersOf(db, provider, account, from, to)).map((transfer) => ({
        at: transfer.at.toISOString(),
        type: transfer.direction === 'in' ? 'deposit' : 'withdraw',
        reference: transfer.reference,
        amount: formatMoney(transfer.direction === 'in' ? transfer.amount : -transfer.amount),
        fee: formatMoney(transfer.fee),
        balance: formatMoney(transfer.balanceAfter),
      }));
      return json(200, { data });
    },
  };
}

async function pay(
  { provider, db, settings, now }: Books,
  order: ProtocolOrder,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const { seed, lateAfter, chaos, wait } = settings;
  const { account, reference } = order;
  const name = scenarioOf(order.amount, reference, seed, chaos);
  const scenario: Scenario = scenarios[name];
  await delay(settings, reference, signal, scenario.slow);
  const fee = percentOf(order.amount, account.feePercent) + account.feeFixed;
  const affordable = (await balanceAt(db, provider, account)) >= order.amount + fee;
  const transfer = await write(db, provider, {
    order,
    scenario: affordable ? name : 'refused',
    executed: affordable && scenario.pays,
    amount: order.amount + (scenario.off ?? 0n),
    fee,
    upstreamRef: `${provider.slice(0, 2).toUpperCase()}${Math.floor(chance(seed, reference) * 1e12)}`,
    at: now(),
    visibleAt: new Date(now().getTime() + (scenario.before ? lateAfter : 0)),
  });
  if (transfer.executed && order.own)
    await receive(db, order.own, { ...order.own.sender, amount: order.amount, at: now() });
  if (!affordable) return refusal(transfer, 'ยอดเงินในบัญชีไม่พอ');
  const answers: Readonly<Record<Scenario['answers'], () => RawAnswer | Promise<RawAnswer>>> = {
    result: () => result(transfer, scenario),
    refusal: () => refusal(transfer, 'บัญชีปลายทางไม่สามารถรับโอนได้'),
    processing: () => processing(transfer),
    duplicate: () => json(409, { status: 'DUPLICATE', reference, message: 'เลขอ้างอิงนี้ถูกใช้แล้ว' }),
    html: htmlPage,
    huge: hugeBody,
    silence: () => silence(signal, wait),
    reset,
  };
  return answers[scenario.answers]();
}

async function inquire(
  { provider, db, settings, now }: Books,
  reference: string,
  signal: AbortSignal,
): Promise<RawAnswer> {
  await delay(settings, `inquire ${reference}`, signal);
  const transfer = await transferOf(db, provider, reference);
  if (!transfer) return nothing(reference);
  const scenario: Scenario = scenarios[transfer.scenario];
  if (now() < transfer.visibleAt) return scenario.before === 'nothing' ? nothing(reference) : processing(transfer);
  if (scenario.knows === 'silence') return silence(signal, settings.wait);
  if (scenario.knows === 'nothing') return nothing(reference);
  return transfer.executed ? result(transfer, scenario) : refusal(transfer, 'ไม่ได้โอนเงิน');
}

function result(transfer: Transfer, scenario: Scenario): RawAnswer {
  return json(200, {
    status: 'SUCCESS',
    reference: transfer.reference,
    transaction_id: transfer.upstreamRef,
    amount: formatMoney(transfer.amount),
    fee: formatMoney(transfer.fee),
    currency: scenario.currency ?? 'THB',
    at: transfer.at.toISOString(),
    message: 'โอนเงินสำเร็จ',
  });
}

function refusal(transfer: Transfer, message: string): RawAnswer {
  const { reference, upstreamRef } = transfer;
  return json(200, { status: 'FAILED', reference, transaction_id: upstreamRef, message });
}

function processing(transfer: Transfer): RawAnswer {
  const { reference, upstreamRef } = transfer;
  return json(202, { status: 'PROCESSING', reference, transaction_id: upstreamRef, message: 'กำลังดำเนินการ' });
}

function nothing(reference: string): RawAnswer {
  return json(404, { status: 'NOT_FOUND', reference, message: 'ไม่พบรายการนี้ที่ปลายทาง' });
}
