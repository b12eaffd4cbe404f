// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PollAddForm, PollAddReply, PollCopyBody, PollCopyReply, PollDetailQuery, PollDetailReply, PollItemsQuery,
  PollItemsReply, PollListQuery, PollListReply, PollLiveQuery, PollLiveReply, PollSubmissionsQuery,
  PollSubmissionsReply, PollUpdateForm, PollUpdateReply,
} from '#generated/api/poll.ts';

/** New poll: POST /api/poll/add */
export const pollAdd: Call<PollAddForm, RecordReply<PollAddReply>> = {
  id: 'poll.add',
  method: 'POST',
  path: '/api/poll/add',
  permission: 'poll.poll.create',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/poll/detail', '/api/poll/items', '/api/poll/list'],
};

/** Copy as a draft: POST /api/poll/copy */
export const pollCopy: Call<PollCopyBody, RecordReply<PollCopyReply>> = {
  id: 'poll.copy',
  method: 'POST',
  path: '/api/poll/copy',
  permission: 'poll.poll.create',
  invalidates: ['/api/poll/detail', '/api/poll/items', '/api/poll/list'],
  extension: true,
};

/** Poll: GET /api/poll/detail */
export const pollDetail: Call<PollDetailQuery, RecordReply<PollDetailReply>> = { id: 'poll.detail', method: 'GET', path: '/api/poll/detail', permission: 'poll.poll.view', optOut: [400, 404], kind: 'record', key: 'id' };

/** Polls: GET /api/poll/items */
export const pollItems: Call<PollItemsQuery, RecordReply<readonly PollItemsReply[]>> = { id: 'poll.items', method: 'GET', path: '/api/poll/items', permission: 'poll.poll.view', extension: true };

/** Polls: GET /api/poll/list */
export const pollList: Call<PollListQuery, PageReply<PollListReply>> = { id: 'poll.list', method: 'GET', path: '/api/poll/list', permission: 'poll.poll.view' };

/** Answers as they come: GET /api/poll/live */
export const pollLive: Call<PollLiveQuery, RecordReply<PollLiveReply>> = { id: 'poll.live', method: 'GET', path: '/api/poll/live', permission: 'poll.poll.view', extension: true };

/** Answers: GET /api/poll/submissions */
export const pollSubmissions: Call<PollSubmissionsQuery, PageReply<PollSubmissionsReply>> = { id: 'poll.submissions', method: 'GET', path: '/api/poll/submissions', permission: 'poll.poll.view' };

/** Change poll: POST /api/poll/update */
export const pollUpdate: Call<PollUpdateForm, RecordReply<PollUpdateReply>> = {
  id: 'poll.update',
  method: 'POST',
  path: '/api/poll/update',
  permission: 'poll.poll.update',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/poll/detail', '/api/poll/items', '/api/poll/list', '/api/poll/live', '/api/poll/submissions',
    '/api/system/poll/choices/items', '/api/system/poll/rank_rewards/poll_rewards',
  ],
  final: ['correct_choice_ids', 'correct_answer', 'status'],
  kind: 'update',
  key: 'id',
};
