import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { shopTexts } from './texts.ts';

type Item = RowOf<'shop_item'>;

/** What an item must be, whoever writes it. */
function check(before: Item | null, row: Item): void {
  const wrong: Record<string, Text> = {};
  const isCredit = row.category === 'credit' || row.category === 'credit_free';
  if (isCredit && row.reward_value === null) wrong.reward_value = shopTexts.fillInTheCreditValue;
  if (isCredit && row.turnover_multiple === null) wrong.turnover_multiple = shopTexts.fillInTheTurnover;
  if (row.need_shipping && (isCredit || row.category === 'ticket'))
    wrong.need_shipping = shopTexts.creditAndTicketsAreNotShipped;
  if (row.need_shipping && row.stock_mode === 'code') wrong.need_shipping = shopTexts.codesNotShipped;
  if (row.start_at && row.end_at && row.end_at <= row.start_at) wrong.end_at = shopTexts.mustBeAfterTheStart;
  const asked = before === null ? row.status === 'out_of_stock' && row.stock_mode === 'unlimited' : false;
  if (asked) wrong.status = shopTexts.soldOutBySystem;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A new item. Nothing is in stock before a lot is put in. */
export const itemAdd = effect('shop.item.add', async ({ row }) => check(null, row));

/** A changed item. How its stock is kept stays from the first lot on; what it was redeemed as stays with the redemption. */
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
