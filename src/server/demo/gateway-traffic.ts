import { numberPrefix } from '../providers/gateway-numbers.ts';
import { DayNumbers } from './day-numbers.ts';
import { type BalanceLog, type Flow, keepBooks, type Transaction } from './gateway-books.ts';
import { depositOrders, type Order, payoutOrders, type Ways } from './gateway-orders.ts';
import type { Scenario } from './scenario.ts';
import type { World } from './world.ts';

export interface GatewayTraffic {
  readonly orders: readonly Order[];
  readonly transactions: readonly Transaction[];
  readonly balanceLogs: readonly BalanceLog[];
  /** Final balance, and what moved the balance apart from orders, by account and Bangkok day. */
  readonly balances: ReadonlyMap<number, bigint>;
  readonly otherFlows: readonly { readonly accountId: number; readonly at: Date; readonly change: bigint }[];
  /** Of orders and transactions, by prefix (`VZO`). */
  readonly numbers: DayNumbers;
}

/** Orders, settlement events and balances of the gateways: one order for each deposit and withdrawal that used one. */
export function makeGatewayTraffic(world: World, story: Scenario, ways: Ways): GatewayTraffic {
  const orders = [...payoutOrders(world, story, ways), ...depositOrders(world, story, ways)].sort(
    (a, b) => a.row.created_at.getTime() - b.row.created_at.getTime(),
  );
  const numbers = new DayNumbers();
  orders.forEach(({ account, row }, index) => {
    row.id = index + 1;
    row.order_ref = numbers.next(numberPrefix(account.gateway.name, 'order'), row.created_at, 6);
  });
  const flows = orders.flatMap(({ account, row }): Flow[] =>
    row.status === 'success' && row.callback_at
      ? [{ at: row.callback_at, account, reason: 'order', change: row.net_amount, order: row }]
      : [],
  );
  const books = keepBooks(world, flows, ways.accounts, numbers);
  return { orders: orders.map(({ row }) => row), numbers, ...books };
}
