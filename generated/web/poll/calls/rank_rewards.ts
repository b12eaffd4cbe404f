// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  RankRewardsAddBody, RankRewardsAddReply, RankRewardsAssignWinnerBody, RankRewardsAssignWinnerReply,
  RankRewardsClearWinnerBody, RankRewardsClearWinnerReply, RankRewardsDeleteBody, RankRewardsDeleteReply,
  RankRewardsDistributeBody, RankRewardsDistributeReply, RankRewardsDistributeVerdictQuery,
  RankRewardsDistributeVerdictReply, RankRewardsDrawsQuery, RankRewardsDrawsReply, RankRewardsListQuery,
  RankRewardsListReply, RankRewardsPollRewardsQuery, RankRewardsPollRewardsReply, RankRewardsRandomWinnersBody,
  RankRewardsRandomWinnersReply, RankRewardsSaveBody, RankRewardsSaveReply, RankRewardsVerifyQuery,
  RankRewardsVerifyReply,
} from '#generated/api/poll.ts';

/** Add prizes: POST /api/system/poll/rank_rewards/add */
export const rankRewardsAdd: Call<RankRewardsAddBody, RecordReply<RankRewardsAddReply>> = {
  id: 'rank_rewards.add',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/add',
  permission: 'poll.poll.update',
  invalidates: [
    '/api/poll/detail', '/api/system/poll/rank_rewards/list', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

/** Name a winner: POST /api/system/poll/rank_rewards/assign_winner */
export const rankRewardsAssignWinner: Call<RankRewardsAssignWinnerBody, RecordReply<RankRewardsAssignWinnerReply>> = {
  id: 'rank_rewards.assign_winner',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/assign_winner',
  permission: 'poll.poll.draw',
  invalidates: [
    '/api/poll/detail', '/api/poll/list', '/api/poll/submissions', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

/** Clear winner: POST /api/system/poll/rank_rewards/clear_winner */
export const rankRewardsClearWinner: Call<RankRewardsClearWinnerBody, RecordReply<RankRewardsClearWinnerReply>> = {
  id: 'rank_rewards.clear_winner',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/clear_winner',
  permission: 'poll.poll.draw',
  invalidates: [
    '/api/poll/detail', '/api/poll/list', '/api/poll/submissions', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

/** Delete prize: POST /api/system/poll/rank_rewards/delete */
export const rankRewardsDelete: Call<RankRewardsDeleteBody, RecordReply<RankRewardsDeleteReply>> = {
  id: 'rank_rewards.delete',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/delete',
  permission: 'poll.poll.update',
  optOut: [400],
  invalidates: [
    '/api/poll/detail', '/api/system/poll/rank_rewards/list', '/api/system/poll/rank_rewards/poll_rewards',
  ],
  kind: 'remove',
  key: 'id',
};

/** Give the prizes: POST /api/system/poll/rank_rewards/distribute */
export const rankRewardsDistribute: Call<RankRewardsDistributeBody, RecordReply<RankRewardsDistributeReply>> = {
  id: 'rank_rewards.distribute',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/distribute',
  permission: 'poll.poll.distribute',
  money: true,
  invalidates: [
    '/api/poll/detail', '/api/poll/items', '/api/poll/list', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

/** What decides: Give the prizes: GET /api/system/poll/rank_rewards/distribute/verdict */
export const rankRewardsDistributeVerdict: Call<
  RankRewardsDistributeVerdictQuery,
  RecordReply<RankRewardsDistributeVerdictReply>
> = { id: 'rank_rewards.distribute.verdict', method: 'GET', path: '/api/system/poll/rank_rewards/distribute/verdict', permission: 'poll.poll.distribute', extension: true };

/** Draws: GET /api/system/poll/rank_rewards/draws */
export const rankRewardsDraws: Call<RankRewardsDrawsQuery, PageReply<RankRewardsDrawsReply>> = { id: 'rank_rewards.draws', method: 'GET', path: '/api/system/poll/rank_rewards/draws', permission: 'poll.poll.view', extension: true };

/** Prizes by rank: GET /api/system/poll/rank_rewards/list */
export const rankRewardsList: Call<RankRewardsListQuery, PageReply<RankRewardsListReply>> = { id: 'rank_rewards.list', method: 'GET', path: '/api/system/poll/rank_rewards/list', permission: 'poll.poll.view' };

/** Winners: GET /api/system/poll/rank_rewards/poll_rewards */
export const rankRewardsPollRewards: Call<RankRewardsPollRewardsQuery, PageReply<RankRewardsPollRewardsReply>> = {
  id: 'rank_rewards.poll_rewards',
  method: 'GET',
  path: '/api/system/poll/rank_rewards/poll_rewards',
  permission: 'poll.poll.view',
};

/** Draw winners: POST /api/system/poll/rank_rewards/random_winners */
export const rankRewardsRandomWinners: Call<
  RankRewardsRandomWinnersBody,
  RecordReply<RankRewardsRandomWinnersReply>
> = {
  id: 'rank_rewards.random_winners',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/random_winners',
  permission: 'poll.poll.draw',
  invalidates: [
    '/api/poll/detail', '/api/poll/list', '/api/poll/submissions', '/api/system/poll/rank_rewards/draws',
    '/api/system/poll/rank_rewards/poll_rewards', '/api/system/poll/rank_rewards/verify',
  ],
};

/** Save prizes: POST /api/system/poll/rank_rewards/save */
export const rankRewardsSave: Call<RankRewardsSaveBody, RecordReply<RankRewardsSaveReply>> = {
  id: 'rank_rewards.save',
  method: 'POST',
  path: '/api/system/poll/rank_rewards/save',
  permission: 'poll.poll.update',
  optOut: [400],
  invalidates: [
    '/api/poll/detail', '/api/system/poll/rank_rewards/list', '/api/system/poll/rank_rewards/poll_rewards',
  ],
};

/** Prove a draw: GET /api/system/poll/rank_rewards/verify */
export const rankRewardsVerify: Call<RankRewardsVerifyQuery, RecordReply<RankRewardsVerifyReply>> = { id: 'rank_rewards.verify', method: 'GET', path: '/api/system/poll/rank_rewards/verify', permission: 'poll.poll.view', extension: true };
