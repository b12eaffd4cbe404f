// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  QuestAddForm, QuestAddReply, QuestDetailQuery, QuestDetailReply, QuestItemAddBody, QuestItemAddReply,
  QuestItemDeleteBody, QuestItemDeleteReply, QuestItemDetailQuery, QuestItemDetailReply, QuestItemListQuery,
  QuestItemListReply, QuestItemUpdateBody, QuestItemUpdateReply, QuestItemsQuery, QuestItemsReply, QuestListQuery,
  QuestListReply, QuestUpdateForm, QuestUpdateReply,
} from '#generated/api/quest.ts';

/** Add quest: POST /api/quest/add */
export const questAdd: Call<QuestAddForm, RecordReply<QuestAddReply>> = {
  id: 'quest.add',
  method: 'POST',
  path: '/api/quest/add',
  permission: 'quest.quest.create',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/configs/items', '/api/quest/detail'],
};

/** Quest: GET /api/quest/detail */
export const questDetail: Call<QuestDetailQuery, RecordReply<QuestDetailReply>> = { id: 'quest.detail', method: 'GET', path: '/api/quest/detail', permission: 'quest.quest.view', optOut: [400, 404], kind: 'record', key: 'id' };

/** Add item: POST /api/quest/items/add */
export const questItemAdd: Call<QuestItemAddBody, RecordReply<QuestItemAddReply>> = {
  id: 'quest.item_add',
  method: 'POST',
  path: '/api/quest/items/add',
  permission: 'quest.item.create',
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/detail', '/api/quest/items/detail', '/api/quest/items/list'],
};

/** Delete: POST /api/quest/item/delete */
export const questItemDelete: Call<QuestItemDeleteBody, RecordReply<QuestItemDeleteReply>> = {
  id: 'quest.item_delete',
  method: 'POST',
  path: '/api/quest/item/delete',
  permission: 'quest.item.delete',
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/detail', '/api/quest/items/detail', '/api/quest/items/list'],
  kind: 'remove',
  key: 'id',
};

/** Quest item: GET /api/quest/items/detail */
export const questItemDetail: Call<QuestItemDetailQuery, RecordReply<QuestItemDetailReply>> = {
  id: 'quest.item_detail',
  method: 'GET',
  path: '/api/quest/items/detail',
  permission: 'quest.item.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Quest items: GET /api/quest/items/list */
export const questItemList: Call<QuestItemListQuery, PageReply<QuestItemListReply>> = { id: 'quest.item_list', method: 'GET', path: '/api/quest/items/list', permission: 'quest.item.view' };

/** Change item: POST /api/quest/items/update */
export const questItemUpdate: Call<QuestItemUpdateBody, RecordReply<QuestItemUpdateReply>> = {
  id: 'quest.item_update',
  method: 'POST',
  path: '/api/quest/items/update',
  permission: 'quest.item.update',
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/detail', '/api/quest/items/detail', '/api/quest/items/list'],
  kind: 'update',
  key: 'id',
};

/** Quests: GET /api/quest/configs/items */
export const questItems: Call<QuestItemsQuery, RecordReply<readonly QuestItemsReply[]>> = { id: 'quest.items', method: 'GET', path: '/api/quest/configs/items', permission: 'quest.quest.view', extension: true };

/** Quests: GET /api/quest/configs */
export const questList: Call<QuestListQuery, PageReply<QuestListReply>> = { id: 'quest.list', method: 'GET', path: '/api/quest/configs', permission: 'quest.quest.view' };

/** Change quest: POST /api/quest/update */
export const questUpdate: Call<QuestUpdateForm, RecordReply<QuestUpdateReply>> = {
  id: 'quest.update',
  method: 'POST',
  path: '/api/quest/update',
  permission: 'quest.quest.update',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/quest/configs', '/api/quest/configs/items', '/api/quest/detail'],
  final: ['status'],
  kind: 'update',
  key: 'id',
};
