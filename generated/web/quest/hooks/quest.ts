// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  questAdd, questDetail, questItemAdd, questItemDelete, questItemDetail, questItemList, questItemUpdate, questItems,
  questList, questUpdate,
} from '../calls/quest.ts';

export const useQuestAdd: PostHook<typeof questAdd> = () => usePost(questAdd);
export const useQuestDetail: GetHook<typeof questDetail> = (query, options) => useGet(questDetail, query, options);
export const useQuestItemAdd: PostHook<typeof questItemAdd> = () => usePost(questItemAdd);
export const useQuestItemDelete: PostHook<typeof questItemDelete> = () => usePost(questItemDelete);
export const useQuestItemDetail: GetHook<typeof questItemDetail> = (query, options) => useGet(questItemDetail, query, options);
export const useQuestItemList: GetHook<typeof questItemList> = (query, options) => useGet(questItemList, query, options);
export const useQuestItemUpdate: PostHook<typeof questItemUpdate> = () => usePost(questItemUpdate);
export const useQuestItems: GetHook<typeof questItems> = (query, options) => useGet(questItems, query, options);
export const useQuestList: GetHook<typeof questList> = (query, options) => useGet(questList, query, options);
export const useQuestUpdate: PostHook<typeof questUpdate> = () => usePost(questUpdate);
