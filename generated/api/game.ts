// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

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
