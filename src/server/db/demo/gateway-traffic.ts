import { percentOf } from '#contract/money.ts';
import { bangkokDay } from '#contract/time.ts';
import type { DemoGatewayAccount } from './gateway-accounts.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { Story } from './story.ts';
import { baht, dayBefore, later, minute, second, stamp, type World } from './world.ts';

type Order = SeedRow<'gateway_order'>;
type Transaction = SeedRow<'gateway_transaction'>;
type BalanceLog = SeedRow<'gateway_balance_log'>;

export interface GatewayTraffic {
  readonly orders: readonly Order[];
  readonly transactions: readonly Transaction[];
  readonly balanceLogs: readonly BalanceLog[];
  /** Final balance, and what moved the balance apart from payouts, by account and Bangkok day. */
  readonly balances: ReadonlyMap<number, bigint>;
  readonly otherFlows: readonly { readonly accountId: number; readonly at: Date; readonly change: bigint }[];
  /** Numbers used today by prefix (`VZO`), for whoever counts on. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Something that changed the balance of one account. */
interface Flow {
  readonly at: Date;
  readonly account: DemoGatewayAccount;
  readonly reason: BalanceLog['reason'];
  readonly change: bigint;
  readonly order?: Order;
  readonly duplicate?: boolean;
}

/** Days of deposits through gateways; payouts reach as far back as the withdrawals do. */
const depositDays = 30;
const opening = baht(400_000);
const floor = baht(80_000);
const refill = baht(300_000);
const ceiling = baht(600_000);

/** Orders, settlement events and balances of the gateways: one order for each deposit and withdrawal that used one. */
export function makeGatewayTraffic(world: World, story: Story, accounts: readonly DemoGatewayAccount[]): GatewayTraffic {
  const orders = [...payoutOrders(world, story, accounts), ...depositOrders(world, story, accounts)].sort(
    (a, b) => a.row.created_at.getTime() - b.row.created_at.getTime(),
  );
  const numbers = numberOrders(world, orders);
  const flows = orders.flatMap(({ account, row }): Flow[] =>
    row.status === 'success' && row.callback_at ? [{ at: row.callback_at, account, reason: 'order', change: row.net_amount, order: row }] : [],
  );
  const books = keepBooks(world, flows, accounts, numbers);
  return { orders: orders.map(({ row }) => row), numbers, ...books };
}

interface Placed {
  readonly account: DemoGatewayAccount;
  readonly row: Order;
}

const person = (member: DemoMember) => ({
  agent_id: member.agent.id,
  member_id: member.id,
  bank_code: member.bankCode,
  bank_account_no: member.bankAccountNo,
  bank_account_name: member.bankAccountName,
});

const blank = {
  qr_payload: null,
  qr_image_url: null,
  pay_url: null,
  expires_at: null,
  deposit_ref: null,
  withdraw_ref: null,
};

/** The gateway that pays each withdrawal of that type, in the story; and its orders. */
function payoutOrders(world: World, story: Story, accounts: readonly DemoGatewayAccount[]): Placed[] {
  const placed: Placed[] = [];
  for (const withdrawal of story.withdrawals) {
    if (withdrawal.type !== 'gateway') continue;
    const random = world.random('payout-order', withdrawal.id);
    const account = random.pick(accounts);
    withdrawal.gateway = { name: account.gateway.name, accountId: account.id };
    const { approved, completedAt, net } = withdrawal;
    if (!approved) continue;
    const fee = account.row.withdraw_fee_fixed ?? 0n;
    const status = withdrawal.status === 'success' || withdrawal.status === 'failed' || withdrawal.status === 'unknown' ? withdrawal.status : 'processing';
    placed.push({
      account,
      row: {
        ...blank,
        gateway: account.gateway.name,
        created_at: approved.at,
        order_ref: '',
        gateway_ref: withdrawal.upstreamRef,
        account_id: account.id,
        ...person(withdrawal.member),
        type: 'withdraw',
        method: 'payout',
        request_amount: net,
        pay_amount: net,
        fee,
        net_amount: -(net + fee),
        paid_at: completedAt,
        callback_at: completedAt,
        callback_count: completedAt ? 1 : 0,
        last_callback_status: completedAt ? 'SUCCESS' : null,
        withdraw_ref: withdrawal.ref,
        gateway_status: status.toUpperCase(),
        message: withdrawal.message,
        request_json: { reference: withdrawal.ref, amount: Number(net) / 100 },
        response_json: null,
        status,
      },
    });
  }
  return placed;
}

const failures = { expired: 12, failed: 2, cancelled: 1 } as const;

function depositOrders(world: World, story: Story, accounts: readonly DemoGatewayAccount[]): Placed[] {
  const first = new Date(`${dayBefore(world, depositDays - 1)}T00:00:00+07:00`);
  const share = accounts.reduce((sum, { gateway }) => sum + gateway.share, 0) / world.size.accountsOfGateway;
  const weights = Object.fromEntries(accounts.map(({ id, gateway }) => [String(id), gateway.share]));
  return story.deposits.flatMap((deposit): Placed[] => {
    if (deposit.channel !== 'gateway' || deposit.at < first) return [];
    const random = world.random('deposit-order', deposit.ref);
    if (!random.chance(share)) return [];
    const drawn = random.weighted(weights);
    const account = accounts.find(({ id }) => String(id) === drawn);
    if (!account) return [];
    const fee = percentOf(deposit.amount, account.row.deposit_fee_pct);
    const created = later(deposit.at, -random.int(20, 150) * second);
    const base = {
      ...blank,
      gateway: account.gateway.name,
      account_id: account.id,
      order_ref: '',
      ...person(deposit.member),
      type: 'deposit' as const,
      method: 'qr' as const,
      request_amount: deposit.amount,
      pay_amount: deposit.amount,
      fee,
      net_amount: deposit.amount - fee,
      qr_payload: `00020101021229370016A000000677010111${random.digits(20)}`,
      pay_url: null,
      response_json: null,
    };
    const paid: Order = {
      ...base,
      created_at: created,
      gateway_ref: `${account.gateway.code}${random.digits(12)}`,
      expires_at: later(created, 10 * minute),
      paid_at: later(deposit.at, -8 * second),
      callback_at: deposit.at,
      callback_count: random.chance(0.03) ? 2 : 1,
      last_callback_status: 'SUCCESS',
      deposit_ref: deposit.ref,
      gateway_status: 'SUCCESS',
      message: null,
      request_json: { reference: deposit.ref, amount: Number(deposit.amount) / 100 },
      status: 'success',
    };
    if (!random.chance(0.15)) return [{ account, row: paid }];
    // Some try once in vain before they pay.
    const status = random.weighted(failures);
    const tried = later(created, -random.int(11, 25) * minute);
    const vain: Order = {
      ...base,
      created_at: tried,
      gateway_ref: `${account.gateway.code}${random.digits(12)}`,
      expires_at: later(tried, 10 * minute),
      paid_at: null,
      callback_at: null,
      callback_count: 0,
      last_callback_status: null,
      gateway_status: status.toUpperCase(),
      message: status === 'failed' ? 'ธนาคารผู้โอนปฏิเสธรายการ' : null,
      request_json: null,
      status,
    };
    return [{ account, row: vain }, { account, row: paid }];
  });
}

function numberOrders(world: World, orders: readonly Placed[]): Map<string, number> {
  const used = new Map<string, number>();
  orders.forEach(({ account, row }, index) => {
    const day = bangkokDay(row.created_at);
    const key = `${account.gateway.code}O${day}`;
    const next = (used.get(key) ?? 0) + 1;
    used.set(key, next);
    row.id = index + 1;
    row.order_ref = `${account.gateway.code}O${stamp(day)}${String(next).padStart(6, '0')}`;
  });
  const today = new Map<string, number>();
  for (const { account } of orders) today.set(`${account.gateway.code}O`, used.get(`${account.gateway.code}O${world.today}`) ?? 0);
  return today;
}

/** Adds the daily settlements and the refills, and writes every account's chain. */
function keepBooks(world: World, orders: readonly Flow[], accounts: readonly DemoGatewayAccount[], numbers: Map<string, number>) {
  const transactions: Transaction[] = [];
  const balanceLogs: BalanceLog[] = [];
  const balances = new Map<number, bigint>();
  const otherFlows: { accountId: number; at: Date; change: bigint }[] = [];
  const counts = new Map<string, number>();
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
      reason: flow.reason,
      ref,
      balance_before: before,
      change: flow.change,
      balance_after: after,
      source,
    });
    if (flow.order?.type !== 'withdraw') otherFlows.push({ accountId: flow.account.id, at: flow.at, change: flow.change });
    return after;
  };
  const book = (flow: Flow, type: Transaction['type'], balance: bigint | null, status: Transaction['process_status']) => {
    const day = bangkokDay(flow.at);
    const key = `${flow.account.gateway.code}T${day}`;
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    const { order } = flow;
    transactions.push({
      id: transactions.length + 1,
      gateway: flow.account.gateway.name,
      received_at: flow.at,
      txn_ref: `${flow.account.gateway.code}T${stamp(day)}${String(next).padStart(6, '0')}`,
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
  for (const { gateway } of accounts) numbers.set(`${gateway.code}T`, counts.get(`${gateway.code}T${world.today}`) ?? 0);
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
