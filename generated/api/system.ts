// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Finance team, as calls answer it. */
export interface FinanceTeamRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly shift: 'morning' | 'evening' | 'night' | 'all' | null;
  readonly agent_ids: readonly number[] | null;
  readonly approve_limit: string;
  readonly daily_limit: string | null;
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Menu, as calls answer it. */
export interface MenuRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly label: string;
  readonly label_en: string | null;
  readonly icon: string | null;
  readonly link: string | null;
  readonly sort_order: number;
  readonly badge_key:
    | 'none'
    | 'withdraw_pending'
    | 'deposit_unmatched'
    | 'suspicious'
    | 'ticket_open'
    | 'redeem_pending';
  readonly is_collapsed: boolean;
  readonly status: 'active' | 'hidden';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly parent_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Permission, as calls answer it. */
export interface PermissionRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly area: string;
  readonly action: string;
  readonly risk: 'low' | 'medium' | 'high';
  readonly description: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Role, as calls answer it. */
export interface RoleRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly rank: number;
  readonly scope: 'all' | 'assigned' | 'own_tree';
  readonly permissions: readonly string[];
  readonly menu_ids: readonly number[];
  readonly finance_team_id: number | null;
  readonly is_system: boolean;
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly finance_team_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Staff user, as calls answer it. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string | null;
  readonly name: string;
  readonly role_id: number;
  readonly finance_team_id: number | null;
  readonly agent_ids: readonly number[] | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly photo_url: string | null;
  readonly mobile: string | null;
  readonly status: 'active' | 'suspended' | 'pending';
  readonly allow_ips: readonly string[] | null;
  readonly two_factor_enabled: boolean;
  readonly must_change_password: boolean;
  readonly last_login_at: string | null;
  readonly last_login_ip: string | null;
  readonly failed_login_count: number;
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly role_name: string;
  readonly finance_team_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Query of GET /api/system/finance/team/items */
export interface FinanceTeamItemsQuery {
  readonly status?: readonly ('active' | 'inactive')[];
  readonly shift?: readonly ('morning' | 'evening' | 'night' | 'all')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
}

/** Reply of GET /api/system/finance/team/items */
export type FinanceTeamItemsReply = Pick<
  FinanceTeamRow,
  'id' | 'code' | 'name' | 'shift' | 'approve_limit' | 'daily_limit' | 'status'
>;

/** Query of GET /api/system/menu/items */
export interface MenuItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
}

/** Reply of GET /api/system/menu/items */
export type MenuItemsReply = Pick<
  MenuRow,
  | 'id'
  | 'parent_id'
  | 'label'
  | 'label_en'
  | 'icon'
  | 'link'
  | 'sort_order'
  | 'badge_key'
  | 'is_collapsed'
  | 'status'
  | 'parent_name'
>;
