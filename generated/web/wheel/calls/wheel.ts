// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const wheelAdd: Call = {
  id: 'wheel.add',
  method: 'POST',
  path: '/api/wheel/add',
  permission: 'wheel.wheel.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/wheel/configs', '/api/wheel/detail', '/api/wheel/items'],
};

export const wheelCancel: Call = {
  id: 'wheel.cancel',
  method: 'POST',
  path: '/api/wheel/rewards/cancel',
  permission: 'wheel.reward.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/wheel/rewards'],
  extension: true,
  kind: 'move',
  key: 'id',
};

export const wheelConfigs: Call = { id: 'wheel.configs', method: 'GET', path: '/api/wheel/configs', permission: 'wheel.wheel.view', onError: 'log' };

export const wheelDetail: Call = { id: 'wheel.detail', method: 'GET', path: '/api/wheel/detail', permission: 'wheel.wheel.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const wheelItems: Call = { id: 'wheel.items', method: 'GET', path: '/api/wheel/items', permission: 'wheel.wheel.view', onError: 'log', extension: true };

export const wheelRewards: Call = { id: 'wheel.rewards', method: 'GET', path: '/api/wheel/rewards', permission: 'wheel.wheel.view', onError: 'log', extension: true };

export const wheelShip: Call = {
  id: 'wheel.ship',
  method: 'POST',
  path: '/api/wheel/rewards/ship',
  permission: 'wheel.reward.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/wheel/rewards'],
  extension: true,
  kind: 'move',
  key: 'id',
};

export const wheelSlotItems: Call = { id: 'wheel.slot_items', method: 'GET', path: '/api/wheel/stocks/items', permission: 'wheel.wheel.view', onError: 'log', extension: true };

export const wheelStockAdd: Call = {
  id: 'wheel.stock_add',
  method: 'POST',
  path: '/api/wheel/stocks/add',
  permission: 'wheel.wheel.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/event/rewards/detail', '/api/system/event/rewards/list', '/api/wheel/detail', '/api/wheel/stocks',
    '/api/wheel/stocks/items',
  ],
};

export const wheelStockDelete: Call = {
  id: 'wheel.stock_delete',
  method: 'POST',
  path: '/api/wheel/stocks/delete',
  permission: 'wheel.wheel.delete',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/event/rewards/detail', '/api/system/event/rewards/list', '/api/wheel/detail', '/api/wheel/stocks',
    '/api/wheel/stocks/items',
  ],
  kind: 'remove',
  key: 'id',
};

export const wheelStockUpdate: Call = {
  id: 'wheel.stock_update',
  method: 'POST',
  path: '/api/wheel/stocks/update',
  permission: 'wheel.wheel.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/event/rewards/detail', '/api/system/event/rewards/list', '/api/wheel/detail', '/api/wheel/stocks',
    '/api/wheel/stocks/items',
  ],
  kind: 'update',
  key: 'id',
};

export const wheelStocks: Call = { id: 'wheel.stocks', method: 'GET', path: '/api/wheel/stocks', permission: 'wheel.wheel.view', onError: 'log' };

export const wheelUpdate: Call = {
  id: 'wheel.update',
  method: 'POST',
  path: '/api/wheel/update',
  permission: 'wheel.wheel.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/wheel/configs', '/api/wheel/detail', '/api/wheel/items', '/api/wheel/stocks'],
  kind: 'update',
  key: 'id',
};
