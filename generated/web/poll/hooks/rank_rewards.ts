// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  rankRewardsAdd, rankRewardsAssignWinner, rankRewardsClearWinner, rankRewardsDelete, rankRewardsDistribute,
  rankRewardsDistributeVerdict, rankRewardsDraws, rankRewardsList, rankRewardsPollRewards, rankRewardsRandomWinners,
  rankRewardsSave, rankRewardsVerify,
} from '../calls/rank_rewards.ts';

export const useRankRewardsAdd: PostHook<typeof rankRewardsAdd> = () => usePost(rankRewardsAdd);
export const useRankRewardsAssignWinner: PostHook<typeof rankRewardsAssignWinner> = () => usePost(rankRewardsAssignWinner);
export const useRankRewardsClearWinner: PostHook<typeof rankRewardsClearWinner> = () => usePost(rankRewardsClearWinner);
export const useRankRewardsDelete: PostHook<typeof rankRewardsDelete> = () => usePost(rankRewardsDelete);
export const useRankRewardsDistribute: PostHook<typeof rankRewardsDistribute> = () => usePost(rankRewardsDistribute);
export const useRankRewardsDistributeVerdict: GetHook<typeof rankRewardsDistributeVerdict> = (query, options) => useGet(rankRewardsDistributeVerdict, query, options);
export const useRankRewardsDraws: GetHook<typeof rankRewardsDraws> = (query, options) => useGet(rankRewardsDraws, query, options);
export const useRankRewardsList: GetHook<typeof rankRewardsList> = (query, options) => useGet(rankRewardsList, query, options);
export const useRankRewardsPollRewards: GetHook<typeof rankRewardsPollRewards> = (query, options) => useGet(rankRewardsPollRewards, query, options);
export const useRankRewardsRandomWinners: PostHook<typeof rankRewardsRandomWinners> = () => usePost(rankRewardsRandomWinners);
export const useRankRewardsSave: PostHook<typeof rankRewardsSave> = () => usePost(rankRewardsSave);
export const useRankRewardsVerify: GetHook<typeof rankRewardsVerify> = (query, options) => useGet(rankRewardsVerify, query, options);
