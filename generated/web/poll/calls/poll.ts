// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const pollAdd: Call = { id: 'poll.add', method: 'POST', path: '/api/poll/add', permission: 'poll.poll.create', onError: 'log', multipart: true, optOut: [400], invalidates: ['/api/poll/detail', '/api/poll/items', '/api/poll/list'] };

export const pollCopy: Call = { id: 'poll.copy', method: 'POST', path: '/api/poll/copy', permission: 'poll.poll.create', onError: 'log', invalidates: ['/api/poll/detail', '/api/poll/items', '/api/poll/list'], extension: true };

export const pollDetail: Call = { id: 'poll.detail', method: 'GET', path: '/api/poll/detail', permission: 'poll.poll.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const pollItems: Call = { id: 'poll.items', method: 'GET', path: '/api/poll/items', permission: 'poll.poll.view', onError: 'log', extension: true };

export const pollList: Call = { id: 'poll.list', method: 'GET', path: '/api/poll/list', permission: 'poll.poll.view', onError: 'log' };

export const pollLive: Call = { id: 'poll.live', method: 'GET', path: '/api/poll/live', permission: 'poll.poll.view', onError: 'log', extension: true };

export const pollSubmissions: Call = { id: 'poll.submissions', method: 'GET', path: '/api/poll/submissions', permission: 'poll.poll.view', onError: 'log' };

export const pollUpdate: Call = {
  id: 'poll.update',
  method: 'POST',
  path: '/api/poll/update',
  permission: 'poll.poll.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/poll/detail', '/api/poll/items', '/api/poll/list', '/api/poll/live', '/api/poll/submissions',
    '/api/system/poll/choices/items', '/api/system/poll/rank_rewards/poll_rewards',
  ],
  kind: 'update',
  key: 'id',
};
