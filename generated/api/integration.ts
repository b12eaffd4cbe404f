// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Verdict } from '#contract/decision.ts';

export interface KeyScope {
  readonly key: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly area: string;
  readonly area_name: string | null;
  readonly risk: 'low' | 'medium' | 'high';
  readonly given: boolean;
  readonly mine: boolean;
  readonly holds: boolean;
}

/** API key, as calls answer it. */
export interface ApiKeyRow {
  readonly id: number;
  readonly name: string;
  readonly prefix: string;
  readonly account_id: number;
  readonly responsible_id: number;
  readonly scopes: readonly string[];
  readonly scope_count: number;
  readonly agent_ids: readonly number[] | null;
  readonly agent_count: number;
  readonly allow_ips: readonly string[] | null;
  readonly expires_at: string;
  readonly overlap_until: string | null;
  readonly last_used_at: string | null;
  readonly last_used_ip: string | null;
  readonly warned_for: string | null;
  readonly status: 'active' | 'rotating' | 'expired' | 'revoked';
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly account_name: string;
  readonly responsible_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Body of POST /api/integration/key/add */
export interface KeyAddBody {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly agent_ids?: readonly number[] | null;
  readonly allow_ips?: readonly string[] | null;
  readonly expires_at: string;
  readonly note?: string | null;
}

/** Reply of POST /api/integration/key/add */
export interface KeyAddReply {
  readonly id: number;
  readonly secret: string;
  readonly example: string | null;
}

/** Query of GET /api/integration/key/detail */
export interface KeyDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/integration/key/detail */
export type KeyDetailReply = ApiKeyRow;

/** Query of GET /api/integration/key/list */
export interface KeyListQuery {
  readonly agent_ids?: readonly number[];
  readonly expires_from?: string;
  readonly expires_to?: string;
  readonly status?: readonly ('active' | 'rotating' | 'expired' | 'revoked')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/integration/key/list */
export type KeyListReply = Omit<
  ApiKeyRow,
  | 'account_id' | 'scopes' | 'warned_for' | 'note' | 'created_by' | 'updated_at' | 'updated_by' | 'account_name' |
  'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/integration/key/revoke */
export interface KeyRevokeBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'rotating' | 'expired' | 'revoked';
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/integration/key/revoke */
export type KeyRevokeReply = Pick<ApiKeyRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/integration/key/revoke/verdict */
export interface KeyRevokeVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/integration/key/revoke/verdict */
export type KeyRevokeVerdictReply = Verdict;

/** Body of POST /api/integration/key/rotate */
export interface KeyRotateBody {
  readonly id: number;
  readonly version: number;
  readonly overlap_hours: number;
}

/** Reply of POST /api/integration/key/rotate */
export interface KeyRotateReply {
  readonly id: number;
  readonly secret: string;
  readonly example: string | null;
}

/** Query of GET /api/integration/key/scopes */
export interface KeyScopesQuery {
  readonly id?: number;
}

/** Reply of GET /api/integration/key/scopes */
export interface KeyScopesReply {
  readonly items: readonly KeyScope[];
}

/** Body of POST /api/integration/key/take_over */
export interface KeyTakeOverBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'rotating' | 'expired' | 'revoked';
}

/** Reply of POST /api/integration/key/take_over */
export type KeyTakeOverReply = Pick<ApiKeyRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/integration/key/update */
export interface KeyUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly agent_ids?: readonly number[] | null;
  readonly allow_ips?: readonly string[] | null;
  readonly expires_at?: string;
  readonly note?: string | null;
}

/** Reply of POST /api/integration/key/update */
export type KeyUpdateReply = Pick<ApiKeyRow, 'id' | 'version' | 'status'>;
