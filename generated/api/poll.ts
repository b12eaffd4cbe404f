// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Verdict } from '#contract/decision.ts';
import type { IngestReply } from '#contract/ingest.ts';

export interface AnswersOfAgent {
  readonly agent_id: number;
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

export interface AnswersThen {
  readonly at: string;
  readonly count: number;
  readonly unfinished: boolean;
}

export interface ChoiceRow {
  readonly id: number | null;
  readonly choice_id: number | null;
  readonly label: string | null;
  readonly sort_order: number | null;
  readonly odds_text: string | null;
  readonly is_correct: boolean | null;
}

/** ChoiceRow as a body brings it. */
export interface ChoiceRowInput {
  readonly id?: number | null;
  readonly choice_id?: number | null;
  readonly label?: string | null;
  readonly sort_order?: number | null;
  readonly odds_text?: string | null;
  readonly is_correct?: boolean | null;
}

export interface DrawnWinner {
  readonly rank: number;
  readonly submission_id: number;
}

export interface FactRow {
  readonly id: number | null;
  readonly key: string | null;
  readonly value: string | null;
  readonly value_type: string | null;
  readonly sort_order: number | null;
}

/** FactRow as a body brings it. */
export interface FactRowInput {
  readonly id?: number | null;
  readonly key?: string | null;
  readonly value?: string | null;
  readonly value_type?: string | null;
  readonly sort_order?: number | null;
}

export interface PollAnswerFact {
  readonly reference: string;
  readonly username: string;
  readonly poll_id: number;
  readonly choices: readonly string[] | null;
  readonly number: string | null;
  readonly ip: string | null;
  readonly device_id: string | null;
}

/** PollAnswerFact as a body brings it. */
export interface PollAnswerFactInput {
  readonly reference: string;
  readonly username: string;
  readonly poll_id: number;
  readonly choices?: readonly string[] | null;
  readonly number?: string | null;
  readonly ip?: string | null;
  readonly device_id?: string | null;
}

export interface PrizeRow {
  readonly id: number | null;
  readonly rank_from: number | null;
  readonly rank_to: number | null;
  readonly event_reward_id: number | null;
  readonly reward_type: string | null;
  readonly reward_value: string | null;
  readonly turnover_multiple: string | null;
  readonly label: string | null;
}

/** PrizeRow as a body brings it. */
export interface PrizeRowInput {
  readonly id?: number | null;
  readonly rank_from?: number | null;
  readonly rank_to?: number | null;
  readonly event_reward_id?: number | null;
  readonly reward_type?: string | null;
  readonly reward_value?: string | null;
  readonly turnover_multiple?: string | null;
  readonly label?: string | null;
}

/** Poll, as calls answer it. */
export interface PollRow {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly image_url: string | null;
  readonly type: 'vote' | 'predict' | 'predict_score' | 'survey';
  readonly agent_ids: readonly number[];
  readonly open_at: string;
  readonly close_at: string;
  readonly announce_at: string | null;
  readonly max_submissions_per_member: number;
  readonly choice_mode: 'single' | 'multiple' | 'number';
  readonly max_choices: number | null;
  readonly join_condition: 'none' | 'deposit_today' | 'deposit_period' | 'turnover';
  readonly join_min_deposit: string | null;
  readonly join_min_turnover: string | null;
  readonly reward_budget: string | null;
  readonly reward_total: string;
  readonly reward_paid: string;
  readonly correct_choice_ids: readonly number[];
  readonly correct_answer: string | null;
  readonly submission_count: number;
  readonly member_count: number;
  readonly correct_count: number;
  readonly resulted_at: string | null;
  readonly paying_since: string | null;
  readonly paying_by: number | null;
  readonly distributed_at: string | null;
  readonly status: 'draft' | 'scheduled' | 'open' | 'closed' | 'resulted' | 'drawing' | 'distributed' | 'cancelled';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly correct_choice_ids_name: readonly string[] | null;
  readonly paying_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Choice, as calls answer it. */
export interface PollChoiceRow {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
  readonly category: 'team' | 'person' | 'number' | 'text';
  readonly external_ref: string | null;
  readonly used_count: number;
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Draw, as calls answer it. */
export interface PollDrawRow {
  readonly id: number;
  readonly poll_id: number;
  readonly agent_ids: readonly number[];
  readonly seed: string;
  readonly entropy: string;
  readonly note: string | null;
  readonly entrants: readonly number[];
  readonly entrants_hash: string;
  readonly entrant_count: number;
  readonly winners: readonly DrawnWinner[];
  readonly winner_count: number;
  readonly drawn_at: string;
  readonly drawn_by: number | null;
  readonly poll_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly drawn_by_name: string | null;
}

/** Choice of a poll, as calls answer it. */
export interface PollItemRow {
  readonly id: number;
  readonly poll_id: number;
  readonly agent_ids: readonly number[];
  readonly choice_id: number;
  readonly image_url: string | null;
  readonly category: 'team' | 'person' | 'number' | 'text';
  readonly label: string;
  readonly sort_order: number;
  readonly odds_text: string | null;
  readonly is_correct: boolean;
  readonly vote_count: number;
  readonly vote_pct: string;
  readonly poll_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly choice_name: string;
}

/** Further fact, as calls answer it. */
export interface PollMetadataRow {
  readonly id: number;
  readonly poll_id: number;
  readonly agent_ids: readonly number[];
  readonly key: string;
  readonly value: string;
  readonly value_type: 'text' | 'number' | 'datetime' | 'image' | 'json';
  readonly sort_order: number | null;
  readonly poll_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
}

/** Prize by rank, as calls answer it. */
export interface PollRankRewardRow {
  readonly id: number;
  readonly poll_id: number;
  readonly agent_ids: readonly number[];
  readonly rank_from: number;
  readonly rank_to: number;
  readonly winner_count: number;
  readonly event_reward_id: number | null;
  readonly reward_type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item';
  readonly reward_value: string;
  readonly total_value: string;
  readonly turnover_multiple: string | null;
  readonly label: string;
  readonly poll_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly event_reward_name: string | null;
}

/** Answer, as calls answer it. */
export interface PollSubmissionRow {
  readonly submission_id: number;
  readonly poll_id: number;
  readonly member_id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly item_ids: readonly number[];
  readonly answer: string;
  readonly submitted_at: string;
  readonly ip: string | null;
  readonly device_id: string | null;
  readonly is_correct: boolean | null;
  readonly eligible: boolean;
  readonly ineligible_reason: 'suspended' | 'condition' | 'duplicate' | null;
  readonly won_rank: number | null;
  readonly poll_name: string;
  readonly member_name: string;
  readonly agent_name: string;
}

/** Prize slot, as calls answer it. */
export interface PollWinnerRow {
  readonly slot_id: number;
  readonly poll_id: number;
  readonly rank: number;
  readonly rank_reward_id: number;
  readonly reward_type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item';
  readonly reward_value: string;
  readonly member_id: number | null;
  readonly username: string | null;
  readonly agent_code: string | null;
  readonly submission_id: number | null;
  readonly answer: string | null;
  readonly submitted_at: string | null;
  readonly selected_by: 'random' | 'assign' | null;
  readonly selected_at: string | null;
  readonly chosen_by: number | null;
  readonly draw_id: number | null;
  readonly cleared_at: string | null;
  readonly cleared_by: number | null;
  readonly attempted_at: string | null;
  readonly paid_at: string | null;
  readonly log_no: string | null;
  readonly status: 'empty' | 'selected' | 'paid' | 'failed';
  readonly message: string | null;
  readonly poll_name: string;
  readonly rank_reward_name: string;
  readonly member_name: string | null;
  readonly submission_name: string | null;
  readonly chosen_by_name: string | null;
  readonly draw_name: string | null;
  readonly cleared_by_name: string | null;
}

/** Body of POST /api/system/poll/choices/add */
export interface ChoicesAddBody {
  readonly name: string;
  readonly image_url?: string | null;
  readonly category: 'team' | 'person' | 'number' | 'text';
  readonly external_ref?: string | null;
  readonly status: 'active' | 'inactive';
  readonly more_names?: string | null;
}

/** Body of POST /api/system/poll/choices/add with its files, as the browser sends it. */
export interface ChoicesAddForm {
  readonly name: string;
  readonly image_url?: Blob;
  readonly category: 'team' | 'person' | 'number' | 'text';
  readonly external_ref?: string;
  readonly status: 'active' | 'inactive';
  readonly more_names?: string;
}

/** Reply of POST /api/system/poll/choices/add */
export type ChoicesAddReply = Pick<PollChoiceRow, 'id' | 'version'>;

/** Body of POST /api/system/poll/choices/delete */
export interface ChoicesDeleteBody {
  readonly id: number;
  readonly version?: number;
}

/** Reply of POST /api/system/poll/choices/delete */
export type ChoicesDeleteReply = Pick<PollChoiceRow, 'id'>;

/** Query of GET /api/system/poll/choices/detail */
export interface ChoicesDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/poll/choices/detail */
export type ChoicesDetailReply = PollChoiceRow;

/** Query of GET /api/system/poll/choices/items */
export interface ChoicesItemsQuery {
  readonly poll_id?: readonly number[];
  readonly choice_id?: readonly number[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/system/poll/choices/items */
export type ChoicesItemsReply = PollItemRow;

/** Query of GET /api/system/poll/choices/list */
export interface ChoicesListQuery {
  readonly category?: readonly ('team' | 'person' | 'number' | 'text')[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/poll/choices/list */
export type ChoicesListReply = Omit<
  PollChoiceRow,
  'created_at' | 'created_by' | 'updated_by' | 'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/poll/choices/new */
export interface ChoicesNewBody {
  readonly poll_id: number;
  readonly name: string;
  readonly image_url?: string | null;
  readonly category: 'team' | 'person' | 'number' | 'text';
}

/** Body of POST /api/system/poll/choices/new with its files, as the browser sends it. */
export interface ChoicesNewForm {
  readonly poll_id: number;
  readonly name: string;
  readonly image_url?: Blob;
  readonly category: 'team' | 'person' | 'number' | 'text';
}

/** Reply of POST /api/system/poll/choices/new */
export interface ChoicesNewReply {
  readonly id: number;
  readonly choice_id: number;
}

/** Query of GET /api/system/poll/choices/options */
export interface ChoicesOptionsQuery {
  readonly category?: readonly ('team' | 'person' | 'number' | 'text')[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/poll/choices/options */
export type ChoicesOptionsReply = Pick<PollChoiceRow, 'id' | 'name' | 'category' | 'image_url' | 'status'>;

/** Body of POST /api/system/poll/choices/remove */
export interface ChoicesRemoveBody {
  readonly poll_id: number;
  readonly choice_id: number;
}

/** Reply of POST /api/system/poll/choices/remove */
export interface ChoicesRemoveReply {
  readonly id: number;
}

/** Body of POST /api/system/poll/choices/save */
export interface ChoicesSaveBody {
  readonly poll_id: number;
  readonly items: readonly ChoiceRowInput[];
}

/** Reply of POST /api/system/poll/choices/save */
export interface ChoicesSaveReply {
  readonly saved: number | null;
}

/** Body of POST /api/system/poll/choices/update */
export interface ChoicesUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly image_url?: string | null;
  readonly category?: 'team' | 'person' | 'number' | 'text';
  readonly external_ref?: string | null;
  readonly status?: 'active' | 'inactive';
}

/** Body of POST /api/system/poll/choices/update with its files, as the browser sends it. */
export interface ChoicesUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly image_url?: Blob;
  readonly category?: 'team' | 'person' | 'number' | 'text';
  readonly external_ref?: string;
  readonly status?: 'active' | 'inactive';
}

/** Reply of POST /api/system/poll/choices/update */
export type ChoicesUpdateReply = Pick<PollChoiceRow, 'id' | 'version'>;

/** Body of POST /api/ingest/poll_answers */
export interface IngestPollAnswersBody {
  readonly facts: readonly PollAnswerFactInput[];
}

/** What POST /api/ingest/poll_answers makes of a fact */
export interface IngestPollAnswersMade {
  readonly submission_id: number;
  readonly eligible: boolean;
  readonly ineligible_reason: 'suspended' | 'condition' | 'duplicate' | null;
}

/** Reply of POST /api/ingest/poll_answers */
export type IngestPollAnswersReply = IngestReply<IngestPollAnswersMade>;

/** Body of POST /api/system/poll/metadata/add */
export interface MetadataAddBody {
  readonly poll_id: number;
  readonly items: readonly FactRowInput[];
}

/** Reply of POST /api/system/poll/metadata/add */
export interface MetadataAddReply {
  readonly saved: number | null;
}

/** Body of POST /api/system/poll/metadata/delete */
export interface MetadataDeleteBody {
  readonly id: number;
}

/** Reply of POST /api/system/poll/metadata/delete */
export type MetadataDeleteReply = Pick<PollMetadataRow, 'id'>;

/** Query of GET /api/system/poll/metadata/list */
export interface MetadataListQuery {
  readonly poll_id?: readonly number[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/system/poll/metadata/list */
export type MetadataListReply = PollMetadataRow;

/** Body of POST /api/system/poll/metadata/save */
export interface MetadataSaveBody {
  readonly poll_id: number;
  readonly items: readonly FactRowInput[];
}

/** Reply of POST /api/system/poll/metadata/save */
export interface MetadataSaveReply {
  readonly saved: number | null;
}

/** Body of POST /api/poll/add */
export interface PollAddBody {
  readonly title: string;
  readonly description?: string | null;
  readonly image_url?: string | null;
  readonly type: 'vote' | 'predict' | 'predict_score' | 'survey';
  readonly agent_ids: readonly number[];
  readonly open_at: string;
  readonly close_at: string;
  readonly announce_at?: string | null;
  readonly max_submissions_per_member: number;
  readonly choice_mode: 'single' | 'multiple' | 'number';
  readonly max_choices?: number | null;
  readonly join_condition: 'none' | 'deposit_today' | 'deposit_period' | 'turnover';
  readonly join_min_deposit?: string | null;
  readonly join_min_turnover?: string | null;
  readonly reward_budget?: string | null;
}

/** Body of POST /api/poll/add with its files, as the browser sends it. */
export interface PollAddForm {
  readonly title: string;
  readonly description?: string;
  readonly image_url?: Blob;
  readonly type: 'vote' | 'predict' | 'predict_score' | 'survey';
  readonly agent_ids: readonly number[];
  readonly open_at: string;
  readonly close_at: string;
  readonly announce_at?: string;
  readonly max_submissions_per_member: number;
  readonly choice_mode: 'single' | 'multiple' | 'number';
  readonly max_choices?: number;
  readonly join_condition: 'none' | 'deposit_today' | 'deposit_period' | 'turnover';
  readonly join_min_deposit?: string;
  readonly join_min_turnover?: string;
  readonly reward_budget?: string;
}

/** Reply of POST /api/poll/add */
export type PollAddReply = Pick<PollRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/poll/copy */
export interface PollCopyBody {
  readonly id: number;
}

/** Reply of POST /api/poll/copy */
export interface PollCopyReply {
  readonly id: number;
}

/** Query of GET /api/poll/detail */
export interface PollDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/poll/detail */
export type PollDetailReply = PollRow;

/** Query of GET /api/poll/items */
export interface PollItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/poll/items */
export type PollItemsReply = Pick<PollRow, 'id' | 'title'>;

/** Query of GET /api/poll/list */
export interface PollListQuery {
  readonly agent_ids?: readonly number[];
  readonly type?: readonly ('vote' | 'predict' | 'predict_score' | 'survey')[];
  readonly status?: readonly (
    'draft' | 'scheduled' | 'open' | 'closed' | 'resulted' | 'drawing' | 'distributed' | 'cancelled'
  )[];
  readonly date_from?: string;
  readonly date_to?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/poll/list */
export type PollListReply = Pick<
  PollRow,
  | 'id' | 'version' | 'image_url' | 'title' | 'type' | 'agent_ids' | 'open_at' | 'close_at' | 'submission_count' |
  'member_count' | 'correct_count' | 'reward_budget' | 'reward_total' | 'choice_mode' | 'paying_since' | 'updated_at' |
  'status' | 'agent_ids_name' | 'agent_ids_all'
>;

/** Query of GET /api/poll/live */
export interface PollLiveQuery {
  readonly id: number;
}

/** Reply of GET /api/poll/live */
export interface PollLiveReply {
  readonly series: readonly AnswersThen[];
  readonly agents: readonly AnswersOfAgent[];
  readonly eligible_correct: number | null;
  readonly server_time: string | null;
}

/** Query of GET /api/poll/submissions */
export interface PollSubmissionsQuery {
  readonly poll_id?: readonly number[];
  readonly is_correct?: boolean;
  readonly eligible?: boolean;
  readonly ineligible_reason?: readonly ('suspended' | 'condition' | 'duplicate')[];
  readonly agent_id?: readonly number[];
  readonly date_from?: string;
  readonly date_to?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/poll/submissions */
export type PollSubmissionsReply = Omit<PollSubmissionRow, 'device_id'>;

/** Body of POST /api/poll/update */
export interface PollUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly title?: string;
  readonly description?: string | null;
  readonly image_url?: string | null;
  readonly type?: 'vote' | 'predict' | 'predict_score' | 'survey';
  readonly agent_ids?: readonly number[];
  readonly open_at?: string;
  readonly close_at?: string;
  readonly announce_at?: string | null;
  readonly max_submissions_per_member?: number;
  readonly choice_mode?: 'single' | 'multiple' | 'number';
  readonly max_choices?: number | null;
  readonly join_condition?: 'none' | 'deposit_today' | 'deposit_period' | 'turnover';
  readonly join_min_deposit?: string | null;
  readonly join_min_turnover?: string | null;
  readonly reward_budget?: string | null;
  readonly status?:
    | 'draft' | 'scheduled' | 'open' | 'closed' | 'resulted' | 'drawing' | 'distributed' | 'cancelled' | null;
  readonly correct_choice_ids?: readonly number[] | null;
  readonly correct_answer?: string | null;
}

/** Body of POST /api/poll/update with its files, as the browser sends it. */
export interface PollUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly title?: string;
  readonly description?: string;
  readonly image_url?: Blob;
  readonly type?: 'vote' | 'predict' | 'predict_score' | 'survey';
  readonly agent_ids?: readonly number[];
  readonly open_at?: string;
  readonly close_at?: string;
  readonly announce_at?: string;
  readonly max_submissions_per_member?: number;
  readonly choice_mode?: 'single' | 'multiple' | 'number';
  readonly max_choices?: number;
  readonly join_condition?: 'none' | 'deposit_today' | 'deposit_period' | 'turnover';
  readonly join_min_deposit?: string;
  readonly join_min_turnover?: string;
  readonly reward_budget?: string;
  readonly status?: 'draft' | 'scheduled' | 'open' | 'closed' | 'resulted' | 'drawing' | 'distributed' | 'cancelled';
  readonly correct_choice_ids?: readonly number[];
  readonly correct_answer?: string;
}

/** Reply of POST /api/poll/update */
export type PollUpdateReply = Pick<PollRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/system/poll/rank_rewards/add */
export interface RankRewardsAddBody {
  readonly poll_id: number;
  readonly items: readonly PrizeRowInput[];
}

/** Reply of POST /api/system/poll/rank_rewards/add */
export interface RankRewardsAddReply {
  readonly saved: number | null;
}

/** Body of POST /api/system/poll/rank_rewards/assign_winner */
export interface RankRewardsAssignWinnerBody {
  readonly poll_id: number;
  readonly slot_id: number;
  readonly username?: string | null;
  readonly submission_id?: number | null;
}

/** Reply of POST /api/system/poll/rank_rewards/assign_winner */
export interface RankRewardsAssignWinnerReply {
  readonly slot_id: number;
  readonly status: 'empty' | 'selected' | 'paid' | 'failed';
}

/** Body of POST /api/system/poll/rank_rewards/clear_winner */
export interface RankRewardsClearWinnerBody {
  readonly poll_id: number;
  readonly slot_id: number;
}

/** Reply of POST /api/system/poll/rank_rewards/clear_winner */
export interface RankRewardsClearWinnerReply {
  readonly slot_id: number;
  readonly status: 'empty' | 'selected' | 'paid' | 'failed';
}

/** Body of POST /api/system/poll/rank_rewards/delete */
export interface RankRewardsDeleteBody {
  readonly id: number;
}

/** Reply of POST /api/system/poll/rank_rewards/delete */
export type RankRewardsDeleteReply = Pick<PollRankRewardRow, 'id'>;

/** Body of POST /api/system/poll/rank_rewards/distribute */
export interface RankRewardsDistributeBody {
  readonly poll_id: number;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/poll/rank_rewards/distribute */
export interface RankRewardsDistributeReply {
  readonly id: number;
  readonly queued: number | null;
  readonly paid: number | null;
}

/** Query of GET /api/system/poll/rank_rewards/distribute/verdict */
export interface RankRewardsDistributeVerdictQuery {
  readonly poll_id: number;
}

/** Reply of GET /api/system/poll/rank_rewards/distribute/verdict */
export type RankRewardsDistributeVerdictReply = Verdict;

/** Query of GET /api/system/poll/rank_rewards/draws */
export interface RankRewardsDrawsQuery {
  readonly poll_id?: readonly number[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/system/poll/rank_rewards/draws */
export type RankRewardsDrawsReply = Omit<
  PollDrawRow,
  'agent_ids' | 'entropy' | 'entrants' | 'winners' | 'agent_ids_name' | 'agent_ids_all'
>;

/** Query of GET /api/system/poll/rank_rewards/list */
export interface RankRewardsListQuery {
  readonly poll_id?: readonly number[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/system/poll/rank_rewards/list */
export type RankRewardsListReply = PollRankRewardRow;

/** Query of GET /api/system/poll/rank_rewards/poll_rewards */
export interface RankRewardsPollRewardsQuery {
  readonly poll_id?: readonly number[];
  readonly status?: readonly ('empty' | 'selected' | 'paid' | 'failed')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/poll/rank_rewards/poll_rewards */
export type RankRewardsPollRewardsReply = Omit<PollWinnerRow, 'attempted_at'>;

/** Body of POST /api/system/poll/rank_rewards/random_winners */
export interface RankRewardsRandomWinnersBody {
  readonly poll_id: number;
  readonly rank_reward_id?: number | null;
  readonly count?: number | null;
  readonly seed?: string | null;
}

/** Reply of POST /api/system/poll/rank_rewards/random_winners */
export interface RankRewardsRandomWinnersReply {
  readonly id: number;
  readonly seed: string | null;
  readonly entrants_hash: string | null;
  readonly entrant_count: number | null;
  readonly winner_count: number | null;
  readonly winners: readonly DrawnWinner[] | null;
  readonly drawn_at: string | null;
}

/** Body of POST /api/system/poll/rank_rewards/save */
export interface RankRewardsSaveBody {
  readonly poll_id: number;
  readonly items: readonly PrizeRowInput[];
}

/** Reply of POST /api/system/poll/rank_rewards/save */
export interface RankRewardsSaveReply {
  readonly saved: number | null;
}

/** Query of GET /api/system/poll/rank_rewards/verify */
export interface RankRewardsVerifyQuery {
  readonly id: number;
}

/** Reply of GET /api/system/poll/rank_rewards/verify */
export interface RankRewardsVerifyReply {
  readonly id: number;
  readonly proved: boolean;
  readonly seed: string | null;
  readonly entropy: string | null;
  readonly note: string | null;
  readonly entrants: readonly number[] | null;
  readonly entrants_hash: string | null;
  readonly winners: readonly DrawnWinner[] | null;
  readonly replayed: readonly number[] | null;
  readonly drawn_at: string | null;
}
