// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  RankRewardsAddBody,
  RankRewardsAddReply,
  RankRewardsAssignWinnerBody,
  RankRewardsAssignWinnerReply,
  RankRewardsClearWinnerBody,
  RankRewardsClearWinnerReply,
  RankRewardsDeleteBody,
  RankRewardsDeleteReply,
  RankRewardsDistributeBody,
  RankRewardsDistributeReply,
  RankRewardsDistributeVerdictQuery,
  RankRewardsDistributeVerdictReply,
  RankRewardsDrawsQuery,
  RankRewardsDrawsReply,
  RankRewardsListQuery,
  RankRewardsListReply,
  RankRewardsPollRewardsQuery,
  RankRewardsPollRewardsReply,
  RankRewardsRandomWinnersBody,
  RankRewardsRandomWinnersReply,
  RankRewardsSaveBody,
  RankRewardsSaveReply,
  RankRewardsVerifyQuery,
  RankRewardsVerifyReply,
} from '#generated/api/poll.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  rankRewardsAdd,
  rankRewardsAssignWinner,
  rankRewardsClearWinner,
  rankRewardsDelete,
  rankRewardsDistribute,
  rankRewardsDistributeVerdict,
  rankRewardsDraws,
  rankRewardsList,
  rankRewardsPollRewards,
  rankRewardsRandomWinners,
  rankRewardsSave,
  rankRewardsVerify,
} from '../calls/rank_rewards.ts';

/** Add prizes: POST /api/system/poll/rank_rewards/add */
export function useRankRewardsAdd(): Mutation<RankRewardsAddBody, RecordReply<RankRewardsAddReply>> {
  return usePost(rankRewardsAdd);
}

/** Name a winner: POST /api/system/poll/rank_rewards/assign_winner */
export function useRankRewardsAssignWinner(): Mutation<RankRewardsAssignWinnerBody, RecordReply<RankRewardsAssignWinnerReply>> {
  return usePost(rankRewardsAssignWinner);
}

/** Clear winner: POST /api/system/poll/rank_rewards/clear_winner */
export function useRankRewardsClearWinner(): Mutation<RankRewardsClearWinnerBody, RecordReply<RankRewardsClearWinnerReply>> {
  return usePost(rankRewardsClearWinner);
}

/** Delete prize: POST /api/system/poll/rank_rewards/delete */
export function useRankRewardsDelete(): Mutation<RankRewardsDeleteBody, RecordReply<RankRewardsDeleteReply>> {
  return usePost(rankRewardsDelete);
}

/** Give the prizes: POST /api/system/poll/rank_rewards/distribute */
export function useRankRewardsDistribute(): Mutation<RankRewardsDistributeBody, RecordReply<RankRewardsDistributeReply>> {
  return usePost(rankRewardsDistribute);
}

/** What decides: Give the prizes: GET /api/system/poll/rank_rewards/distribute/verdict */
export function useRankRewardsDistributeVerdict(
  query: RankRewardsDistributeVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<RankRewardsDistributeVerdictReply>> {
  return useGet(rankRewardsDistributeVerdict, query, options);
}

/** Draws: GET /api/system/poll/rank_rewards/draws */
export function useRankRewardsDraws(
  query: RankRewardsDrawsQuery | null,
  options?: QueryOptions,
): Query<PageReply<RankRewardsDrawsReply>> {
  return useGet(rankRewardsDraws, query, options);
}

/** Prizes by rank: GET /api/system/poll/rank_rewards/list */
export function useRankRewardsList(
  query: RankRewardsListQuery | null,
  options?: QueryOptions,
): Query<PageReply<RankRewardsListReply>> {
  return useGet(rankRewardsList, query, options);
}

/** Winners: GET /api/system/poll/rank_rewards/poll_rewards */
export function useRankRewardsPollRewards(
  query: RankRewardsPollRewardsQuery | null,
  options?: QueryOptions,
): Query<PageReply<RankRewardsPollRewardsReply>> {
  return useGet(rankRewardsPollRewards, query, options);
}

/** Draw winners: POST /api/system/poll/rank_rewards/random_winners */
export function useRankRewardsRandomWinners(): Mutation<RankRewardsRandomWinnersBody, RecordReply<RankRewardsRandomWinnersReply>> {
  return usePost(rankRewardsRandomWinners);
}

/** Save prizes: POST /api/system/poll/rank_rewards/save */
export function useRankRewardsSave(): Mutation<RankRewardsSaveBody, RecordReply<RankRewardsSaveReply>> {
  return usePost(rankRewardsSave);
}

/** Prove a draw: GET /api/system/poll/rank_rewards/verify */
export function useRankRewardsVerify(
  query: RankRewardsVerifyQuery | null,
  options?: QueryOptions,
): Query<RecordReply<RankRewardsVerifyReply>> {
  return useGet(rankRewardsVerify, query, options);
}
