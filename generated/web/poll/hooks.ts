// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ChoicesAddForm,
  ChoicesAddReply,
  ChoicesDeleteBody,
  ChoicesDeleteReply,
  ChoicesDetailQuery,
  ChoicesDetailReply,
  ChoicesItemsQuery,
  ChoicesItemsReply,
  ChoicesListQuery,
  ChoicesListReply,
  ChoicesNewForm,
  ChoicesNewReply,
  ChoicesOptionsQuery,
  ChoicesOptionsReply,
  ChoicesRemoveBody,
  ChoicesRemoveReply,
  ChoicesSaveBody,
  ChoicesSaveReply,
  ChoicesUpdateForm,
  ChoicesUpdateReply,
  MetadataAddBody,
  MetadataAddReply,
  MetadataDeleteBody,
  MetadataDeleteReply,
  MetadataListQuery,
  MetadataListReply,
  MetadataSaveBody,
  MetadataSaveReply,
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
  choicesAdd,
  choicesDelete,
  choicesDetail,
  choicesItems,
  choicesList,
  choicesNew,
  choicesOptions,
  choicesRemove,
  choicesSave,
  choicesUpdate,
  metadataAdd,
  metadataDelete,
  metadataList,
  metadataSave,
  pollAdd,
  pollCopy,
  pollDetail,
  pollItems,
  pollList,
  pollLive,
  pollSubmissions,
  pollUpdate,
  rankRewardsAdd,
  rankRewardsAssignWinner,
  rankRewardsClearWinner,
  rankRewardsDelete,
  rankRewardsDistribute,
  rankRewardsDraws,
  rankRewardsList,
  rankRewardsPollRewards,
  rankRewardsRandomWinners,
  rankRewardsSave,
  rankRewardsVerify,
} from './calls.ts';

/** Add choice: POST /api/system/poll/choices/add */
export function useChoicesAdd(): Mutation<ChoicesAddForm, RecordReply<ChoicesAddReply>> {
  return usePost(choicesAdd);
}

/** Delete choice: POST /api/system/poll/choices/delete */
export function useChoicesDelete(): Mutation<ChoicesDeleteBody, RecordReply<ChoicesDeleteReply>> {
  return usePost(choicesDelete);
}

/** Choice: GET /api/system/poll/choices/detail */
export function useChoicesDetail(
  query: ChoicesDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ChoicesDetailReply>> {
  return useGet(choicesDetail, query, options);
}

/** Choices: GET /api/system/poll/choices/items */
export function useChoicesItems(
  query: ChoicesItemsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ChoicesItemsReply>> {
  return useGet(choicesItems, query, options);
}

/** Choice library: GET /api/system/poll/choices/list */
export function useChoicesList(
  query: ChoicesListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ChoicesListReply>> {
  return useGet(choicesList, query, options);
}

/** New choice: POST /api/system/poll/choices/new */
export function useChoicesNew(): Mutation<ChoicesNewForm, RecordReply<ChoicesNewReply>> {
  return usePost(choicesNew);
}

/** Choice library: GET /api/system/poll/choices/options */
export function useChoicesOptions(
  query: ChoicesOptionsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ChoicesOptionsReply[]>> {
  return useGet(choicesOptions, query, options);
}

/** Take out: POST /api/system/poll/choices/remove */
export function useChoicesRemove(): Mutation<ChoicesRemoveBody, RecordReply<ChoicesRemoveReply>> {
  return usePost(choicesRemove);
}

/** Save choices: POST /api/system/poll/choices/save */
export function useChoicesSave(): Mutation<ChoicesSaveBody, RecordReply<ChoicesSaveReply>> {
  return usePost(choicesSave);
}

/** Change choice: POST /api/system/poll/choices/update */
export function useChoicesUpdate(): Mutation<ChoicesUpdateForm, RecordReply<ChoicesUpdateReply>> {
  return usePost(choicesUpdate);
}

/** Add facts: POST /api/system/poll/metadata/add */
export function useMetadataAdd(): Mutation<MetadataAddBody, RecordReply<MetadataAddReply>> {
  return usePost(metadataAdd);
}

/** Delete: POST /api/system/poll/metadata/delete */
export function useMetadataDelete(): Mutation<MetadataDeleteBody, RecordReply<MetadataDeleteReply>> {
  return usePost(metadataDelete);
}

/** Further facts: GET /api/system/poll/metadata/list */
export function useMetadataList(
  query: MetadataListQuery | null,
  options?: QueryOptions,
): Query<PageReply<MetadataListReply>> {
  return useGet(metadataList, query, options);
}

/** Save facts: POST /api/system/poll/metadata/save */
export function useMetadataSave(): Mutation<MetadataSaveBody, RecordReply<MetadataSaveReply>> {
  return usePost(metadataSave);
}

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
