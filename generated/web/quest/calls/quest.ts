// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const questAdd: Call = {
  id: 'quest.add',
  method: 'POST',
  path: '/api/quest/add',
  permission: 'quest.quest.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/configs/items', '/api/quest/detail'],
};

export const questDetail: Call = { id: 'quest.detail', method: 'GET', path: '/api/quest/detail', permission: 'quest.quest.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const questItemAdd: Call = {
  id: 'quest.item_add',
  method: 'POST',
  path: '/api/quest/items/add',
  permission: 'quest.item.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/detail', '/api/quest/items/detail', '/api/quest/items/list'],
};

export const questItemDelete: Call = {
  id: 'quest.item_delete',
  method: 'POST',
  path: '/api/quest/item/delete',
  permission: 'quest.item.delete',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/detail', '/api/quest/items/detail', '/api/quest/items/list'],
  kind: 'remove',
  key: 'id',
};

export const questItemDetail: Call = { id: 'quest.item_detail', method: 'GET', path: '/api/quest/items/detail', permission: 'quest.item.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const questItemList: Call = { id: 'quest.item_list', method: 'GET', path: '/api/quest/items/list', permission: 'quest.item.view', onError: 'log' };

export const questItemUpdate: Call = {
  id: 'quest.item_update',
  method: 'POST',
  path: '/api/quest/items/update',
  permission: 'quest.item.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/detail', '/api/quest/items/detail', '/api/quest/items/list'],
  kind: 'update',
  key: 'id',
};

export const questItems: Call = { id: 'quest.items', method: 'GET', path: '/api/quest/configs/items', permission: 'quest.quest.view', onError: 'log', extension: true };

export const questList: Call = { id: 'quest.list', method: 'GET', path: '/api/quest/configs', permission: 'quest.quest.view', onError: 'log' };

export const questUpdate: Call = {
  id: 'quest.update',
  method: 'POST',
  path: '/api/quest/update',
  permission: 'quest.quest.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/configs/items', '/api/quest/detail'],
  kind: 'update',
  key: 'id',
};
