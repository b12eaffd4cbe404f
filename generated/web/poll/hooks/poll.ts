// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PollAddForm,
  PollAddReply,
  PollCopyBody,
  PollCopyReply,
  PollDetailQuery,
  PollDetailReply,
  PollItemsQuery,
  PollItemsReply,
  PollListQuery,
  PollListReply,
  PollLiveQuery,
  PollLiveReply,
  PollSubmissionsQuery,
  PollSubmissionsReply,
  PollUpdateForm,
  PollUpdateReply,
} from '#generated/api/poll.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  pollAdd,
  pollCopy,
  pollDetail,
  pollItems,
  pollList,
  pollLive,
  pollSubmissions,
  pollUpdate,
} from '../calls/poll.ts';

/** New poll: POST /api/poll/add */
export function usePollAdd(): Mutation<PollAddForm, RecordReply<PollAddReply>> {
  return usePost(pollAdd);
}

/** Copy as a draft: POST /api/poll/copy */
export function usePollCopy(): Mutation<PollCopyBody, RecordReply<PollCopyReply>> {
  return usePost(pollCopy);
}

/** Poll: GET /api/poll/detail */
export function usePollDetail(
  query: PollDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<PollDetailReply>> {
  return useGet(pollDetail, query, options);
}

/** Polls: GET /api/poll/items */
export function usePollItems(
  query: PollItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly PollItemsReply[]>> {
  return useGet(pollItems, query, options);
}

/** Polls: GET /api/poll/list */
export function usePollList(query: PollListQuery | null, options?: QueryOptions): Query<PageReply<PollListReply>> {
  return useGet(pollList, query, options);
}

/** Answers as they come: GET /api/poll/live */
export function usePollLive(query: PollLiveQuery | null, options?: QueryOptions): Query<RecordReply<PollLiveReply>> {
  return useGet(pollLive, query, options);
}

/** Answers: GET /api/poll/submissions */
export function usePollSubmissions(
  query: PollSubmissionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<PollSubmissionsReply>> {
  return useGet(pollSubmissions, query, options);
}

/** Change poll: POST /api/poll/update */
export function usePollUpdate(): Mutation<PollUpdateForm, RecordReply<PollUpdateReply>> {
  return usePost(pollUpdate);
}
