import { bangkokDay } from '#contract/time.ts';
import { numberPrefix } from '../providers/gateway-numbers.ts';
import type { DayNumbers } from './day-numbers.ts';
import type { DemoGatewayAccount } from './gateway-accounts.ts';
import type { Order } from './gateway-orders.ts';
import type { SeedRow } from './insert.ts';
import { baht, dayBefore, later, second, type World } from './world.ts';

export type Transaction = SeedRow<'gateway_transaction'>;
export type BalanceLog = SeedRow<'gateway_balance_log'>;

/** Something that changed the balance of one account. */
export interface Flow {
  readonly at: Date;
  readonly account: DemoGatewayAccount;
  readonly reason: BalanceLog['reason'];
  readonly change: bigint;
  readonly order?: Order;
  readonly duplicate?: boolean;
}

const opening = baht(400_000);
const floor = baht(80_000);
const refill = baht(300_000);
const ceiling = baht(600_000);

/** Adds the daily settlements and the refills, and writes every account's chain. */
export function keepBooks(
  world: World,
  orders: readonly Flow[],
  accounts: readonly DemoGatewayAccount[],
  numbers: DayNumbers,
) {
  const transactions: Transaction[] = [];
  const balanceLogs: BalanceLog[] = [];
  const balances = new Map<number, bigint>();
  const otherFlows: { accountId: number; at: Date; change: bigint }[] = [];
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  for (const account of accounts) balances.set(account.id, 0n);

  const write = (flow: Flow, source: BalanceLog['source'], ref: string | null) => {
    const before = balances.get(flow.account.id) ?? 0n;
    const after = before + flow.change;
    balances.set(flow.account.id, after);
    balanceLogs.push({
      id: balanceLogs.length + 1,
      gateway: flow.account.gateway.name,
      created_at: flow.at,
      account_id: flow.account.id,
      agent_id: flow.order?.agent_id ?? null,
      reason: flow.reason,
      ref,
      balance_before: before,
      change: flow.change,
      balance_after: after,
      source,
    });
    if (!flow.order) otherFlows.push({ accountId: flow.account.id, at: flow.at, change: flow.change });
    return after;
  };
  const book = (
    flow: Flow,
    type: Transaction['type'],
    balance: bigint | null,
    status: Transaction['process_status'],
  ) => {
    const { order } = flow;
    transactions.push({
      id: transactions.length + 1,
      gateway: flow.account.gateway.name,
      received_at: flow.at,
      txn_ref: numbers.next(numberPrefix(flow.account.gateway.name, 'transaction'), flow.at, 6),
      order_ref: order?.order_ref ?? null,
      gateway_ref: order?.gateway_ref ?? null,
      account_id: flow.account.id,
      agent_id: order?.agent_id ?? null,
      member_id: order?.member_id ?? null,
      type,
      amount: order?.pay_amount ?? (flow.change < 0n ? -flow.change : flow.change),
      fee: order?.fee ?? 0n,
      net_amount: flow.change,
      balance_after: balance,
      payer_bank_code: type === 'deposit' ? (order?.bank_code ?? null) : null,
      payer_account_no: type === 'deposit' ? (order?.bank_account_no ?? null) : null,
      payer_name: type === 'deposit' ? (order?.bank_account_name ?? null) : null,
      payee_mismatch: false,
      signature_valid: true,
      source_ip: `192.0.2.${10 + flow.account.id}`,
      process_status: status,
      message: null,
      payload_json: order ? { refId: order.gateway_ref, orderId: order.order_ref, status: 'SUCCESS' } : null,
    });
  };

  for (const account of accounts) write({ at: start, account, reason: 'sync', change: opening }, 'poll', null);
  const flows = [...orders].sort((a, b) => a.at.getTime() - b.at.getTime());
  let day = bangkokDay(start);
  for (const flow of flows) {
    for (const today = bangkokDay(flow.at); day < today; ) {
      day = bangkokDay(later(new Date(`${day}T12:00:00Z`), 86_400_000));
      settleAll(accounts, new Date(`${day}T00:00:00+07:00`), balances, write, book);
    }
    if ((balances.get(flow.account.id) ?? 0n) + flow.change < floor) {
      write({ at: flow.at, account: flow.account, reason: 'topup', change: refill }, 'manual', null);
    }
    const balance = write(flow, 'callback', flow.order?.order_ref ?? null);
    const isDeposit = flow.order?.type === 'deposit';
    book(flow, isDeposit ? 'deposit' : 'withdraw', balance, isDeposit ? 'credited' : 'updated');
    if ((flow.order?.callback_count ?? 0) > 1) {
      book({ ...flow, at: later(flow.at, 3 * second), change: 0n }, 'deposit', null, 'duplicate');
    }
  }
  return { transactions, balanceLogs, balances, otherFlows };
}

/** At midnight what lies above the ceiling goes to the house's bank. */
function settleAll(
  accounts: readonly DemoGatewayAccount[],
  at: Date,
  balances: ReadonlyMap<number, bigint>,
  write: (flow: Flow, source: BalanceLog['source'], ref: string | null) => bigint,
  book: (flow: Flow, type: Transaction['type'], balance: bigint | null, status: Transaction['process_status']) => void,
): void {
  for (const account of accounts) {
    const above = (balances.get(account.id) ?? 0n) - ceiling;
    if (above <= 0n) continue;
    const flow: Flow = { at, account, reason: 'settlement', change: -above };
    book(flow, 'settlement', write(flow, 'poll', null), 'updated');
  }
}
