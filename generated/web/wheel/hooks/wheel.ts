// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  WheelAddForm,
  WheelAddReply,
  WheelCancelBody,
  WheelCancelReply,
  WheelConfigsQuery,
  WheelConfigsReply,
  WheelDetailQuery,
  WheelDetailReply,
  WheelItemsQuery,
  WheelItemsReply,
  WheelRewardsQuery,
  WheelRewardsReply,
  WheelShipBody,
  WheelShipReply,
  WheelSlotItemsQuery,
  WheelSlotItemsReply,
  WheelStockAddBody,
  WheelStockAddReply,
  WheelStockDeleteBody,
  WheelStockDeleteReply,
  WheelStockUpdateBody,
  WheelStockUpdateReply,
  WheelStocksQuery,
  WheelStocksReply,
  WheelUpdateForm,
  WheelUpdateReply,
} from '#generated/api/wheel.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  wheelAdd,
  wheelCancel,
  wheelConfigs,
  wheelDetail,
  wheelItems,
  wheelRewards,
  wheelShip,
  wheelSlotItems,
  wheelStockAdd,
  wheelStockDelete,
  wheelStockUpdate,
  wheelStocks,
  wheelUpdate,
} from '../calls/wheel.ts';

/** Add wheel: POST /api/wheel/add */
export function useWheelAdd(): Mutation<WheelAddForm, RecordReply<WheelAddReply>> {
  return usePost(wheelAdd);
}

/** Cancel the prize: POST /api/wheel/rewards/cancel */
export function useWheelCancel(): Mutation<WheelCancelBody, RecordReply<WheelCancelReply>> {
  return usePost(wheelCancel);
}

/** Fortune wheels: GET /api/wheel/configs */
export function useWheelConfigs(
  query: WheelConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<WheelConfigsReply>> {
  return useGet(wheelConfigs, query, options);
}

/** Fortune wheel: GET /api/wheel/detail */
export function useWheelDetail(
  query: WheelDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WheelDetailReply>> {
  return useGet(wheelDetail, query, options);
}

/** Fortune wheels: GET /api/wheel/items */
export function useWheelItems(
  query: WheelItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly WheelItemsReply[]>> {
  return useGet(wheelItems, query, options);
}

/** Prizes of wheels: GET /api/wheel/rewards */
export function useWheelRewards(
  query: WheelRewardsQuery | null,
  options?: QueryOptions,
): Query<PageReply<WheelRewardsReply>> {
  return useGet(wheelRewards, query, options);
}

/** Shipped: POST /api/wheel/rewards/ship */
export function useWheelShip(): Mutation<WheelShipBody, RecordReply<WheelShipReply>> {
  return usePost(wheelShip);
}

/** Slots: GET /api/wheel/stocks/items */
export function useWheelSlotItems(
  query: WheelSlotItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly WheelSlotItemsReply[]>> {
  return useGet(wheelSlotItems, query, options);
}

/** Add slot: POST /api/wheel/stocks/add */
export function useWheelStockAdd(): Mutation<WheelStockAddBody, RecordReply<WheelStockAddReply>> {
  return usePost(wheelStockAdd);
}

/** Delete slot: POST /api/wheel/stocks/delete */
export function useWheelStockDelete(): Mutation<WheelStockDeleteBody, RecordReply<WheelStockDeleteReply>> {
  return usePost(wheelStockDelete);
}

/** Change slot: POST /api/wheel/stocks/update */
export function useWheelStockUpdate(): Mutation<WheelStockUpdateBody, RecordReply<WheelStockUpdateReply>> {
  return usePost(wheelStockUpdate);
}

/** Slots: GET /api/wheel/stocks */
export function useWheelStocks(
  query: WheelStocksQuery | null,
  options?: QueryOptions,
): Query<PageReply<WheelStocksReply>> {
  return useGet(wheelStocks, query, options);
}

/** Change wheel: POST /api/wheel/update */
export function useWheelUpdate(): Mutation<WheelUpdateForm, RecordReply<WheelUpdateReply>> {
  return usePost(wheelUpdate);
}
