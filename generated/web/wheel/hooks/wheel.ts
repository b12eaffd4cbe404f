// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  wheelAdd, wheelCancel, wheelConfigs, wheelDetail, wheelItems, wheelRewards, wheelShip, wheelSlotItems, wheelStockAdd,
  wheelStockDelete, wheelStockUpdate, wheelStocks, wheelUpdate,
} from '../calls/wheel.ts';

export const useWheelAdd: PostHook<typeof wheelAdd> = () => usePost(wheelAdd);
export const useWheelCancel: PostHook<typeof wheelCancel> = () => usePost(wheelCancel);
export const useWheelConfigs: GetHook<typeof wheelConfigs> = (query, options) => useGet(wheelConfigs, query, options);
export const useWheelDetail: GetHook<typeof wheelDetail> = (query, options) => useGet(wheelDetail, query, options);
export const useWheelItems: GetHook<typeof wheelItems> = (query, options) => useGet(wheelItems, query, options);
export const useWheelRewards: GetHook<typeof wheelRewards> = (query, options) => useGet(wheelRewards, query, options);
export const useWheelShip: PostHook<typeof wheelShip> = () => usePost(wheelShip);
export const useWheelSlotItems: GetHook<typeof wheelSlotItems> = (query, options) => useGet(wheelSlotItems, query, options);
export const useWheelStockAdd: PostHook<typeof wheelStockAdd> = () => usePost(wheelStockAdd);
export const useWheelStockDelete: PostHook<typeof wheelStockDelete> = () => usePost(wheelStockDelete);
export const useWheelStockUpdate: PostHook<typeof wheelStockUpdate> = () => usePost(wheelStockUpdate);
export const useWheelStocks: GetHook<typeof wheelStocks> = (query, options) => useGet(wheelStocks, query, options);
export const useWheelUpdate: PostHook<typeof wheelUpdate> = () => usePost(wheelUpdate);
