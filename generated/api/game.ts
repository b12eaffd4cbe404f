// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { ReportRowRow } from './report.ts';

export interface GameChoice {
  readonly new: readonly string[] | null;
  readonly changed: readonly string[] | null;
  readonly removed: readonly string[] | null;
}

/** GameChoice as a body brings it. */
export interface GameChoiceInput {
  readonly new?: readonly string[] | null;
  readonly changed?: readonly string[] | null;
  readonly removed?: readonly string[] | null;
}

export interface GameError {
  readonly game_code: string;
  readonly message: string;
}

export interface GamesApplied {
  readonly added: number;
  readonly updated: number;
  readonly removed: number;
  readonly errors: readonly GameError[];
  readonly digest: string | null;
}

export interface GoneGame {
  readonly game_code: string;
  readonly name_en: string;
  readonly name_th: string;
  readonly type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly image_url: string | null;
  readonly status: 'active' | 'maintenance' | 'inactive' | 'removed';
}

export interface NewGame {
  readonly game_code: string;
  readonly name_en: string;
  readonly name_th: string;
  readonly type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly sub_provider_code: string | null;
  readonly rtp_pct: string | null;
  readonly platforms: readonly ('mobile' | 'desktop')[];
  readonly has_demo: boolean;
  readonly has_freespin: boolean;
  readonly has_jackpot: boolean;
  readonly problem: string | null;
}

export interface PartSwitch {
  readonly id: number;
  readonly status: 'active' | 'maintenance' | 'inactive';
}

/** PartSwitch as a body brings it. */
export interface PartSwitchInput {
  readonly id: number;
  readonly status: 'active' | 'maintenance' | 'inactive';
}

/** Game, as calls answer it. */
export interface GameRow {
  readonly id: number;
  readonly provider_id: number;
  readonly provider_code: string;
  readonly sub_provider_id: number;
  readonly sub_provider_code: string;
  readonly game_code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly image_url: string | null;
  readonly rtp_pct: string | null;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly has_demo: boolean;
  readonly has_freespin: boolean;
  readonly has_jackpot: boolean;
  readonly platforms: readonly ('mobile' | 'desktop')[];
  readonly sort_order: number | null;
  readonly turnover_rate_pct: string;
  readonly status: 'active' | 'maintenance' | 'inactive' | 'removed';
  readonly play_count_7d: number;
  readonly last_played_at: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly provider_name: string;
  readonly sub_provider_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Game comparison, as calls answer it. */
export interface GameDiffRow {
  readonly id: number;
  readonly batch_id: string;
  readonly provider_id: number;
  readonly source: 'api' | 'file';
  readonly file_name: string | null;
  readonly added: readonly NewGame[];
  readonly changed: readonly Readonly<Record<string, unknown>>[];
  readonly removed: readonly GoneGame[];
  readonly same_count: number;
  readonly result: GamesApplied | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly applied_at: string | null;
  readonly applied_by: number | null;
  readonly provider_name: string;
  readonly created_by_name: string | null;
  readonly applied_by_name: string | null;
}

/** Game provider, as calls answer it. */
export interface ProviderRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly logo_url: string | null;
  readonly types: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly wallet_mode: 'seamless' | 'transfer';
  readonly api_status: 'ok' | 'slow' | 'down';
  readonly cost_pct: string;
  readonly invoice_base: 'ggr' | 'turnover';
  readonly min_fee: string;
  readonly carry_negative: boolean;
  readonly game_count: number;
  readonly active_game_count: number;
  readonly sort_order: number | null;
  readonly maintenance_from: string | null;
  readonly maintenance_to: string | null;
  readonly status: 'active' | 'maintenance' | 'inactive';
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Provider account, as calls answer it. */
export interface ProviderAccountRow {
  readonly id: number;
  readonly member_id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly provider_id: number;
  readonly provider_code: string;
  readonly ign: string;
  readonly created_at: string;
  readonly last_played_at: string | null;
  readonly member_name: string;
  readonly agent_name: string;
  readonly provider_name: string;
}

/** Provider config, as calls answer it. */
export interface ProviderConfigRow {
  readonly id: number;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly provider_id: number;
  readonly provider_code: string;
  readonly provider_types: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly provider_status: 'active' | 'maintenance' | 'inactive';
  readonly operator_code: string;
  readonly api_key: string | null;
  readonly secret_key: string | null;
  readonly bet_limit_group: string | null;
  readonly min_bet: string | null;
  readonly max_bet: string | null;
  readonly share_pct: string | null;
  readonly commission_pct: string | null;
  readonly member_commission_pct: string | null;
  readonly count_turnover: boolean;
  readonly sub_provider_ids: readonly number[] | null;
  readonly sort_order: number | null;
  readonly status: 'active' | 'maintenance' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_name: string;
  readonly provider_name: string;
  readonly sub_provider_ids_name: readonly string[] | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Sub-provider, as calls answer it. */
export interface SubProviderRow {
  readonly id: number;
  readonly provider_id: number;
  readonly code: string;
  readonly name: string;
  readonly type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly game_count: number;
  readonly status: 'active' | 'inactive';
  readonly provider_name: string;
}

/** Body of POST /api/game/add */
export interface GameAddBody {
  readonly provider_id: number;
  readonly sub_provider_id: number;
  readonly game_code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly image_url?: string | null;
  readonly rtp_pct?: string | null;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly has_demo: boolean;
  readonly has_freespin: boolean;
  readonly has_jackpot: boolean;
  readonly platforms: readonly ('mobile' | 'desktop')[];
  readonly sort_order?: number | null;
  readonly turnover_rate_pct: string;
  readonly status: 'active' | 'maintenance' | 'inactive' | 'removed';
}

/** Body of POST /api/game/add with its files, as the browser sends it. */
export interface GameAddForm {
  readonly provider_id: number;
  readonly sub_provider_id: number;
  readonly game_code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly image_url?: Blob;
  readonly rtp_pct?: string;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly has_demo: boolean;
  readonly has_freespin: boolean;
  readonly has_jackpot: boolean;
  readonly platforms: readonly ('mobile' | 'desktop')[];
  readonly sort_order?: number;
  readonly turnover_rate_pct: string;
  readonly status: 'active' | 'maintenance' | 'inactive' | 'removed';
}

/** Reply of POST /api/game/add */
export type GameAddReply = Pick<GameRow, 'id' | 'version'>;

/** Query of GET /api/game/diffs/detail */
export interface GameBatchQuery {
  readonly id: number;
}

/** Reply of GET /api/game/diffs/detail */
export type GameBatchReply = GameDiffRow;

/** Query of GET /api/game/detail */
export interface GameDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/game/detail */
export type GameDetailReply = GameRow;

/** Body of POST /api/game/diff */
export interface GameDiffBody {
  readonly provider_id: number;
  readonly source: 'api' | 'file';
  readonly file?: string | null;
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | null;
}

/** Body of POST /api/game/diff with its files, as the browser sends it. */
export interface GameDiffForm {
  readonly provider_id: number;
  readonly source: 'api' | 'file';
  readonly file?: Blob;
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
}

/** Reply of POST /api/game/diff */
export interface GameDiffReply {
  readonly id: number;
  readonly batch_id: string | null;
  readonly new: readonly NewGame[];
  readonly changed: readonly Readonly<Record<string, unknown>>[];
  readonly removed: readonly GoneGame[];
  readonly same_count: number | null;
}

/** Query of GET /api/game/diffs */
export interface GameDiffsQuery {
  readonly provider_id?: readonly number[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/game/diffs */
export type GameDiffsReply = Omit<GameDiffRow, 'added' | 'changed' | 'removed'>;

/** Body of POST /api/game/import */
export interface GameImportBody {
  readonly batch_id: string;
  readonly apply: GameChoiceInput;
  readonly default_status: 'active' | 'maintenance' | 'inactive';
  readonly confirm_code?: string | null;
}

/** Reply of POST /api/game/import */
export interface GameImportReply {
  readonly added: number | null;
  readonly updated: number | null;
  readonly removed: number | null;
  readonly errors: readonly GameError[];
}

/** Query of GET /api/game/items */
export interface GameItemsQuery {
  readonly provider_id?: readonly number[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/game/items */
export type GameItemsReply = Pick<GameRow, 'id' | 'name_th' | 'name_en' | 'game_code' | 'provider_code'>;

/** Query of GET /api/game/list */
export interface GameListQuery {
  readonly provider_id?: readonly number[];
  readonly sub_provider_id?: readonly number[];
  readonly type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly status?: readonly ('active' | 'maintenance' | 'inactive' | 'removed')[];
  readonly is_hot?: boolean;
  readonly is_new?: boolean;
  readonly is_recommended?: boolean;
  readonly has_jackpot?: boolean;
  readonly has_freespin?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/game/list */
export type GameListReply = GameRow;

/** Query of GET /api/game/stats */
export interface GameStatsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: string;
  readonly agent_id?: readonly number[];
  readonly provider_id?: readonly number[];
  readonly sub_provider_id?: readonly number[];
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly game_id?: readonly number[];
  readonly pivot?: string;
  readonly show?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/game/stats */
export type GameStatsReply = Pick<
  ReportRowRow,
  | 'row_key' | 'rank' | 'stat_date' | 'game_id' | 'game_code' | 'game_title' | 'game_image' | 'game_provider_id' |
  'game_provider' | 'provider_id' | 'provider_code' | 'provider_title' | 'sub_provider_id' | 'sub_provider_code' |
  'sub_provider_title' | 'sub_provider_of' | 'sub_provider_type' | 'game_type' | 'bet_member' | 'bet_count' |
  'turnover' | 'valid_turnover' | 'payout' | 'member_winloss' | 'ggr' | 'rtp_pct' | 'hold_pct' |
  'share_of_turnover_pct' | 'biggest_win' | 'biggest_win_username' | 'trend_pct'
>;

/** Body of POST /api/game/update */
export interface GameUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly sub_provider_id?: number;
  readonly name_th?: string;
  readonly name_en?: string;
  readonly type?: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly image_url?: string | null;
  readonly rtp_pct?: string | null;
  readonly is_hot?: boolean;
  readonly is_new?: boolean;
  readonly is_recommended?: boolean;
  readonly has_demo?: boolean;
  readonly has_freespin?: boolean;
  readonly has_jackpot?: boolean;
  readonly platforms?: readonly ('mobile' | 'desktop')[];
  readonly sort_order?: number | null;
  readonly turnover_rate_pct?: string;
  readonly status?: 'active' | 'maintenance' | 'inactive' | 'removed';
}

/** Body of POST /api/game/update with its files, as the browser sends it. */
export interface GameUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly sub_provider_id?: number;
  readonly name_th?: string;
  readonly name_en?: string;
  readonly type?: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly image_url?: Blob;
  readonly rtp_pct?: string;
  readonly is_hot?: boolean;
  readonly is_new?: boolean;
  readonly is_recommended?: boolean;
  readonly has_demo?: boolean;
  readonly has_freespin?: boolean;
  readonly has_jackpot?: boolean;
  readonly platforms?: readonly ('mobile' | 'desktop')[];
  readonly sort_order?: number;
  readonly turnover_rate_pct?: string;
  readonly status?: 'active' | 'maintenance' | 'inactive' | 'removed';
}

/** Reply of POST /api/game/update */
export type GameUpdateReply = Pick<GameRow, 'id' | 'version'>;

/** Query of GET /api/game/provider/configs/detail */
export interface ProviderConfigQuery {
  readonly id: number;
}

/** Reply of GET /api/game/provider/configs/detail */
export type ProviderConfigReply = ProviderConfigRow;

/** Body of POST /api/game/provider/configs/add */
export interface ProviderConfigAddBody {
  readonly agent_id: number;
  readonly provider_id: number;
  readonly operator_code: string;
  readonly api_key?: string | null;
  readonly secret_key?: string | null;
  readonly bet_limit_group?: string | null;
  readonly min_bet?: string | null;
  readonly max_bet?: string | null;
  readonly share_pct?: string | null;
  readonly commission_pct?: string | null;
  readonly member_commission_pct?: string | null;
  readonly count_turnover: boolean;
  readonly sub_provider_ids?: readonly number[] | null;
  readonly sort_order?: number | null;
  readonly status: 'active' | 'maintenance' | 'inactive';
}

/** Reply of POST /api/game/provider/configs/add */
export type ProviderConfigAddReply = Pick<ProviderConfigRow, 'id' | 'version'>;

/** Body of POST /api/game/provider/configs/copy */
export interface ProviderConfigCopyBody {
  readonly id: number;
  readonly to_agent_id: number;
}

/** Reply of POST /api/game/provider/configs/copy */
export interface ProviderConfigCopyReply {
  readonly id: number;
  readonly copied: boolean;
}

/** Body of POST /api/game/provider/configs/update */
export interface ProviderConfigUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly operator_code?: string;
  readonly api_key?: string | null;
  readonly secret_key?: string | null;
  readonly bet_limit_group?: string | null;
  readonly min_bet?: string | null;
  readonly max_bet?: string | null;
  readonly share_pct?: string | null;
  readonly commission_pct?: string | null;
  readonly member_commission_pct?: string | null;
  readonly count_turnover?: boolean;
  readonly sub_provider_ids?: readonly number[] | null;
  readonly sort_order?: number | null;
  readonly status?: 'active' | 'maintenance' | 'inactive';
}

/** Reply of POST /api/game/provider/configs/update */
export type ProviderConfigUpdateReply = Pick<ProviderConfigRow, 'id' | 'version'>;

/** Query of GET /api/game/provider/configs/list */
export interface ProviderConfigsQuery {
  readonly agent_id?: readonly number[];
  readonly provider_id?: readonly number[];
  readonly provider_types?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly status?: readonly ('active' | 'maintenance' | 'inactive')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/game/provider/configs/list */
export type ProviderConfigsReply = Omit<ProviderConfigRow, 'api_key' | 'secret_key'>;

/** Query of GET /api/game/provider/detail */
export interface ProviderDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/game/provider/detail */
export type ProviderDetailReply = ProviderRow;

/** Query of GET /api/game/provider/items */
export interface ProviderItemsQuery {
  readonly types?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly status?: readonly ('active' | 'maintenance' | 'inactive')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/game/provider/items */
export type ProviderItemsReply = Pick<
  ProviderRow,
  'id' | 'code' | 'name' | 'types' | 'wallet_mode' | 'api_status' | 'status'
>;

/** Query of GET /api/game/provider/list */
export interface ProviderListQuery {
  readonly types?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly api_status?: readonly ('ok' | 'slow' | 'down')[];
  readonly status?: readonly ('active' | 'maintenance' | 'inactive')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/game/provider/list */
export type ProviderListReply = ProviderRow;

/** Query of GET /api/game/provider/sub_items */
export interface ProviderSubItemsQuery {
  readonly provider_id?: readonly number[];
  readonly type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/game/provider/sub_items */
export type ProviderSubItemsReply = SubProviderRow;

/** Body of POST /api/game/provider/update */
export interface ProviderUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly logo_url?: string | null;
  readonly types?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly cost_pct?: string;
  readonly invoice_base?: 'ggr' | 'turnover';
  readonly min_fee?: string;
  readonly carry_negative?: boolean;
  readonly sort_order?: number | null;
  readonly maintenance_from?: string | null;
  readonly maintenance_to?: string | null;
  readonly status?: 'active' | 'maintenance' | 'inactive';
  readonly note?: string | null;
  readonly sub_providers?: readonly PartSwitchInput[] | null;
}

/** Body of POST /api/game/provider/update with its files, as the browser sends it. */
export interface ProviderUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly logo_url?: Blob;
  readonly types?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly cost_pct?: string;
  readonly invoice_base?: 'ggr' | 'turnover';
  readonly min_fee?: string;
  readonly carry_negative?: boolean;
  readonly sort_order?: number;
  readonly maintenance_from?: string;
  readonly maintenance_to?: string;
  readonly status?: 'active' | 'maintenance' | 'inactive';
  readonly note?: string;
  readonly sub_providers?: readonly PartSwitchInput[];
}

/** Reply of POST /api/game/provider/update */
export type ProviderUpdateReply = Pick<ProviderRow, 'id' | 'version'>;
