import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { shopTexts } from './texts.ts';

type Item = RowOf<'shop_item'>;

/** Validates an item on every write. */
function check(before: Item | null, row: Item): void {
  const errors: Record<string, Text> = {};
  const isCredit = row.category === 'credit' || row.category === 'credit_free';
  if (isCredit && row.reward_value === null) errors.reward_value = shopTexts.fillInTheCreditValue;
  if (isCredit && row.turnover_multiple === null) errors.turnover_multiple = shopTexts.fillInTheTurnover;
  if (row.need_shipping && (isCredit || row.category === 'ticket'))
    errors.need_shipping = shopTexts.creditAndTicketsAreNotShipped;
  if (row.need_shipping && row.stock_mode === 'code') errors.need_shipping = shopTexts.codesNotShipped;
  if (row.start_at && row.end_at && row.end_at <= row.start_at) errors.end_at = shopTexts.mustBeAfterTheStart;
  const isInvalidStatus = before === null ? row.status === 'out_of_stock' && row.stock_mode === 'unlimited' : false;
  if (isInvalidStatus) errors.status = shopTexts.soldOutBySystem;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A new item. It has no stock until a lot is added. */
export const itemAdd = effect('shop.item.add', async ({ row }) => check(null, row));

/** A changed item. Its stock mode is fixed once a lot exists; redemptions keep the values they were made with. */
export const itemUpdate = effect('shop.item.update', async ({ before, row }, ctx) => {
  if (!before) throw new Error('A change has a record');
  check(before, row);
  if (row.stock_mode === before.stock_mode) return;
  const lot = await ctx.tx
    .selectFrom('shop_stock')
    .select('id')
    .where('item_id', '=', row.id)
    .limit(1)
    .executeTakeFirst();
  const taken = await ctx.tx
    .selectFrom('shop_redeem')
    .select('id')
    .where('item_id', '=', row.id)
    .limit(1)
    .executeTakeFirst();
  if (lot || taken) throw invalid({ stock_mode: shopTexts.stockKindFixed });
});
