// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  shopDepositAdd, shopDepositDetail, shopDepositList, shopDepositUpdate, shopHistory, shopInquiryClaim,
  shopInquiryDetail, shopInquiryList, shopInquiryRelease, shopInquiryUpdate, shopInquiryUpdateVerdict, shopItemAdd,
  shopItemDetail, shopItemItems, shopItemList, shopItemUpdate, shopStockAdd, shopStockDelete, shopStockList,
} from '../calls/shop.ts';

export const useShopDepositAdd: PostHook<typeof shopDepositAdd> = () => usePost(shopDepositAdd);
export const useShopDepositDetail: GetHook<typeof shopDepositDetail> = (query, options) => useGet(shopDepositDetail, query, options);
export const useShopDepositList: GetHook<typeof shopDepositList> = (query, options) => useGet(shopDepositList, query, options);
export const useShopDepositUpdate: PostHook<typeof shopDepositUpdate> = () => usePost(shopDepositUpdate);
export const useShopHistory: GetHook<typeof shopHistory> = (query, options) => useGet(shopHistory, query, options);
export const useShopInquiryClaim: PostHook<typeof shopInquiryClaim> = () => usePost(shopInquiryClaim);
export const useShopInquiryDetail: GetHook<typeof shopInquiryDetail> = (query, options) => useGet(shopInquiryDetail, query, options);
export const useShopInquiryList: GetHook<typeof shopInquiryList> = (query, options) => useGet(shopInquiryList, query, options);
export const useShopInquiryRelease: PostHook<typeof shopInquiryRelease> = () => usePost(shopInquiryRelease);
export const useShopInquiryUpdate: PostHook<typeof shopInquiryUpdate> = () => usePost(shopInquiryUpdate);
export const useShopInquiryUpdateVerdict: GetHook<typeof shopInquiryUpdateVerdict> = (query, options) => useGet(shopInquiryUpdateVerdict, query, options);
export const useShopItemAdd: PostHook<typeof shopItemAdd> = () => usePost(shopItemAdd);
export const useShopItemDetail: GetHook<typeof shopItemDetail> = (query, options) => useGet(shopItemDetail, query, options);
export const useShopItemItems: GetHook<typeof shopItemItems> = (query, options) => useGet(shopItemItems, query, options);
export const useShopItemList: GetHook<typeof shopItemList> = (query, options) => useGet(shopItemList, query, options);
export const useShopItemUpdate: PostHook<typeof shopItemUpdate> = () => usePost(shopItemUpdate);
export const useShopStockAdd: PostHook<typeof shopStockAdd> = () => usePost(shopStockAdd);
export const useShopStockDelete: PostHook<typeof shopStockDelete> = () => usePost(shopStockDelete);
export const useShopStockList: GetHook<typeof shopStockList> = (query, options) => useGet(shopStockList, query, options);
