import { bangkokDay } from '#contract/time.ts';
import type { DemoGatewayAccount } from './gateway-accounts.ts';
import { type BalanceLog, type Flow, keepBooks, type Transaction } from './gateway-books.ts';
import { depositOrders, type Order, type Placed, payoutOrders } from './gateway-orders.ts';
import type { Story } from './story.ts';
import { stamp, type World } from './world.ts';

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

/** Orders, settlement events and balances of the gateways: one order for each deposit and withdrawal that used one. */
export function makeGatewayTraffic(
  world: World,
  story: Story,
  accounts: readonly DemoGatewayAccount[],
): GatewayTraffic {
  const orders = [...payoutOrders(world, story, accounts), ...depositOrders(world, story, accounts)].sort(
    (a, b) => a.row.created_at.getTime() - b.row.created_at.getTime(),
  );
  const numbers = numberOrders(world, orders);
  const flows = orders.flatMap(({ account, row }): Flow[] =>
    row.status === 'success' && row.callback_at
      ? [{ at: row.callback_at, account, reason: 'order', change: row.net_amount, order: row }]
      : [],
  );
  const books = keepBooks(world, flows, accounts, numbers);
  return { orders: orders.map(({ row }) => row), numbers, ...books };
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
  for (const { account } of orders)
    today.set(`${account.gateway.code}O`, used.get(`${account.gateway.code}O${world.today}`) ?? 0);
  return today;
}
