// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  EventRewardAddForm,
  EventRewardAddReply,
  EventRewardDetailQuery,
  EventRewardDetailReply,
  EventRewardItemsQuery,
  EventRewardItemsReply,
  EventRewardListQuery,
  EventRewardListReply,
  EventRewardUpdateForm,
  EventRewardUpdateReply,
} from '#generated/api/wheel.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  eventRewardAdd,
  eventRewardDetail,
  eventRewardItems,
  eventRewardList,
  eventRewardUpdate,
} from '../calls/event_reward.ts';

/** Add reward: POST /api/system/event/rewards/add */
export function useEventRewardAdd(): Mutation<EventRewardAddForm, RecordReply<EventRewardAddReply>> {
  return usePost(eventRewardAdd);
}

/** Event reward: GET /api/system/event/rewards/detail */
export function useEventRewardDetail(
  query: EventRewardDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<EventRewardDetailReply>> {
  return useGet(eventRewardDetail, query, options);
}

/** Event rewards: GET /api/system/event/rewards */
export function useEventRewardItems(
  query: EventRewardItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly EventRewardItemsReply[]>> {
  return useGet(eventRewardItems, query, options);
}

/** Event rewards: GET /api/system/event/rewards/list */
export function useEventRewardList(
  query: EventRewardListQuery | null,
  options?: QueryOptions,
): Query<PageReply<EventRewardListReply>> {
  return useGet(eventRewardList, query, options);
}

/** Change reward: POST /api/system/event/rewards/update */
export function useEventRewardUpdate(): Mutation<EventRewardUpdateForm, RecordReply<EventRewardUpdateReply>> {
  return usePost(eventRewardUpdate);
}
