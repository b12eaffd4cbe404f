import type { BalanceLog } from './gateway-books.ts';
import type { SeedRow } from './insert.ts';
import { baht, dayBefore, later, minute, type World } from './world.ts';

type Order = SeedRow<'gateway_order'>;

/** Days whose statements can be compared. */
const days = 14;

/**
 * The sandbox's own records of the demo's orders at each gateway, so that inquiries and statements
 * have answers. Now and then one is missing, has another amount, or is unknown here. `logs`
 * have the account's balance after each.
 */
export function gatewayRecords(world: World, orders: readonly Order[], logs: readonly BalanceLog[]): readonly object[] {
  const first = new Date(`${dayBefore(world, days - 1)}T00:00:00+07:00`);
  const held = new Map(logs.map((log) => [`${log.account_id} ${log.ref}`, log.balance_after]));
  return orders
    .filter(({ status, created_at }) => status === 'success' && created_at >= first)
    .flatMap((order) => {
      const random = world.random('far-side', order.order_ref);
      const at = order.callback_at ?? order.created_at;
      const transfer = {
        provider: order.gateway,
        account: String(order.account_id),
        reference: order.order_ref,
        order_ref: order.order_ref,
        upstream_ref: order.gateway_ref ?? order.order_ref,
        direction: order.type === 'deposit' ? 'in' : 'out',
        amount: order.pay_amount,
        fee: order.fee,
        bank_code: order.bank_code,
        account_no: order.bank_account_no,
        scenario: 'normal',
        executed: true,
        visible_at: at,
        balance_after: held.get(`${order.account_id} ${order.order_ref}`) ?? null,
        created_at: at,
      };
      // Payouts always agree: those that do not are made by the withdrawals themselves.
      const luck = order.type === 'deposit' ? random.int(1, 60) : 60;
      if (luck === 1) return [];
      if (luck === 2) return [{ ...transfer, amount: order.pay_amount + baht(1) }];
      if (luck > 3) return [transfer];
      const stray = `EXT${random.digits(10)}`;
      const strayAt = later(at, 4 * minute);
      return [
        transfer,
        {
          ...transfer,
          ...{ reference: stray, order_ref: stray, upstream_ref: stray },
          ...{ visible_at: strayAt, created_at: strayAt, amount: baht(random.int(1, 20) * 100) },
        },
      ];
    });
}
