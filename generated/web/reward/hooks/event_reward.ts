// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  eventRewardAdd, eventRewardDetail, eventRewardItems, eventRewardList, eventRewardUpdate,
} from '../calls/event_reward.ts';

export const useEventRewardAdd: PostHook<typeof eventRewardAdd> = () => usePost(eventRewardAdd);
export const useEventRewardDetail: GetHook<typeof eventRewardDetail> = (query, options) => useGet(eventRewardDetail, query, options);
export const useEventRewardItems: GetHook<typeof eventRewardItems> = (query, options) => useGet(eventRewardItems, query, options);
export const useEventRewardList: GetHook<typeof eventRewardList> = (query, options) => useGet(eventRewardList, query, options);
export const useEventRewardUpdate: PostHook<typeof eventRewardUpdate> = () => usePost(eventRewardUpdate);
