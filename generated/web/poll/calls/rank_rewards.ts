// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const rankRewardsAdd: Call = {
  id: 'rank_rewards.add',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/add',
  permission: 'poll.poll.update',
  onError: 'log',
  invalidates: [
    '/api/poll/detail', '/api/system/poll/rank_rewards/list', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsAssignWinner: Call = {
  id: 'rank_rewards.assign_winner',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/assign_winner',
  permission: 'poll.poll.draw',
  onError: 'log',
  invalidates: [
    '/api/poll/detail', '/api/poll/list', '/api/poll/submissions', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsClearWinner: Call = {
  id: 'rank_rewards.clear_winner',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/clear_winner',
  permission: 'poll.poll.draw',
  onError: 'log',
  invalidates: [
    '/api/poll/detail', '/api/poll/list', '/api/poll/submissions', '/api/system/poll/rank_rewards/poll_rewards',
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
    '/api/poll/detail', '/api/system/poll/rank_rewards/list', '/api/system/poll/rank_rewards/poll_rewards',
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
    '/api/poll/detail', '/api/poll/items', '/api/poll/list', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsDistributeVerdict: Call = { id: 'rank_rewards.distribute.verdict', method: 'GET', path: '/api/system/poll/rank_rewards/distribute/verdict', permission: 'poll.poll.distribute', onError: 'log', extension: true };

export const rankRewardsDraws: Call = { id: 'rank_rewards.draws', method: 'GET', path: '/api/system/poll/rank_rewards/draws', permission: 'poll.poll.view', onError: 'log', extension: true };

export const rankRewardsList: Call = { id: 'rank_rewards.list', method: 'GET', path: '/api/system/poll/rank_rewards/list', permission: 'poll.poll.view', onError: 'log' };

export const rankRewardsPollRewards: Call = { id: 'rank_rewards.poll_rewards', method: 'GET', path: '/api/system/poll/rank_rewards/poll_rewards', permission: 'poll.poll.view', onError: 'log' };

export const rankRewardsRandomWinners: Call = {
  id: 'rank_rewards.random_winners',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/random_winners',
  permission: 'poll.poll.draw',
  onError: 'log',
  invalidates: [
    '/api/poll/detail', '/api/poll/list', '/api/poll/submissions', '/api/system/poll/rank_rewards/draws',
    '/api/system/poll/rank_rewards/poll_rewards', '/api/system/poll/rank_rewards/verify',
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
    '/api/poll/detail', '/api/system/poll/rank_rewards/list', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

export const rankRewardsVerify: Call = { id: 'rank_rewards.verify', method: 'GET', path: '/api/system/poll/rank_rewards/verify', permission: 'poll.poll.view', onError: 'log', extension: true };
