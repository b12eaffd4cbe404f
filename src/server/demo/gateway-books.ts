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
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const books = new Books(accounts, numbers);
  for (const account of accounts) books.write({ at: start, account, reason: 'sync', change: opening }, 'poll', null);
  let day = bangkokDay(start);
  for (const flow of orders.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    for (const today = bangkokDay(flow.at); day < today; ) {
      day = bangkokDay(later(new Date(`${day}T12:00:00Z`), 86_400_000));
      books.settleAll(new Date(`${day}T00:00:00+07:00`));
    }
    books.take(flow);
  }
  const { transactions, balanceLogs, balances, otherFlows } = books;
  return { transactions, balanceLogs, balances, otherFlows };
}

/** What the accounts hold, and the lines that it came by. */
class Books {
  readonly transactions: Transaction[] = [];
  readonly balanceLogs: BalanceLog[] = [];
  readonly balances: Map<number, bigint>;
  readonly otherFlows: { accountId: number; at: Date; change: bigint }[] = [];
  readonly #accounts: readonly DemoGatewayAccount[];
  readonly #numbers: DayNumbers;

  constructor(accounts: readonly DemoGatewayAccount[], numbers: DayNumbers) {
    this.#accounts = accounts;
    this.#numbers = numbers;
    this.balances = new Map(accounts.map(({ id }) => [id, 0n]));
  }

  /** An order was paid; an account that would fall too low is filled first. */
  take(flow: Flow): void {
    const { account, at, order } = flow;
    if (this.#held(account) + flow.change < floor)
      this.write({ at, account, reason: 'topup', change: refill }, 'manual', null);
    const balance = this.write(flow, 'callback', order?.order_ref ?? null);
    const isDeposit = order?.type === 'deposit';
    this.#book(flow, isDeposit ? 'deposit' : 'withdraw', balance, isDeposit ? 'credited' : 'updated');
    if ((order?.callback_count ?? 0) > 1)
      this.#book({ ...flow, at: later(at, 3 * second), change: 0n }, 'deposit', null, 'duplicate');
  }

  /** At midnight the surplus above the ceiling is swept to the house's bank. */
  settleAll(at: Date): void {
    for (const account of this.#accounts) {
      const above = this.#held(account) - ceiling;
      if (above <= 0n) continue;
      const flow: Flow = { at, account, reason: 'settlement', change: -above };
      this.#book(flow, 'settlement', this.write(flow, 'poll', null), 'updated');
    }
  }

  /** Writes a line of an account's history. Returns what it holds then. */
  write({ at, account, reason, change, order }: Flow, source: BalanceLog['source'], ref: string | null): bigint {
    const before = this.#held(account);
    const after = before + change;
    this.balances.set(account.id, after);
    this.balanceLogs.push({
      ...{ id: this.balanceLogs.length + 1, gateway: account.gateway.name, created_at: at, account_id: account.id },
      ...{
        agent_id: order?.agent_id ?? null,
        reason,
        ref,
        balance_before: before,
        change,
        balance_after: after,
        source,
      },
    });
    if (!order) this.otherFlows.push({ accountId: account.id, at, change });
    return after;
  }

  #held = ({ id }: DemoGatewayAccount): bigint => this.balances.get(id) ?? 0n;

  #book(flow: Flow, type: Transaction['type'], balance: bigint | null, status: Transaction['process_status']): void {
    const { order, account, at, change } = flow;
    this.transactions.push({
      ...{ id: this.transactions.length + 1, gateway: account.gateway.name, received_at: at },
      txn_ref: this.#numbers.next(numberPrefix(account.gateway.name, 'transaction'), at, 6),
      ...{ order_ref: order?.order_ref ?? null, gateway_ref: order?.gateway_ref ?? null, account_id: account.id },
      ...{ agent_id: order?.agent_id ?? null, member_id: order?.member_id ?? null, type },
      amount: order?.pay_amount ?? (change < 0n ? -change : change),
      ...{ fee: order?.fee ?? 0n, net_amount: change, balance_after: balance },
      ...payerOf(type === 'deposit' ? order : undefined),
      ...{ payee_mismatch: false, signature_valid: true, source_ip: `192.0.2.${10 + account.id}` },
      ...{ process_status: status, message: null },
      payload_json: order ? { refId: order.gateway_ref, orderId: order.order_ref, status: 'SUCCESS' } : null,
    });
  }
}

const payerOf = (order: Order | undefined) => ({
  payer_bank_code: order?.bank_code ?? null,
  payer_account_no: order?.bank_account_no ?? null,
  payer_name: order?.bank_account_name ?? null,
});
