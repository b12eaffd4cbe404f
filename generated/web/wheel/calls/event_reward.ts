// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const eventRewardAdd: Call = {
  id: 'event_reward.add',
  method: 'POST',
  path: '/api/system/event/rewards/add',
  permission: 'wheel.reward.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/event/rewards', '/api/system/event/rewards/detail', '/api/system/event/rewards/list'],
};

export const eventRewardDetail: Call = { id: 'event_reward.detail', method: 'GET', path: '/api/system/event/rewards/detail', permission: 'wheel.reward.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const eventRewardItems: Call = { id: 'event_reward.items', method: 'GET', path: '/api/system/event/rewards', permission: 'signed-in', onError: 'log' };

export const eventRewardList: Call = { id: 'event_reward.list', method: 'GET', path: '/api/system/event/rewards/list', permission: 'wheel.reward.view', onError: 'log' };

export const eventRewardUpdate: Call = {
  id: 'event_reward.update',
  method: 'POST',
  path: '/api/system/event/rewards/update',
  permission: 'wheel.reward.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/event/rewards', '/api/system/event/rewards/detail', '/api/system/event/rewards/list'],
  kind: 'update',
  key: 'id',
};
