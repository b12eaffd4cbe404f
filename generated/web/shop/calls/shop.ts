// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ShopDepositAddBody, ShopDepositAddReply, ShopDepositDetailQuery, ShopDepositDetailReply, ShopDepositListQuery,
  ShopDepositListReply, ShopDepositUpdateBody, ShopDepositUpdateReply, ShopHistoryQuery, ShopHistoryReply,
  ShopInquiryClaimBody, ShopInquiryClaimReply, ShopInquiryDetailQuery, ShopInquiryDetailReply, ShopInquiryListQuery,
  ShopInquiryListReply, ShopInquiryReleaseBody, ShopInquiryReleaseReply, ShopInquiryUpdateBody, ShopInquiryUpdateReply,
  ShopInquiryUpdateVerdictQuery, ShopInquiryUpdateVerdictReply, ShopItemAddForm, ShopItemAddReply, ShopItemDetailQuery,
  ShopItemDetailReply, ShopItemItemsQuery, ShopItemItemsReply, ShopItemListQuery, ShopItemListReply,
  ShopItemUpdateForm, ShopItemUpdateReply, ShopStockAddBody, ShopStockAddReply, ShopStockDeleteBody,
  ShopStockDeleteReply, ShopStockListQuery, ShopStockListReply,
} from '#generated/api/shop.ts';

/** Add rule: POST /api/shop/deposit/add */
export const shopDepositAdd: Call<ShopDepositAddBody, RecordReply<ShopDepositAddReply>> = {
  id: 'shop.deposit.add',
  method: 'POST',
  path: '/api/shop/deposit/add',
  permission: 'shop.deposit.create',
  optOut: [400],
  invalidates: ['/api/shop/deposit/detail', '/api/shop/deposit/list'],
};

/** Rule: GET /api/shop/deposit/detail */
export const shopDepositDetail: Call<ShopDepositDetailQuery, RecordReply<ShopDepositDetailReply>> = {
  id: 'shop.deposit.detail',
  method: 'GET',
  path: '/api/shop/deposit/detail',
  permission: 'shop.deposit.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Points for deposits: GET /api/shop/deposit/list */
export const shopDepositList: Call<ShopDepositListQuery, PageReply<ShopDepositListReply>> = { id: 'shop.deposit.list', method: 'GET', path: '/api/shop/deposit/list', permission: 'shop.deposit.view' };

/** Change rule: POST /api/shop/deposit/update */
export const shopDepositUpdate: Call<ShopDepositUpdateBody, RecordReply<ShopDepositUpdateReply>> = {
  id: 'shop.deposit.update',
  method: 'POST',
  path: '/api/shop/deposit/update',
  permission: 'shop.deposit.update',
  optOut: [400],
  invalidates: ['/api/shop/deposit/detail', '/api/shop/deposit/list'],
  kind: 'update',
  key: 'id',
};

/** Redemption history: GET /api/shop/history */
export const shopHistory: Call<ShopHistoryQuery, PageReply<ShopHistoryReply>> = { id: 'shop.history', method: 'GET', path: '/api/shop/history', permission: 'shop.redeem.view' };

/** Take: POST /api/shop/inquiry/claim */
export const shopInquiryClaim: Call<ShopInquiryClaimBody, RecordReply<ShopInquiryClaimReply>> = {
  id: 'shop.inquiry.claim',
  method: 'POST',
  path: '/api/shop/inquiry/claim',
  permission: 'shop.redeem.handle',
  invalidates: ['/api/shop/history', '/api/shop/inquiry/detail', '/api/shop/inquiry/list'],
  extension: true,
  over: 'shop.redeem.takeover',
};

/** Redemption: GET /api/shop/inquiry/detail */
export const shopInquiryDetail: Call<ShopInquiryDetailQuery, RecordReply<ShopInquiryDetailReply>> = {
  id: 'shop.inquiry.detail',
  method: 'GET',
  path: '/api/shop/inquiry/detail',
  permission: 'shop.redeem.view',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** Redemptions: GET /api/shop/inquiry/list */
export const shopInquiryList: Call<ShopInquiryListQuery, PageReply<ShopInquiryListReply>> = { id: 'shop.inquiry.list', method: 'GET', path: '/api/shop/inquiry/list', permission: 'shop.redeem.view' };

/** Release: POST /api/shop/inquiry/release */
export const shopInquiryRelease: Call<ShopInquiryReleaseBody, RecordReply<ShopInquiryReleaseReply>> = {
  id: 'shop.inquiry.release',
  method: 'POST',
  path: '/api/shop/inquiry/release',
  permission: 'shop.redeem.handle',
  invalidates: ['/api/shop/history', '/api/shop/inquiry/detail', '/api/shop/inquiry/list'],
  extension: true,
};

/** Work on a redemption: POST /api/shop/inquiry/update */
export const shopInquiryUpdate: Call<ShopInquiryUpdateBody, RecordReply<ShopInquiryUpdateReply>> = {
  id: 'shop.inquiry.update',
  method: 'POST',
  path: '/api/shop/inquiry/update',
  permission: 'shop.redeem.handle',
  money: true,
  invalidates: [
    '/api/shop/history', '/api/shop/inquiry/detail', '/api/shop/inquiry/list', '/api/shop/item/detail',
    '/api/shop/item/list', '/api/shop/stock/list',
  ],
  extension: true,
  key: 'redeem_ref',
};

/** What decides: Work on a redemption: GET /api/shop/inquiry/update/verdict */
export const shopInquiryUpdateVerdict: Call<
  ShopInquiryUpdateVerdictQuery,
  RecordReply<ShopInquiryUpdateVerdictReply>
> = { id: 'shop.inquiry.update.verdict', method: 'GET', path: '/api/shop/inquiry/update/verdict', permission: 'shop.redeem.handle', extension: true };

/** Add item: POST /api/shop/item/add */
export const shopItemAdd: Call<ShopItemAddForm, RecordReply<ShopItemAddReply>> = {
  id: 'shop.item.add',
  method: 'POST',
  path: '/api/shop/item/add',
  permission: 'shop.item.create',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/shop/item/detail', '/api/shop/item/items', '/api/shop/item/list'],
};

/** Item: GET /api/shop/item/detail */
export const shopItemDetail: Call<ShopItemDetailQuery, RecordReply<ShopItemDetailReply>> = {
  id: 'shop.item.detail',
  method: 'GET',
  path: '/api/shop/item/detail',
  permission: 'shop.item.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Shop items: GET /api/shop/item/items */
export const shopItemItems: Call<ShopItemItemsQuery, RecordReply<readonly ShopItemItemsReply[]>> = { id: 'shop.item.items', method: 'GET', path: '/api/shop/item/items', permission: 'signed-in', extension: true };

/** Shop items: GET /api/shop/item/list */
export const shopItemList: Call<ShopItemListQuery, PageReply<ShopItemListReply>> = { id: 'shop.item.list', method: 'GET', path: '/api/shop/item/list', permission: 'shop.item.view' };

/** Change item: POST /api/shop/item/update */
export const shopItemUpdate: Call<ShopItemUpdateForm, RecordReply<ShopItemUpdateReply>> = {
  id: 'shop.item.update',
  method: 'POST',
  path: '/api/shop/item/update',
  permission: 'shop.item.update',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/shop/item/detail', '/api/shop/item/items', '/api/shop/item/list'],
  kind: 'update',
  key: 'id',
};

/** Add stock: POST /api/shop/stock/add */
export const shopStockAdd: Call<ShopStockAddBody, RecordReply<ShopStockAddReply>> = {
  id: 'shop.stock.add',
  method: 'POST',
  path: '/api/shop/stock/add',
  permission: 'shop.item.update',
  optOut: [400],
  invalidates: ['/api/shop/item/detail', '/api/shop/item/list', '/api/shop/stock/list'],
  key: 'item_id',
};

/** Take stock out: POST /api/shop/stock/delete */
export const shopStockDelete: Call<ShopStockDeleteBody, RecordReply<ShopStockDeleteReply>> = {
  id: 'shop.stock.delete',
  method: 'POST',
  path: '/api/shop/stock/delete',
  permission: 'shop.item.delete',
  invalidates: ['/api/shop/item/detail', '/api/shop/item/list', '/api/shop/stock/list'],
};

/** Stock: GET /api/shop/stock/list */
export const shopStockList: Call<ShopStockListQuery, PageReply<ShopStockListReply>> = { id: 'shop.stock.list', method: 'GET', path: '/api/shop/stock/list', permission: 'shop.item.view' };
