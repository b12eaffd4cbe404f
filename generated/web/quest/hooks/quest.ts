// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  QuestAddForm,
  QuestAddReply,
  QuestDetailQuery,
  QuestDetailReply,
  QuestItemAddBody,
  QuestItemAddReply,
  QuestItemDeleteBody,
  QuestItemDeleteReply,
  QuestItemDetailQuery,
  QuestItemDetailReply,
  QuestItemListQuery,
  QuestItemListReply,
  QuestItemUpdateBody,
  QuestItemUpdateReply,
  QuestItemsQuery,
  QuestItemsReply,
  QuestListQuery,
  QuestListReply,
  QuestUpdateForm,
  QuestUpdateReply,
} from '#generated/api/quest.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  questAdd,
  questDetail,
  questItemAdd,
  questItemDelete,
  questItemDetail,
  questItemList,
  questItemUpdate,
  questItems,
  questList,
  questUpdate,
} from '../calls/quest.ts';

/** Add quest: POST /api/quest/add */
export function useQuestAdd(): Mutation<QuestAddForm, RecordReply<QuestAddReply>> {
  return usePost(questAdd);
}

/** Quest: GET /api/quest/detail */
export function useQuestDetail(
  query: QuestDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<QuestDetailReply>> {
  return useGet(questDetail, query, options);
}

/** Add item: POST /api/quest/items/add */
export function useQuestItemAdd(): Mutation<QuestItemAddBody, RecordReply<QuestItemAddReply>> {
  return usePost(questItemAdd);
}

/** Delete: POST /api/quest/item/delete */
export function useQuestItemDelete(): Mutation<QuestItemDeleteBody, RecordReply<QuestItemDeleteReply>> {
  return usePost(questItemDelete);
}

/** Quest item: GET /api/quest/items/detail */
export function useQuestItemDetail(
  query: QuestItemDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<QuestItemDetailReply>> {
  return useGet(questItemDetail, query, options);
}

/** Quest items: GET /api/quest/items/list */
export function useQuestItemList(
  query: QuestItemListQuery | null,
  options?: QueryOptions,
): Query<PageReply<QuestItemListReply>> {
  return useGet(questItemList, query, options);
}

/** Change item: POST /api/quest/items/update */
export function useQuestItemUpdate(): Mutation<QuestItemUpdateBody, RecordReply<QuestItemUpdateReply>> {
  return usePost(questItemUpdate);
}

/** Quests: GET /api/quest/configs/items */
export function useQuestItems(
  query: QuestItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly QuestItemsReply[]>> {
  return useGet(questItems, query, options);
}

/** Quests: GET /api/quest/configs */
export function useQuestList(query: QuestListQuery | null, options?: QueryOptions): Query<PageReply<QuestListReply>> {
  return useGet(questList, query, options);
}

/** Change quest: POST /api/quest/update */
export function useQuestUpdate(): Mutation<QuestUpdateForm, RecordReply<QuestUpdateReply>> {
  return usePost(questUpdate);
}
