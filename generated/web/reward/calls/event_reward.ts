// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  EventRewardAddForm, EventRewardAddReply, EventRewardDetailQuery, EventRewardDetailReply, EventRewardItemsQuery,
  EventRewardItemsReply, EventRewardListQuery, EventRewardListReply, EventRewardUpdateForm, EventRewardUpdateReply,
} from '#generated/api/reward.ts';

/** Add reward: POST /api/system/event/rewards/add */
export const eventRewardAdd: Call<EventRewardAddForm, RecordReply<EventRewardAddReply>> = {
  id: 'event_reward.add',
  method: 'POST',
  path: '/api/system/event/rewards/add',
  permission: 'wheel.reward.create',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/event/rewards', '/api/system/event/rewards/detail', '/api/system/event/rewards/list'],
};

/** Event reward: GET /api/system/event/rewards/detail */
export const eventRewardDetail: Call<EventRewardDetailQuery, RecordReply<EventRewardDetailReply>> = {
  id: 'event_reward.detail',
  method: 'GET',
  path: '/api/system/event/rewards/detail',
  permission: 'wheel.reward.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Event rewards: GET /api/system/event/rewards */
export const eventRewardItems: Call<EventRewardItemsQuery, RecordReply<readonly EventRewardItemsReply[]>> = { id: 'event_reward.items', method: 'GET', path: '/api/system/event/rewards', permission: 'signed-in' };

/** Event rewards: GET /api/system/event/rewards/list */
export const eventRewardList: Call<EventRewardListQuery, PageReply<EventRewardListReply>> = { id: 'event_reward.list', method: 'GET', path: '/api/system/event/rewards/list', permission: 'wheel.reward.view' };

/** Change reward: POST /api/system/event/rewards/update */
export const eventRewardUpdate: Call<EventRewardUpdateForm, RecordReply<EventRewardUpdateReply>> = {
  id: 'event_reward.update',
  method: 'POST',
  path: '/api/system/event/rewards/update',
  permission: 'wheel.reward.update',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/event/rewards', '/api/system/event/rewards/detail', '/api/system/event/rewards/list'],
  kind: 'update',
  key: 'id',
};
