// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ShopDepositAddBody,
  ShopDepositAddReply,
  ShopDepositDetailQuery,
  ShopDepositDetailReply,
  ShopDepositListQuery,
  ShopDepositListReply,
  ShopDepositUpdateBody,
  ShopDepositUpdateReply,
  ShopHistoryQuery,
  ShopHistoryReply,
  ShopInquiryDetailQuery,
  ShopInquiryDetailReply,
  ShopInquiryListQuery,
  ShopInquiryListReply,
  ShopInquiryUpdateBody,
  ShopInquiryUpdateReply,
  ShopInquiryUpdateVerdictQuery,
  ShopInquiryUpdateVerdictReply,
  ShopItemAddForm,
  ShopItemAddReply,
  ShopItemDetailQuery,
  ShopItemDetailReply,
  ShopItemItemsQuery,
  ShopItemItemsReply,
  ShopItemListQuery,
  ShopItemListReply,
  ShopItemUpdateForm,
  ShopItemUpdateReply,
  ShopStockAddBody,
  ShopStockAddReply,
  ShopStockDeleteBody,
  ShopStockDeleteReply,
  ShopStockListQuery,
  ShopStockListReply,
} from '#generated/api/shop.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  shopDepositAdd,
  shopDepositDetail,
  shopDepositList,
  shopDepositUpdate,
  shopHistory,
  shopInquiryDetail,
  shopInquiryList,
  shopInquiryUpdate,
  shopInquiryUpdateVerdict,
  shopItemAdd,
  shopItemDetail,
  shopItemItems,
  shopItemList,
  shopItemUpdate,
  shopStockAdd,
  shopStockDelete,
  shopStockList,
} from '../calls/shop.ts';

/** Add rule: POST /api/shop/deposit/add */
export function useShopDepositAdd(): Mutation<ShopDepositAddBody, RecordReply<ShopDepositAddReply>> {
  return usePost(shopDepositAdd);
}

/** Rule: GET /api/shop/deposit/detail */
export function useShopDepositDetail(
  query: ShopDepositDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ShopDepositDetailReply>> {
  return useGet(shopDepositDetail, query, options);
}

/** Points for deposits: GET /api/shop/deposit/list */
export function useShopDepositList(
  query: ShopDepositListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ShopDepositListReply>> {
  return useGet(shopDepositList, query, options);
}

/** Change rule: POST /api/shop/deposit/update */
export function useShopDepositUpdate(): Mutation<ShopDepositUpdateBody, RecordReply<ShopDepositUpdateReply>> {
  return usePost(shopDepositUpdate);
}

/** Redemption history: GET /api/shop/history */
export function useShopHistory(
  query: ShopHistoryQuery | null,
  options?: QueryOptions,
): Query<PageReply<ShopHistoryReply>> {
  return useGet(shopHistory, query, options);
}

/** Redemption: GET /api/shop/inquiry/detail */
export function useShopInquiryDetail(
  query: ShopInquiryDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ShopInquiryDetailReply>> {
  return useGet(shopInquiryDetail, query, options);
}

/** Redemptions: GET /api/shop/inquiry/list */
export function useShopInquiryList(
  query: ShopInquiryListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ShopInquiryListReply>> {
  return useGet(shopInquiryList, query, options);
}

/** Work on a redemption: POST /api/shop/inquiry/update */
export function useShopInquiryUpdate(): Mutation<ShopInquiryUpdateBody, RecordReply<ShopInquiryUpdateReply>> {
  return usePost(shopInquiryUpdate);
}

/** What decides: Work on a redemption: GET /api/shop/inquiry/update/verdict */
export function useShopInquiryUpdateVerdict(
  query: ShopInquiryUpdateVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ShopInquiryUpdateVerdictReply>> {
  return useGet(shopInquiryUpdateVerdict, query, options);
}

/** Add item: POST /api/shop/item/add */
export function useShopItemAdd(): Mutation<ShopItemAddForm, RecordReply<ShopItemAddReply>> {
  return usePost(shopItemAdd);
}

/** Item: GET /api/shop/item/detail */
export function useShopItemDetail(
  query: ShopItemDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ShopItemDetailReply>> {
  return useGet(shopItemDetail, query, options);
}

/** Shop items: GET /api/shop/item/items */
export function useShopItemItems(
  query: ShopItemItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ShopItemItemsReply[]>> {
  return useGet(shopItemItems, query, options);
}

/** Shop items: GET /api/shop/item/list */
export function useShopItemList(
  query: ShopItemListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ShopItemListReply>> {
  return useGet(shopItemList, query, options);
}

/** Change item: POST /api/shop/item/update */
export function useShopItemUpdate(): Mutation<ShopItemUpdateForm, RecordReply<ShopItemUpdateReply>> {
  return usePost(shopItemUpdate);
}

/** Add stock: POST /api/shop/stock/add */
export function useShopStockAdd(): Mutation<ShopStockAddBody, RecordReply<ShopStockAddReply>> {
  return usePost(shopStockAdd);
}

/** Take stock out: POST /api/shop/stock/delete */
export function useShopStockDelete(): Mutation<ShopStockDeleteBody, RecordReply<ShopStockDeleteReply>> {
  return usePost(shopStockDelete);
}

/** Stock: GET /api/shop/stock/list */
export function useShopStockList(
  query: ShopStockListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ShopStockListReply>> {
  return useGet(shopStockList, query, options);
}
