// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  WheelAddForm, WheelAddReply, WheelCancelBody, WheelCancelReply, WheelConfigsQuery, WheelConfigsReply,
  WheelDetailQuery, WheelDetailReply, WheelItemsQuery, WheelItemsReply, WheelRewardsQuery, WheelRewardsReply,
  WheelShipBody, WheelShipReply, WheelSlotItemsQuery, WheelSlotItemsReply, WheelStockAddBody, WheelStockAddReply,
  WheelStockDeleteBody, WheelStockDeleteReply, WheelStockUpdateBody, WheelStockUpdateReply, WheelStocksQuery,
  WheelStocksReply, WheelUpdateForm, WheelUpdateReply,
} from '#generated/api/wheel.ts';

/** Add wheel: POST /api/wheel/add */
export const wheelAdd: Call<WheelAddForm, RecordReply<WheelAddReply>> = {
  id: 'wheel.add',
  method: 'POST',
  path: '/api/wheel/add',
  permission: 'wheel.wheel.create',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/wheel/configs', '/api/wheel/detail', '/api/wheel/items'],
};

/** Cancel the prize: POST /api/wheel/rewards/cancel */
export const wheelCancel: Call<WheelCancelBody, RecordReply<WheelCancelReply>> = {
  id: 'wheel.cancel',
  method: 'POST',
  path: '/api/wheel/rewards/cancel',
  permission: 'wheel.reward.update',
  optOut: [400],
  invalidates: ['/api/wheel/rewards'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Fortune wheels: GET /api/wheel/configs */
export const wheelConfigs: Call<WheelConfigsQuery, PageReply<WheelConfigsReply>> = { id: 'wheel.configs', method: 'GET', path: '/api/wheel/configs', permission: 'wheel.wheel.view' };

/** Fortune wheel: GET /api/wheel/detail */
export const wheelDetail: Call<WheelDetailQuery, RecordReply<WheelDetailReply>> = { id: 'wheel.detail', method: 'GET', path: '/api/wheel/detail', permission: 'wheel.wheel.view', optOut: [400, 404], kind: 'record', key: 'id' };

/** Fortune wheels: GET /api/wheel/items */
export const wheelItems: Call<WheelItemsQuery, RecordReply<readonly WheelItemsReply[]>> = { id: 'wheel.items', method: 'GET', path: '/api/wheel/items', permission: 'wheel.wheel.view', extension: true };

/** Prizes of wheels: GET /api/wheel/rewards */
export const wheelRewards: Call<WheelRewardsQuery, PageReply<WheelRewardsReply>> = { id: 'wheel.rewards', method: 'GET', path: '/api/wheel/rewards', permission: 'wheel.wheel.view', extension: true };

/** Shipped: POST /api/wheel/rewards/ship */
export const wheelShip: Call<WheelShipBody, RecordReply<WheelShipReply>> = {
  id: 'wheel.ship',
  method: 'POST',
  path: '/api/wheel/rewards/ship',
  permission: 'wheel.reward.update',
  optOut: [400],
  invalidates: ['/api/wheel/rewards'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Slots: GET /api/wheel/stocks/items */
export const wheelSlotItems: Call<WheelSlotItemsQuery, RecordReply<readonly WheelSlotItemsReply[]>> = { id: 'wheel.slot_items', method: 'GET', path: '/api/wheel/stocks/items', permission: 'wheel.wheel.view', extension: true };

/** Add slot: POST /api/wheel/stocks/add */
export const wheelStockAdd: Call<WheelStockAddBody, RecordReply<WheelStockAddReply>> = {
  id: 'wheel.stock_add',
  method: 'POST',
  path: '/api/wheel/stocks/add',
  permission: 'wheel.wheel.update',
  optOut: [400],
  invalidates: [
    '/api/system/event/rewards/detail', '/api/system/event/rewards/list', '/api/wheel/detail', '/api/wheel/stocks',
    '/api/wheel/stocks/items',
  ],
};

/** Delete slot: POST /api/wheel/stocks/delete */
export const wheelStockDelete: Call<WheelStockDeleteBody, RecordReply<WheelStockDeleteReply>> = {
  id: 'wheel.stock_delete',
  method: 'POST',
  path: '/api/wheel/stocks/delete',
  permission: 'wheel.wheel.delete',
  optOut: [400],
  invalidates: [
    '/api/system/event/rewards/detail', '/api/system/event/rewards/list', '/api/wheel/detail', '/api/wheel/stocks',
    '/api/wheel/stocks/items',
  ],
  kind: 'remove',
  key: 'id',
};

/** Change slot: POST /api/wheel/stocks/update */
export const wheelStockUpdate: Call<WheelStockUpdateBody, RecordReply<WheelStockUpdateReply>> = {
  id: 'wheel.stock_update',
  method: 'POST',
  path: '/api/wheel/stocks/update',
  permission: 'wheel.wheel.update',
  optOut: [400],
  invalidates: [
    '/api/system/event/rewards/detail', '/api/system/event/rewards/list', '/api/wheel/detail', '/api/wheel/stocks',
    '/api/wheel/stocks/items',
  ],
  kind: 'update',
  key: 'id',
};

/** Slots: GET /api/wheel/stocks */
export const wheelStocks: Call<WheelStocksQuery, PageReply<WheelStocksReply>> = { id: 'wheel.stocks', method: 'GET', path: '/api/wheel/stocks', permission: 'wheel.wheel.view' };

/** Change wheel: POST /api/wheel/update */
export const wheelUpdate: Call<WheelUpdateForm, RecordReply<WheelUpdateReply>> = {
  id: 'wheel.update',
  method: 'POST',
  path: '/api/wheel/update',
  permission: 'wheel.wheel.update',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/wheel/configs', '/api/wheel/detail', '/api/wheel/items', '/api/wheel/stocks'],
  final: ['status'],
  kind: 'update',
  key: 'id',
};
