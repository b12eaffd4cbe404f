// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { IngestReply } from '#contract/ingest.ts';

export interface QuestClaimFact {
  readonly reference: string;
  readonly username: string;
  readonly quest_item_id: number;
}

/** QuestClaimFact as a body brings it. */
export interface QuestClaimFactInput {
  readonly reference: string;
  readonly username: string;
  readonly quest_item_id: number;
}

/** Quest, as calls answer it. */
export interface QuestRow {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly image_url: string | null;
  readonly agent_ids: readonly number[];
  readonly cycle: 'once' | 'daily' | 'weekly' | 'monthly' | 'event';
  readonly start_at: string;
  readonly end_at: string | null;
  readonly unlock_mode: 'all' | 'sequential';
  readonly bonus_event_reward_id: number | null;
  readonly eligible_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly item_count: number;
  readonly joined_count: number;
  readonly completed_count: number;
  readonly reward_paid: string;
  readonly status: 'draft' | 'active' | 'paused' | 'ended';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly bonus_event_reward_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Quest item, as calls answer it. */
export interface QuestItemRow {
  readonly id: number;
  readonly quest_id: number;
  readonly quest_status: 'draft' | 'active' | 'paused' | 'ended';
  readonly agent_ids: readonly number[];
  readonly name: string;
  readonly condition_type:
    | 'deposit_amount' | 'deposit_count' | 'valid_turnover' | 'bet_count' | 'win_amount' | 'loss_amount' |
    'play_provider' | 'play_game' | 'login_days' | 'invite_friends';
  readonly target_value: string;
  readonly provider_id: number | null;
  readonly game_id: number | null;
  readonly game_types:
    | readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[]
    | null;
  readonly event_reward_id: number;
  readonly claim_mode: 'auto' | 'manual';
  readonly claim_expire_hours: number | null;
  readonly sort_order: number;
  readonly completed_count: number;
  readonly claimed_count: number;
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly quest_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly provider_name: string | null;
  readonly game_name: string | null;
  readonly event_reward_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Progress, as calls answer it. */
export interface QuestProgressRow {
  readonly id: number;
  readonly run_id: number;
  readonly quest_item_id: number;
  readonly agent_id: number;
  readonly member_id: number;
  readonly username: string;
  readonly value: string;
  readonly status: 'in_progress' | 'completed' | 'claimed' | 'expired';
  readonly completed: number;
  readonly claimed: number;
  readonly completed_at: string | null;
  readonly expires_at: string | null;
  readonly claimed_at: string | null;
  readonly run_name: string;
  readonly quest_item_name: string;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Member of a quest, as calls answer it. */
export interface QuestRunRow {
  readonly id: number;
  readonly quest_id: number;
  readonly agent_id: number;
  readonly member_id: number;
  readonly username: string;
  readonly round: string;
  readonly joined_at: string;
  readonly completed: number;
  readonly completed_at: string | null;
  readonly bonus_given: number;
  readonly reward_paid: string;
  readonly quest_name: string;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Body of POST /api/ingest/quest_claims */
export interface IngestQuestClaimsBody {
  readonly facts: readonly QuestClaimFactInput[];
}

/** What POST /api/ingest/quest_claims makes of a fact */
export interface IngestQuestClaimsMade {
  readonly id: number;
  readonly round: string;
  readonly reward: string;
}

/** Reply of POST /api/ingest/quest_claims */
export type IngestQuestClaimsReply = IngestReply<IngestQuestClaimsMade>;

/** Body of POST /api/quest/add */
export interface QuestAddBody {
  readonly name: string;
  readonly description?: string | null;
  readonly image_url?: string | null;
  readonly agent_ids: readonly number[];
  readonly cycle: 'once' | 'daily' | 'weekly' | 'monthly' | 'event';
  readonly start_at: string;
  readonly end_at?: string | null;
  readonly unlock_mode: 'all' | 'sequential';
  readonly bonus_event_reward_id?: number | null;
  readonly eligible_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Body of POST /api/quest/add with its files, as the browser sends it. */
export interface QuestAddForm {
  readonly name: string;
  readonly description?: string;
  readonly image_url?: Blob;
  readonly agent_ids: readonly number[];
  readonly cycle: 'once' | 'daily' | 'weekly' | 'monthly' | 'event';
  readonly start_at: string;
  readonly end_at?: string;
  readonly unlock_mode: 'all' | 'sequential';
  readonly bonus_event_reward_id?: number;
  readonly eligible_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Reply of POST /api/quest/add */
export type QuestAddReply = Pick<QuestRow, 'id' | 'version'>;

/** Query of GET /api/quest/detail */
export interface QuestDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/quest/detail */
export type QuestDetailReply = QuestRow;

/** Body of POST /api/quest/items/add */
export interface QuestItemAddBody {
  readonly quest_id: number;
  readonly name: string;
  readonly condition_type:
    | 'deposit_amount' | 'deposit_count' | 'valid_turnover' | 'bet_count' | 'win_amount' | 'loss_amount' |
    'play_provider' | 'play_game' | 'login_days' | 'invite_friends';
  readonly target_value: string;
  readonly provider_id?: number | null;
  readonly game_id?: number | null;
  readonly game_types?:
    | readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[]
    | null;
  readonly event_reward_id: number;
  readonly claim_mode: 'auto' | 'manual';
  readonly claim_expire_hours?: number | null;
  readonly sort_order?: number;
  readonly status: 'active' | 'inactive';
}

/** Reply of POST /api/quest/items/add */
export type QuestItemAddReply = Pick<QuestItemRow, 'id' | 'version'>;

/** Body of POST /api/quest/item/delete */
export interface QuestItemDeleteBody {
  readonly id: number;
  readonly version?: number;
}

/** Reply of POST /api/quest/item/delete */
export type QuestItemDeleteReply = Pick<QuestItemRow, 'id'>;

/** Query of GET /api/quest/items/detail */
export interface QuestItemDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/quest/items/detail */
export type QuestItemDetailReply = QuestItemRow;

/** Query of GET /api/quest/items/list */
export interface QuestItemListQuery {
  readonly quest_id?: readonly number[];
  readonly condition_type?: readonly (
    | 'deposit_amount' | 'deposit_count' | 'valid_turnover' | 'bet_count' | 'win_amount' | 'loss_amount' |
    'play_provider' | 'play_game' | 'login_days' | 'invite_friends'
  )[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/quest/items/list */
export type QuestItemListReply = QuestItemRow;

/** Body of POST /api/quest/items/update */
export interface QuestItemUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly condition_type?:
    | 'deposit_amount' | 'deposit_count' | 'valid_turnover' | 'bet_count' | 'win_amount' | 'loss_amount' |
    'play_provider' | 'play_game' | 'login_days' | 'invite_friends';
  readonly target_value?: string;
  readonly provider_id?: number | null;
  readonly game_id?: number | null;
  readonly game_types?:
    | readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[]
    | null;
  readonly event_reward_id?: number;
  readonly claim_mode?: 'auto' | 'manual';
  readonly claim_expire_hours?: number | null;
  readonly sort_order?: number;
  readonly status?: 'active' | 'inactive';
}

/** Reply of POST /api/quest/items/update */
export type QuestItemUpdateReply = Pick<QuestItemRow, 'id' | 'version'>;

/** Query of GET /api/quest/configs/items */
export interface QuestItemsQuery {
  readonly status?: readonly ('draft' | 'active' | 'paused' | 'ended')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/quest/configs/items */
export type QuestItemsReply = Pick<QuestRow, 'id' | 'name' | 'status'>;

/** Query of GET /api/quest/configs */
export interface QuestListQuery {
  readonly agent_ids?: readonly number[];
  readonly cycle?: readonly ('once' | 'daily' | 'weekly' | 'monthly' | 'event')[];
  readonly status?: readonly ('draft' | 'active' | 'paused' | 'ended')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/quest/configs */
export type QuestListReply = Omit<
  QuestRow,
  | 'description' | 'bonus_event_reward_id' | 'eligible_levels' | 'created_at' | 'created_by' | 'updated_by' |
  'bonus_event_reward_name' | 'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/quest/update */
export interface QuestUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly description?: string | null;
  readonly image_url?: string | null;
  readonly agent_ids?: readonly number[];
  readonly cycle?: 'once' | 'daily' | 'weekly' | 'monthly' | 'event';
  readonly start_at?: string;
  readonly end_at?: string | null;
  readonly unlock_mode?: 'all' | 'sequential';
  readonly bonus_event_reward_id?: number | null;
  readonly eligible_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Body of POST /api/quest/update with its files, as the browser sends it. */
export interface QuestUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly description?: string;
  readonly image_url?: Blob;
  readonly agent_ids?: readonly number[];
  readonly cycle?: 'once' | 'daily' | 'weekly' | 'monthly' | 'event';
  readonly start_at?: string;
  readonly end_at?: string;
  readonly unlock_mode?: 'all' | 'sequential';
  readonly bonus_event_reward_id?: number;
  readonly eligible_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Reply of POST /api/quest/update */
export type QuestUpdateReply = Pick<QuestRow, 'id' | 'version'>;
