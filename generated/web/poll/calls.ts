// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const choicesAdd: Call = {
  id: 'choices.add',
  method: 'POST',
  path: '/api/system/poll/choices/add',
  permission: 'poll.choice.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail',
    '/api/system/poll/choices/list',
    '/api/system/poll/choices/options',
  ],
};

export const choicesDelete: Call = {
  id: 'choices.delete',
  method: 'POST',
  path: '/api/system/poll/choices/delete',
  permission: 'poll.choice.delete',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail',
    '/api/system/poll/choices/list',
    '/api/system/poll/choices/options',
  ],
  kind: 'remove',
  key: 'id',
};

export const choicesDetail: Call = {
  id: 'choices.detail',
  method: 'GET',
  path: '/api/system/poll/choices/detail',
  permission: 'poll.choice.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const choicesItems: Call = {
  id: 'choices.items',
  method: 'GET',
  path: '/api/system/poll/choices/items',
  permission: 'poll.poll.view',
  onError: 'log',
};

export const choicesList: Call = {
  id: 'choices.list',
  method: 'GET',
  path: '/api/system/poll/choices/list',
  permission: 'poll.choice.view',
  onError: 'log',
};

export const choicesNew: Call = {
  id: 'choices.new',
  method: 'POST',
  path: '/api/system/poll/choices/new',
  permission: 'poll.poll.update',
  onError: 'log',
  multipart: true,
  invalidates: [
    '/api/system/poll/choices/detail',
    '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
  ],
};

export const choicesOptions: Call = {
  id: 'choices.options',
  method: 'GET',
  path: '/api/system/poll/choices/options',
  permission: 'poll.choice.view',
  onError: 'log',
  extension: true,
};

export const choicesRemove: Call = {
  id: 'choices.remove',
  method: 'POST',
  path: '/api/system/poll/choices/remove',
  permission: 'poll.poll.update',
  onError: 'log',
  invalidates: [
    '/api/poll/detail',
    '/api/system/poll/choices/detail',
    '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
  ],
};

export const choicesSave: Call = {
  id: 'choices.save',
  method: 'POST',
  path: '/api/system/poll/choices/save',
  permission: 'poll.poll.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/poll/detail',
    '/api/system/poll/choices/detail',
    '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
  ],
};

export const choicesUpdate: Call = {
  id: 'choices.update',
  method: 'POST',
  path: '/api/system/poll/choices/update',
  permission: 'poll.choice.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail',
    '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
    '/api/system/poll/choices/options',
  ],
  kind: 'update',
  key: 'id',
};

export const metadataAdd: Call = {
  id: 'metadata.add',
  method: 'POST',
  path: '/api/system/poll/metadata/add',
  permission: 'poll.poll.update',
  onError: 'log',
  invalidates: ['/api/system/poll/metadata/list'],
};

export const metadataDelete: Call = {
  id: 'metadata.delete',
  method: 'POST',
  path: '/api/system/poll/metadata/delete',
  permission: 'poll.poll.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/poll/metadata/list'],
  kind: 'remove',
  key: 'id',
};

export const metadataList: Call = {
  id: 'metadata.list',
  method: 'GET',
  path: '/api/system/poll/metadata/list',
  permission: 'poll.poll.view',
  onError: 'log',
};

export const metadataSave: Call = {
  id: 'metadata.save',
  method: 'POST',
  path: '/api/system/poll/metadata/save',
  permission: 'poll.poll.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/poll/metadata/list'],
};

export const pollAdd: Call = {
  id: 'poll.add',
  method: 'POST',
  path: '/api/poll/add',
  permission: 'poll.poll.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/poll/detail', '/api/poll/items', '/api/poll/list'],
};

export const pollCopy: Call = {
  id: 'poll.copy',
  method: 'POST',
  path: '/api/poll/copy',
  permission: 'poll.poll.create',
  onError: 'log',
  invalidates: ['/api/poll/detail', '/api/poll/items', '/api/poll/list'],
  extension: true,
};

export const pollDetail: Call = {
  id: 'poll.detail',
  method: 'GET',
  path: '/api/poll/detail',
  permission: 'poll.poll.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const pollItems: Call = {
  id: 'poll.items',
  method: 'GET',
  path: '/api/poll/items',
  permission: 'poll.poll.view',
  onError: 'log',
  extension: true,
};

export const pollList: Call = {
  id: 'poll.list',
  method: 'GET',
  path: '/api/poll/list',
  permission: 'poll.poll.view',
  onError: 'log',
};

export const pollLive: Call = {
  id: 'poll.live',
  method: 'GET',
  path: '/api/poll/live',
  permission: 'poll.poll.view',
  onError: 'log',
  extension: true,
};

export const pollSubmissions: Call = {
  id: 'poll.submissions',
  method: 'GET',
  path: '/api/poll/submissions',
  permission: 'poll.poll.view',
  onError: 'log',
};

export const pollUpdate: Call = {
  id: 'poll.update',
  method: 'POST',
  path: '/api/poll/update',
  permission: 'poll.poll.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/poll/detail',
    '/api/poll/items',
    '/api/poll/list',
    '/api/poll/live',
    '/api/poll/submissions',
    '/api/system/poll/choices/items',
    '/api/system/poll/rank_rewards/poll_rewards',
  ],
  kind: 'update',
  key: 'id',
};

export const rankRewardsAdd: Call = {
  id: 'rank_rewards.add',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/add',
  permission: 'poll.poll.update',
  onError: 'log',
  invalidates: [
    '/api/poll/detail',
    '/api/system/poll/rank_rewards/list',
    '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsAssignWinner: Call = {
  id: 'rank_rewards.assign_winner',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/assign_winner',
  permission: 'poll.poll.draw',
  onError: 'log',
  invalidates: [
    '/api/poll/detail',
    '/api/poll/list',
    '/api/poll/submissions',
    '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsClearWinner: Call = {
  id: 'rank_rewards.clear_winner',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/clear_winner',
  permission: 'poll.poll.draw',
  onError: 'log',
  invalidates: [
    '/api/poll/detail',
    '/api/poll/list',
    '/api/poll/submissions',
    '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsDelete: Call = {
  id: 'rank_rewards.delete',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/delete',
  permission: 'poll.poll.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/poll/detail',
    '/api/system/poll/rank_rewards/list',
    '/api/system/poll/rank_rewards/poll_rewards',
  ],
  kind: 'remove',
  key: 'id',
};

export const rankRewardsDistribute: Call = {
  id: 'rank_rewards.distribute',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/distribute',
  permission: 'poll.poll.distribute',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/poll/detail',
    '/api/poll/items',
    '/api/poll/list',
    '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsDraws: Call = {
  id: 'rank_rewards.draws',
  method: 'GET',
  path: '/api/system/poll/rank_rewards/draws',
  permission: 'poll.poll.view',
  onError: 'log',
  extension: true,
};

export const rankRewardsList: Call = {
  id: 'rank_rewards.list',
  method: 'GET',
  path: '/api/system/poll/rank_rewards/list',
  permission: 'poll.poll.view',
  onError: 'log',
};

export const rankRewardsPollRewards: Call = {
  id: 'rank_rewards.poll_rewards',
  method: 'GET',
  path: '/api/system/poll/rank_rewards/poll_rewards',
  permission: 'poll.poll.view',
  onError: 'log',
};

export const rankRewardsRandomWinners: Call = {
  id: 'rank_rewards.random_winners',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/random_winners',
  permission: 'poll.poll.draw',
  onError: 'log',
  invalidates: [
    '/api/poll/detail',
    '/api/poll/list',
    '/api/poll/submissions',
    '/api/system/poll/rank_rewards/draws',
    '/api/system/poll/rank_rewards/poll_rewards',
    '/api/system/poll/rank_rewards/verify',
  ],
};

export const rankRewardsSave: Call = {
  id: 'rank_rewards.save',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/save',
  permission: 'poll.poll.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/poll/detail',
    '/api/system/poll/rank_rewards/list',
    '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsVerify: Call = {
  id: 'rank_rewards.verify',
  method: 'GET',
  path: '/api/system/poll/rank_rewards/verify',
  permission: 'poll.poll.view',
  onError: 'log',
  extension: true,
};
