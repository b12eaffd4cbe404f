import { bangkokDay } from '#contract/time.ts';
import { numberPrefix } from '../../providers/gateway-numbers.ts';
import { type BalanceLog, type Flow, keepBooks, type Transaction } from './gateway-books.ts';
import { depositOrders, type Order, type Placed, payoutOrders, type Ways } from './gateway-orders.ts';
import type { Story } from './story.ts';
import { stamp, type World } from './world.ts';

export interface GatewayTraffic {
  readonly orders: readonly Order[];
  readonly transactions: readonly Transaction[];
  readonly balanceLogs: readonly BalanceLog[];
  /** Final balance, and what moved the balance apart from orders, by account and Bangkok day. */
  readonly balances: ReadonlyMap<number, bigint>;
  readonly otherFlows: readonly { readonly accountId: number; readonly at: Date; readonly change: bigint }[];
  /** Numbers used today by prefix (`VZO`), for whoever counts on. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Orders, settlement events and balances of the gateways: one order for each deposit and withdrawal that used one. */
export function makeGatewayTraffic(world: World, story: Story, ways: Ways): GatewayTraffic {
  const orders = [...payoutOrders(world, story, ways), ...depositOrders(world, story, ways)].sort(
    (a, b) => a.row.created_at.getTime() - b.row.created_at.getTime(),
  );
  const numbers = numberOrders(world, orders);
  const flows = orders.flatMap(({ account, row }): Flow[] =>
    row.status === 'success' && row.callback_at
      ? [{ at: row.callback_at, account, reason: 'order', change: row.net_amount, order: row }]
      : [],
  );
  const books = keepBooks(world, flows, ways.accounts, numbers);
  return { orders: orders.map(({ row }) => row), numbers, ...books };
}

function numberOrders(world: World, orders: readonly Placed[]): Map<string, number> {
  const used = new Map<string, number>();
  orders.forEach(({ account, row }, index) => {
    const day = bangkokDay(row.created_at);
    const prefix = numberPrefix(account.gateway.name, 'order');
    const key = `${prefix}${day}`;
    const next = (used.get(key) ?? 0) + 1;
    used.set(key, next);
    row.id = index + 1;
    row.order_ref = `${prefix}${stamp(day)}${String(next).padStart(6, '0')}`;
  });
  const today = new Map<string, number>();
  for (const { account } of orders) {
    const prefix = numberPrefix(account.gateway.name, 'order');
    today.set(prefix, used.get(`${prefix}${world.today}`) ?? 0);
  }
  return today;
}
