// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Verdict } from '#contract/decision.ts';
import type { Device } from './auth.ts';

export interface AuditChange {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export interface AuditDetail {
  readonly seq: number;
  readonly at: string;
  readonly actor_id: number | null;
  readonly actor_name: string;
  readonly actor_role: string;
  readonly on_behalf_of: number | null;
  readonly on_behalf_of_name: string | null;
  readonly approver_id: number | null;
  readonly approver_name: string | null;
  readonly session_id: number | null;
  readonly auth_method: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly request_id: string;
  readonly idem_key: string | null;
  readonly action: string;
  readonly action_name: string | null;
  readonly entity_type: string | null;
  readonly entity_type_name: string | null;
  readonly entity_id: string | null;
  readonly entity_ids: readonly string[] | null;
  readonly reason: string | null;
  readonly result: 'ok' | 'denied' | 'failed';
  readonly error_code: number | null;
}

export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: readonly ColumnWidth[];
  readonly start: readonly string[];
  readonly end: readonly string[];
}

/** ColumnLayout as a body brings it. */
export interface ColumnLayoutInput {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: readonly ColumnWidthInput[];
  readonly start: readonly string[];
  readonly end: readonly string[];
}

export interface ColumnWidth {
  readonly column: string;
  readonly pixels: number;
}

/** ColumnWidth as a body brings it. */
export interface ColumnWidthInput {
  readonly column: string;
  readonly pixels: number;
}

export interface DashboardTile {
  readonly id: string;
  readonly screen: string;
  readonly title: string;
  readonly query: string;
  readonly size: 'half' | 'full';
}

/** DashboardTile as a body brings it. */
export interface DashboardTileInput {
  readonly id: string;
  readonly screen: string;
  readonly title: string;
  readonly query: string;
  readonly size: 'half' | 'full';
}

export interface DayAnnotation {
  readonly id: number;
  readonly day_from: string;
  readonly day_to: string;
  readonly text: string;
  readonly staff_only: boolean;
  readonly by: string;
  readonly at: string;
  readonly can_change: boolean;
  readonly version: number;
}

export interface DisplaySettings {
  readonly language: 'th' | 'en';
  readonly scheme: 'light' | 'dark';
  readonly density: 'compact' | 'normal' | 'relaxed';
  readonly buddhist: boolean;
}

/** DisplaySettings as a body brings it. */
export interface DisplaySettingsInput {
  readonly language: 'th' | 'en';
  readonly scheme: 'light' | 'dark';
  readonly density: 'compact' | 'normal' | 'relaxed';
  readonly buddhist: boolean;
}

export interface ExportedName {
  readonly username: string;
  readonly ign: string;
  readonly provider: string;
  readonly created_at: string;
  readonly last_played_at: string | null;
}

export interface FoundRecord {
  readonly kind: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly link: string;
}

export interface GrantedPermission {
  readonly key: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly area: string;
  readonly action: string;
  readonly risk: 'low' | 'medium' | 'high';
}

export interface HistoryEntry {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly role: TextPair;
  readonly action: TextPair;
  readonly reason: string | null;
  readonly change: AuditChange;
}

export interface KeptList {
  readonly screen: string;
  readonly layout: ColumnLayout;
}

export interface NamedDashboard {
  readonly id: number;
  readonly name: string;
  readonly tiles: readonly DashboardTile[];
  readonly is_own: boolean;
  readonly by: string;
  readonly role_ids: readonly number[];
  readonly version: number;
}

export interface NamedView {
  readonly id: number;
  readonly screen: string;
  readonly name: string;
  readonly query: string;
  readonly layout: ColumnLayout;
  readonly is_own: boolean;
  readonly by: string;
  readonly role_ids: readonly number[];
  readonly first_role_ids: readonly number[];
  readonly is_first: boolean;
}

export interface NoticeChoices {
  readonly browser: boolean;
  readonly sound: boolean;
}

/** NoticeChoices as a body brings it. */
export interface NoticeChoicesInput {
  readonly browser: boolean;
  readonly sound: boolean;
}

export interface NoticeItem {
  readonly id: number;
  readonly at: string;
  readonly tone: 'info' | 'warning' | 'danger';
  readonly text: string;
  readonly link: string;
  readonly is_read: boolean;
}

export interface TextPair {
  readonly th: string;
  readonly en: string;
}

export interface UserAgent {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly parent_id: number | null;
  readonly assigned: boolean;
  readonly visible: boolean;
}

/** Annotation of days, as calls answer it. */
export interface AnnotationRow {
  readonly id: number;
  readonly day_from: string;
  readonly day_to: string;
  readonly text: string;
  readonly staff_only: boolean;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Action, as calls answer it. */
export interface AuditActionRow {
  readonly code: string;
  readonly title: string;
  readonly title_en: string;
}

/** Person, as calls answer it. */
export type AuditActorRow = UserRow;

/** Audit entry, as calls answer it. */
export interface AuditEntryRow {
  readonly seq: number;
  readonly at: string;
  readonly actor_id: number;
  readonly actor_name: string;
  readonly actor_role: string;
  readonly on_behalf_of: number | null;
  readonly approver_id: number | null;
  readonly session_id: number | null;
  readonly auth_method: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly request_id: string;
  readonly idem_key: string | null;
  readonly action: string;
  readonly entity_type: string | null;
  readonly entity_id: string | null;
  readonly entity_ids: readonly string[] | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
  readonly result: 'ok' | 'denied' | 'failed';
  readonly error_code: number | null;
  readonly on_behalf_of_name: string | null;
  readonly approver_name: string | null;
  readonly action_name: string;
  readonly entity_type_name: string | null;
}

/** Kind of record, as calls answer it. */
export interface AuditSubjectRow {
  readonly code: string;
  readonly title: string;
  readonly title_en: string;
}

/** Colleague, as calls answer it. */
export type ColleagueRow = UserRow;

/** Dashboard of a person, as calls answer it. */
export interface DashboardRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly tiles: readonly DashboardTile[];
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly user_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Share of a dashboard, as calls answer it. */
export interface DashboardRoleRow {
  readonly id: number;
  readonly dashboard_id: number;
  readonly role_id: number;
  readonly dashboard_name: string;
  readonly role_name: string;
}

/** Finance team, as calls answer it. */
export interface FinanceTeamRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly shift: 'morning' | 'evening' | 'night' | 'all' | null;
  readonly agent_ids: readonly number[] | null;
  readonly approve_limit: string;
  readonly daily_limit: string | null;
  readonly member_count: number;
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Import batch, as calls answer it. */
export interface ImportBatchRow {
  readonly id: number;
  readonly batch_id: string;
  readonly type: 'member' | 'affiliate' | 'wallet';
  readonly source: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';
  readonly agent_id: number;
  readonly mode: 'dry_run' | 'commit';
  readonly on_duplicate: 'skip' | 'update' | 'error';
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  readonly wallet_mode: 'add' | 'set' | null;
  readonly add_prefix: boolean;
  readonly file_name: string;
  readonly file_size: number;
  readonly file_sha256: string;
  readonly encoding: string;
  readonly columns: readonly string[];
  readonly dropped: readonly string[];
  readonly mapping: Readonly<Record<string, number>>;
  readonly row_total: number;
  readonly row_ok: number;
  readonly row_dup: number;
  readonly row_error: number;
  readonly row_todo: number;
  readonly row_done: number;
  readonly row_added: number;
  readonly row_updated: number;
  readonly row_failed: number;
  readonly amount_total: string;
  readonly amount_done: string;
  readonly same_as: string | null;
  readonly status: 'staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed';
  readonly message: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_by: number | null;
  readonly started_at: string | null;
  readonly started_by: number | null;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_name: string;
  readonly cancelled_by_name: string | null;
  readonly started_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Import row, as calls answer it. */
export interface ImportRowRow {
  readonly id: number;
  readonly batch_id: string | null;
  readonly row_no: number | null;
  readonly result: 'ok' | 'dup' | 'error' | null;
  readonly outcome: 'added' | 'updated' | 'skipped' | 'failed' | null;
  readonly column: string | null;
  readonly message: string | null;
  readonly username: string | null;
  readonly name: string | null;
  readonly mobile: string | null;
  readonly bank_code: string | null;
  readonly bank_account_no: string | null;
  readonly bank_account_name: string | null;
  readonly balance: string | null;
  readonly upline_username: string | null;
  readonly registered_at: string | null;
  readonly line_id: string | null;
  readonly note: string | null;
  readonly level: number | null;
  readonly matched: boolean | null;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  readonly current_balance: string | null;
  readonly import_amount: string | null;
  readonly new_balance: string | null;
  readonly cells: readonly string[] | null;
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
    | 'none' | 'withdraw_pending' | 'deposit_unmatched' | 'suspicious' | 'ticket_open' | 'redeem_pending';
  readonly is_collapsed: boolean;
  readonly status: 'active' | 'hidden';
  readonly role_count: number;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly parent_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Notice, as calls answer it. */
export interface NoticeRow {
  readonly id: number;
  readonly user_id: number;
  readonly happening: string;
  readonly tone: 'info' | 'warning' | 'danger';
  readonly text: string;
  readonly link: string;
  readonly at: string;
  readonly read_at: string | null;
  readonly user_name: string;
}

/** Permission, as calls answer it. */
export interface PermissionRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly area: string;
  readonly action: string;
  readonly risk: 'low' | 'medium' | 'high';
  readonly description: string | null;
  readonly gateway: string | null;
  readonly role_count: number;
  readonly is_system: boolean;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** List of a person, as calls answer it. */
export interface PersonListRow {
  readonly id: number;
  readonly user_id: number;
  readonly screen: string;
  readonly layout: ColumnLayout | null;
  readonly opening: 'plain' | 'view' | null;
  readonly first_view_id: number | null;
  readonly user_name: string;
  readonly first_view_name: string | null;
}

/** Settings of a person, as calls answer it. */
export interface PersonSettingRow {
  readonly id: number;
  readonly user_id: number;
  readonly language: 'th' | 'en';
  readonly scheme: 'light' | 'dark';
  readonly density: 'compact' | 'normal' | 'relaxed';
  readonly buddhist: boolean;
  readonly pinned: readonly number[];
  readonly notice_browser: boolean;
  readonly notice_sound: boolean;
  readonly user_name: string;
}

/** Role, as calls answer it. */
export interface RoleRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly description: string | null;
  readonly rank: number;
  readonly scope: 'all' | 'assigned' | 'own_tree';
  readonly permissions: readonly string[];
  readonly menu_ids: readonly number[];
  readonly user_count: number;
  readonly permission_count: number;
  readonly menu_count: number;
  readonly finance_team_id: number | null;
  readonly copy_from_role_id: number | null;
  readonly is_system: boolean;
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly menu_ids_name: readonly string[] | null;
  readonly menu_ids_all: boolean | null;
  readonly finance_team_name: string | null;
  readonly copy_from_role_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** View of a list, as calls answer it. */
export interface SavedViewRow {
  readonly id: number;
  readonly user_id: number;
  readonly screen: string;
  readonly name: string;
  readonly query: string;
  readonly layout: ColumnLayout;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly user_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Share of a view, as calls answer it. */
export interface SavedViewRoleRow {
  readonly id: number;
  readonly view_id: number;
  readonly role_id: number;
  readonly screen: string;
  readonly is_first: boolean;
  readonly view_name: string;
  readonly role_name: string;
}

/** Subscription, as calls answer it. */
export interface SubscriptionRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly screen: string;
  readonly call: string;
  readonly query: string;
  readonly rhythm: 'daily' | 'weekly' | 'monthly' | 'reached';
  readonly weekday: '1' | '2' | '3' | '4' | '5' | '6' | '7' | null;
  readonly month_day: number | null;
  readonly at: string;
  readonly format: 'xlsx' | 'csv';
  readonly by_mail: boolean;
  readonly measure: string | null;
  readonly test: 'above' | 'below' | null;
  readonly threshold: string | null;
  readonly holds: boolean;
  readonly is_on: boolean;
  readonly next_at: string | null;
  readonly sent_at: string | null;
  readonly failure: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly user_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Report that was sent, as calls answer it. */
export interface SubscriptionFileRow {
  readonly id: number;
  readonly user_id: number;
  readonly subscription_no: number;
  readonly due_at: string;
  readonly name: string;
  readonly file_name: string;
  readonly format: 'xlsx' | 'csv';
  readonly row_count: number;
  readonly row_total: number;
  readonly content: string;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly user_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Staff user, as calls answer it. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly role_id: number | null;
  readonly finance_team_id: number | null;
  readonly agent_ids: readonly number[] | null;
  readonly agent_count: number;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly photo_url: string | null;
  readonly mobile: string | null;
  readonly status: 'active' | 'suspended' | 'pending' | 'machine';
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
  readonly role_name: string | null;
  readonly finance_team_name: string | null;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Body of POST /api/system/annotation/add */
export interface AnnotationAddBody {
  readonly day_from: string;
  readonly day_to: string;
  readonly text: string;
  readonly staff_only?: boolean;
}

/** Reply of POST /api/system/annotation/add */
export type AnnotationAddReply = Pick<AnnotationRow, 'id' | 'version'>;

/** Body of POST /api/system/annotation/delete */
export interface AnnotationDeleteBody {
  readonly id: number;
  readonly version?: number;
}

/** Reply of POST /api/system/annotation/delete */
export type AnnotationDeleteReply = Pick<AnnotationRow, 'id'>;

/** Query of GET /api/system/annotation/list */
export interface AnnotationListQuery {
  readonly date_from: string;
  readonly date_to: string;
}

/** Reply of GET /api/system/annotation/list */
export interface AnnotationListReply {
  readonly annotations: readonly DayAnnotation[];
}

/** Body of POST /api/system/annotation/update */
export interface AnnotationUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly day_from?: string;
  readonly day_to?: string;
  readonly text?: string;
  readonly staff_only?: boolean;
}

/** Reply of POST /api/system/annotation/update */
export type AnnotationUpdateReply = Pick<AnnotationRow, 'id' | 'version'>;

/** Query of GET /api/system/audit/actions */
export interface AuditActionsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/audit/actions */
export type AuditActionsReply = AuditActionRow;

/** Query of GET /api/system/audit/actors */
export interface AuditActorsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/audit/actors */
export type AuditActorsReply = Pick<AuditActorRow, 'id' | 'username' | 'name'>;

/** Query of GET /api/system/audit/detail */
export interface AuditDetailQuery {
  readonly seq: number;
}

/** Reply of GET /api/system/audit/detail */
export interface AuditDetailReply {
  readonly entry: AuditDetail;
  readonly subject: string | null;
  readonly change: AuditChange | null;
  readonly hash: string | null;
  readonly previous: string | null;
}

/** Query of GET /api/system/audit/history */
export interface AuditHistoryQuery {
  readonly entity: string;
  readonly id: string;
  readonly page?: number;
  readonly moves?: boolean;
}

/** Reply of GET /api/system/audit/history */
export interface AuditHistoryReply {
  readonly items: readonly HistoryEntry[];
  readonly more: boolean;
}

/** Query of GET /api/system/audit/list */
export interface AuditListQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly actor_id?: readonly number[];
  readonly action?: readonly string[];
  readonly entity_type?: readonly string[];
  readonly entity_id?: string;
  readonly result?: readonly ('ok' | 'denied' | 'failed')[];
  readonly by_key?: boolean;
  readonly ip?: string;
  readonly request_id?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/system/audit/list */
export type AuditListReply = AuditEntryRow;

/** Query of GET /api/system/audit/subjects */
export interface AuditSubjectsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/audit/subjects */
export type AuditSubjectsReply = AuditSubjectRow;

/** Body of POST /api/account/dashboard/delete */
export interface DashboardDeleteBody {
  readonly dashboard_id: number;
}

/** Reply of POST /api/account/dashboard/delete */
export type DashboardDeleteReply = Readonly<Record<string, never>>;

/** Query of GET /api/account/dashboards */
export type DashboardListQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/account/dashboards */
export interface DashboardListReply {
  readonly dashboards: readonly NamedDashboard[];
}

/** Body of POST /api/account/dashboard/save */
export interface DashboardSaveBody {
  readonly dashboard_id?: number | null;
  readonly version?: number | null;
  readonly name: string;
  readonly tiles: readonly DashboardTileInput[];
}

/** Reply of POST /api/account/dashboard/save */
export interface DashboardSaveReply {
  readonly id: number;
  readonly version: number;
}

/** Body of POST /api/account/dashboard/share */
export interface DashboardShareBody {
  readonly dashboard_id: number;
  readonly role_ids?: readonly number[] | null;
}

/** Reply of POST /api/account/dashboard/share */
export type DashboardShareReply = Readonly<Record<string, never>>;

/** Body of POST /api/system/user/export_ign */
export interface ExportIgnRunBody {
  readonly agent_id: number;
  readonly provider_id: number;
  readonly registered_from?: string | null;
  readonly registered_to?: string | null;
  readonly usernames?: readonly string[] | null;
  readonly only_played?: boolean;
  readonly format?: string | null;
}

/** Reply of POST /api/system/user/export_ign */
export interface ExportIgnRunReply {
  readonly rows: readonly ExportedName[];
  readonly total: number | null;
}

/** Query of GET /api/system/finance/team/items */
export interface FinanceTeamItemsQuery {
  readonly status?: readonly ('active' | 'inactive')[];
  readonly shift?: readonly ('morning' | 'evening' | 'night' | 'all')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/finance/team/items */
export type FinanceTeamItemsReply = Pick<
  FinanceTeamRow,
  'id' | 'code' | 'name' | 'shift' | 'approve_limit' | 'daily_limit' | 'member_count' | 'status'
>;

/** Query of GET /api/system/find */
export interface FindRecordsQuery {
  readonly text: string;
}

/** Reply of GET /api/system/find */
export interface FindRecordsReply {
  readonly items: readonly FoundRecord[];
}

/** Query of GET /api/system/user/import_aff */
export interface ImportAffQuery {
  readonly batch_id?: string;
  readonly result?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/user/import_aff */
export type ImportAffReply = Pick<
  ImportRowRow,
  | 'id' | 'batch_id' | 'row_no' | 'username' | 'upline_username' | 'level' | 'matched' | 'result' | 'outcome' |
  'column' | 'message'
>;

/** Query of GET /api/system/user/import/batch */
export interface ImportBatchQuery {
  readonly batch_id: string;
}

/** Reply of GET /api/system/user/import/batch */
export interface ImportBatchReply {
  readonly id: number;
  readonly batch_id: string;
  readonly type: 'member' | 'affiliate' | 'wallet';
  readonly source: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';
  readonly agent_id: number;
  readonly mode: 'dry_run' | 'commit';
  readonly on_duplicate: 'skip' | 'update' | 'error';
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  readonly wallet_mode: 'add' | 'set' | null;
  readonly add_prefix: boolean;
  readonly file_name: string;
  readonly file_size: number;
  readonly file_sha256: string;
  readonly encoding: string;
  readonly columns: readonly string[];
  readonly dropped: readonly string[];
  readonly mapping: Readonly<Record<string, number>>;
  readonly row_total: number;
  readonly row_ok: number;
  readonly row_dup: number;
  readonly row_error: number;
  readonly row_todo: number;
  readonly row_done: number;
  readonly row_added: number;
  readonly row_updated: number;
  readonly row_failed: number;
  readonly amount_total: string;
  readonly amount_done: string;
  readonly same_as: string | null;
  readonly status: 'staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed';
  readonly message: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_by: number | null;
  readonly started_at: string | null;
  readonly started_by: number | null;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
}

/** Query of GET /api/system/user/import/batches */
export interface ImportBatchesQuery {
  readonly type?: readonly ('member' | 'affiliate' | 'wallet')[];
  readonly source?: readonly ('generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb')[];
  readonly agent_id?: readonly number[];
  readonly status?: readonly ('staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/user/import/batches */
export type ImportBatchesReply = Omit<
  ImportBatchRow,
  | 'on_duplicate' | 'wallet_mode' | 'add_prefix' | 'file_size' | 'file_sha256' | 'encoding' | 'columns' | 'dropped' |
  'mapping' | 'same_as' | 'cancelled_at' | 'cancelled_by' | 'started_at' | 'started_by' | 'updated_at' | 'updated_by' |
  'cancelled_by_name' | 'started_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/user/import/cancel */
export interface ImportCancelBody {
  readonly batch_id: string;
}

/** Reply of POST /api/system/user/import/cancel */
export interface ImportCancelReply {
  readonly id: number;
  readonly batch_id: string;
  readonly type: 'member' | 'affiliate' | 'wallet';
  readonly source: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';
  readonly agent_id: number;
  readonly mode: 'dry_run' | 'commit';
  readonly on_duplicate: 'skip' | 'update' | 'error';
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  readonly wallet_mode: 'add' | 'set' | null;
  readonly add_prefix: boolean;
  readonly file_name: string;
  readonly file_size: number;
  readonly file_sha256: string;
  readonly encoding: string;
  readonly columns: readonly string[];
  readonly dropped: readonly string[];
  readonly mapping: Readonly<Record<string, number>>;
  readonly row_total: number;
  readonly row_ok: number;
  readonly row_dup: number;
  readonly row_error: number;
  readonly row_todo: number;
  readonly row_done: number;
  readonly row_added: number;
  readonly row_updated: number;
  readonly row_failed: number;
  readonly amount_total: string;
  readonly amount_done: string;
  readonly same_as: string | null;
  readonly status: 'staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed';
  readonly message: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_by: number | null;
  readonly started_at: string | null;
  readonly started_by: number | null;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
}

/** Query of GET /api/system/user/import/errors */
export interface ImportErrorsQuery {
  readonly batch_id: string;
}

/** Reply of GET /api/system/user/import/errors */
export interface ImportErrorsReply {
  readonly count: number | null;
}

/** Body of POST /api/system/user/import/fix */
export interface ImportFixBody {
  readonly batch_id: string;
  readonly row_no: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Reply of POST /api/system/user/import/fix */
export interface ImportFixReply {
  readonly id: number;
  readonly batch_id: string;
  readonly type: 'member' | 'affiliate' | 'wallet';
  readonly source: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';
  readonly agent_id: number;
  readonly mode: 'dry_run' | 'commit';
  readonly on_duplicate: 'skip' | 'update' | 'error';
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  readonly wallet_mode: 'add' | 'set' | null;
  readonly add_prefix: boolean;
  readonly file_name: string;
  readonly file_size: number;
  readonly file_sha256: string;
  readonly encoding: string;
  readonly columns: readonly string[];
  readonly dropped: readonly string[];
  readonly mapping: Readonly<Record<string, number>>;
  readonly row_total: number;
  readonly row_ok: number;
  readonly row_dup: number;
  readonly row_error: number;
  readonly row_todo: number;
  readonly row_done: number;
  readonly row_added: number;
  readonly row_updated: number;
  readonly row_failed: number;
  readonly amount_total: string;
  readonly amount_done: string;
  readonly same_as: string | null;
  readonly status: 'staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed';
  readonly message: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_by: number | null;
  readonly started_at: string | null;
  readonly started_by: number | null;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
}

/** Query of GET /api/system/user/import/rows */
export interface ImportRowsQuery {
  readonly batch_id?: string;
  readonly result?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/user/import/rows */
export type ImportRowsReply = ImportRowRow;

/** Body of POST /api/system/user/import */
export interface ImportRunBody {
  readonly batch_id?: string | null;
  readonly type?: 'member' | 'affiliate' | 'wallet' | null;
  readonly source?: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb' | null;
  readonly agent_id?: number | null;
  readonly mode: 'dry_run' | 'commit';
  readonly on_duplicate?: 'skip' | 'update' | 'error';
  readonly mapping?: Readonly<Record<string, number>> | null;
  readonly wallet_type?: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  readonly wallet_mode?: 'add' | 'set' | null;
  readonly add_prefix?: boolean;
  readonly send_sms?: boolean;
  readonly confirm_total?: string | null;
  readonly file?: string | null;
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | null;
  readonly file_name?: string | null;
  readonly warning_reason?: string | null;
}

/** Body of POST /api/system/user/import with its files, as the browser sends it. */
export interface ImportRunForm {
  readonly batch_id?: string;
  readonly type?: 'member' | 'affiliate' | 'wallet';
  readonly source?: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';
  readonly agent_id?: number;
  readonly mode: 'dry_run' | 'commit';
  readonly on_duplicate?: 'skip' | 'update' | 'error';
  readonly mapping?: Readonly<Record<string, number>>;
  readonly wallet_type?: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly wallet_mode?: 'add' | 'set';
  readonly add_prefix?: boolean;
  readonly send_sms?: boolean;
  readonly confirm_total?: string;
  readonly file?: Blob;
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
  readonly file_name?: string;
  readonly warning_reason?: string;
}

/** Reply of POST /api/system/user/import */
export interface ImportRunReply {
  readonly id: number;
  readonly batch_id: string;
  readonly type: 'member' | 'affiliate' | 'wallet';
  readonly source: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';
  readonly agent_id: number;
  readonly mode: 'dry_run' | 'commit';
  readonly on_duplicate: 'skip' | 'update' | 'error';
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  readonly wallet_mode: 'add' | 'set' | null;
  readonly add_prefix: boolean;
  readonly file_name: string;
  readonly file_size: number;
  readonly file_sha256: string;
  readonly encoding: string;
  readonly columns: readonly string[];
  readonly dropped: readonly string[];
  readonly mapping: Readonly<Record<string, number>>;
  readonly row_total: number;
  readonly row_ok: number;
  readonly row_dup: number;
  readonly row_error: number;
  readonly row_todo: number;
  readonly row_done: number;
  readonly row_added: number;
  readonly row_updated: number;
  readonly row_failed: number;
  readonly amount_total: string;
  readonly amount_done: string;
  readonly same_as: string | null;
  readonly status: 'staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed';
  readonly message: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_by: number | null;
  readonly started_at: string | null;
  readonly started_by: number | null;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
}

/** Query of GET /api/system/user/import/verdict */
export interface ImportRunVerdictQuery {
  readonly batch_id?: string;
  readonly mode: string;
}

/** Reply of GET /api/system/user/import/verdict */
export type ImportRunVerdictReply = Verdict;

/** Query of GET /api/system/user/import_wallet */
export interface ImportWalletQuery {
  readonly batch_id?: string;
  readonly result?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/user/import_wallet */
export type ImportWalletReply = Pick<
  ImportRowRow,
  | 'id' | 'batch_id' | 'row_no' | 'username' | 'wallet_type' | 'current_balance' | 'import_amount' | 'new_balance' |
  'result' | 'outcome' | 'column' | 'message'
>;

/** Body of POST /api/system/menu/add */
export interface MenuAddBody {
  readonly parent_id?: number | null;
  readonly label: string;
  readonly label_en?: string | null;
  readonly icon?: string | null;
  readonly link?: string | null;
  readonly sort_order: number;
  readonly badge_key:
    | 'none' | 'withdraw_pending' | 'deposit_unmatched' | 'suspicious' | 'ticket_open' | 'redeem_pending';
  readonly is_collapsed?: boolean;
  readonly status: 'active' | 'hidden';
}

/** Reply of POST /api/system/menu/add */
export type MenuAddReply = Pick<MenuRow, 'id' | 'version'>;

/** Query of GET /api/system/menu/detail */
export interface MenuDetailQuery {
  readonly menu_id: number;
}

/** Reply of GET /api/system/menu/detail */
export type MenuDetailReply = MenuRow;

/** Query of GET /api/system/menu/items */
export interface MenuItemsQuery {
  readonly status?: readonly ('active' | 'hidden')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/menu/items */
export type MenuItemsReply = Omit<
  MenuRow,
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/menu/update */
export interface MenuUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly parent_id?: number | null;
  readonly label?: string;
  readonly label_en?: string | null;
  readonly icon?: string | null;
  readonly link?: string | null;
  readonly sort_order?: number;
  readonly badge_key?:
    | 'none' | 'withdraw_pending' | 'deposit_unmatched' | 'suspicious' | 'ticket_open' | 'redeem_pending';
  readonly is_collapsed?: boolean;
  readonly status?: 'active' | 'hidden';
}

/** Reply of POST /api/system/menu/update */
export type MenuUpdateReply = Pick<MenuRow, 'id' | 'version'>;

/** Query of GET /api/account/notice/list */
export interface NoticeListQuery {
  readonly page?: number;
  readonly unread?: boolean;
}

/** Reply of GET /api/account/notice/list */
export interface NoticeListReply {
  readonly items: readonly NoticeItem[];
  readonly total: number;
  readonly unread: number;
}

/** Body of POST /api/account/notice/read */
export interface NoticeReadBody {
  readonly id: number;
}

/** Reply of POST /api/account/notice/read */
export type NoticeReadReply = Readonly<Record<string, never>>;

/** Body of POST /api/account/notice/read_all */
export interface NoticeReadAllBody {
  readonly up_to: number;
}

/** Reply of POST /api/account/notice/read_all */
export type NoticeReadAllReply = Readonly<Record<string, never>>;

/** Body of POST /api/system/permission/add */
export interface PermissionAddBody {
  readonly key: string;
  readonly name: string;
  readonly name_en?: string | null;
  readonly area: string;
  readonly action: string;
  readonly risk: 'low' | 'medium' | 'high';
  readonly description?: string | null;
}

/** Reply of POST /api/system/permission/add */
export type PermissionAddReply = Pick<PermissionRow, 'id' | 'version'>;

/** Body of POST /api/system/permission/delete */
export interface PermissionDeleteBody {
  readonly permission_id: number;
  readonly version?: number;
  readonly force?: boolean;
}

/** Reply of POST /api/system/permission/delete */
export type PermissionDeleteReply = Pick<PermissionRow, 'id'>;

/** Query of GET /api/system/permission/detail */
export interface PermissionDetailQuery {
  readonly permission_id: number;
}

/** Reply of GET /api/system/permission/detail */
export type PermissionDetailReply = PermissionRow;

/** Query of GET /api/system/permission/list */
export interface PermissionListQuery {
  readonly area?: string;
  readonly action?: string;
  readonly risk?: readonly ('low' | 'medium' | 'high')[];
  readonly unused?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/permission/list */
export type PermissionListReply = PermissionRow;

/** Body of POST /api/system/permission/update */
export interface PermissionUpdateBody {
  readonly permission_id: number;
  readonly version: number;
  readonly name?: string;
  readonly name_en?: string | null;
  readonly risk?: 'low' | 'medium' | 'high';
  readonly description?: string | null;
}

/** Reply of POST /api/system/permission/update */
export type PermissionUpdateReply = Pick<PermissionRow, 'id' | 'version'>;

/** Body of POST /api/account/list */
export interface PreferencesListBody {
  readonly screen: string;
  readonly layout?: ColumnLayoutInput | null;
}

/** Reply of POST /api/account/list */
export type PreferencesListReply = Readonly<Record<string, never>>;

/** Query of GET /api/account/preferences */
export type PreferencesReadQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/account/preferences */
export interface PreferencesReadReply {
  readonly settings: DisplaySettings | null;
  readonly lists: readonly KeptList[];
  readonly pinned: readonly number[];
  readonly notices: NoticeChoices;
  readonly views: readonly NamedView[];
}

/** Body of POST /api/account/settings */
export interface PreferencesSettingsBody {
  readonly settings?: DisplaySettingsInput | null;
  readonly pinned?: readonly number[] | null;
  readonly notices?: NoticeChoicesInput | null;
}

/** Reply of POST /api/account/settings */
export type PreferencesSettingsReply = Readonly<Record<string, never>>;

/** Body of POST /api/system/role/add */
export interface RoleAddBody {
  readonly code: string;
  readonly name: string;
  readonly name_en?: string | null;
  readonly description?: string | null;
  readonly rank: number;
  readonly scope: 'all' | 'assigned' | 'own_tree';
  readonly copy_from_role_id?: number | null;
  readonly status: 'active' | 'inactive';
}

/** Reply of POST /api/system/role/add */
export type RoleAddReply = Pick<RoleRow, 'id' | 'version'>;

/** Query of GET /api/system/role/detail */
export interface RoleDetailQuery {
  readonly role_id: number;
}

/** Reply of GET /api/system/role/detail */
export type RoleDetailReply = Omit<RoleRow, 'copy_from_role_id' | 'copy_from_role_name'>;

/** Query of GET /api/system/role/items */
export interface RoleItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/role/items */
export type RoleItemsReply = Pick<RoleRow, 'id' | 'code' | 'name' | 'name_en' | 'rank' | 'scope' | 'status'>;

/** Query of GET /api/system/role/list */
export interface RoleListQuery {
  readonly scope?: readonly ('all' | 'assigned' | 'own_tree')[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly permissions?: readonly string[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/role/list */
export type RoleListReply = Omit<
  RoleRow,
  | 'copy_from_role_id' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'copy_from_role_name' |
  'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/role/update/finance_team */
export interface RoleUpdateFinanceTeamBody {
  readonly role_id: number;
  readonly version: number;
  readonly finance_team_id?: number | null;
}

/** Reply of POST /api/system/role/update/finance_team */
export type RoleUpdateFinanceTeamReply = Pick<RoleRow, 'id' | 'version'>;

/** Body of POST /api/system/role/update/menu */
export interface RoleUpdateMenuBody {
  readonly role_id: number;
  readonly version: number;
  readonly menu_ids?: readonly number[];
}

/** Reply of POST /api/system/role/update/menu */
export type RoleUpdateMenuReply = Pick<RoleRow, 'id' | 'version'>;

/** Body of POST /api/system/role/update/permission */
export interface RoleUpdatePermissionBody {
  readonly role_id: number;
  readonly version: number;
  readonly permissions?: readonly string[];
}

/** Reply of POST /api/system/role/update/permission */
export type RoleUpdatePermissionReply = Pick<RoleRow, 'id' | 'version'>;

/** Body of POST /api/account/subscription/add */
export interface SubscriptionAddBody {
  readonly name: string;
  readonly screen: string;
  readonly call: string;
  readonly query?: string;
  readonly rhythm: 'daily' | 'weekly' | 'monthly' | 'reached';
  readonly weekday?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | null;
  readonly month_day?: number | null;
  readonly at: string;
  readonly format: 'xlsx' | 'csv';
  readonly by_mail?: boolean;
  readonly measure?: string | null;
  readonly test?: 'above' | 'below' | null;
  readonly threshold?: string | null;
  readonly is_on?: boolean;
}

/** Reply of POST /api/account/subscription/add */
export type SubscriptionAddReply = Pick<SubscriptionRow, 'id' | 'version'>;

/** Body of POST /api/account/subscription/delete */
export interface SubscriptionDeleteBody {
  readonly id: number;
  readonly version?: number;
}

/** Reply of POST /api/account/subscription/delete */
export type SubscriptionDeleteReply = Pick<SubscriptionRow, 'id'>;

/** Query of GET /api/account/subscription/file */
export interface SubscriptionFileQuery {
  readonly id: number;
}

/** Reply of GET /api/account/subscription/file */
export interface SubscriptionFileReply {
  readonly file_name: string;
}

/** Query of GET /api/account/subscription/files */
export interface SubscriptionFilesQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/account/subscription/files */
export type SubscriptionFilesReply = Pick<
  SubscriptionFileRow,
  'version' | 'id' | 'created_at' | 'due_at' | 'name' | 'file_name' | 'format' | 'row_count' | 'row_total'
>;

/** Query of GET /api/account/subscription/list */
export interface SubscriptionListQuery {
  readonly rhythm?: readonly ('daily' | 'weekly' | 'monthly' | 'reached')[];
  readonly is_on?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/account/subscription/list */
export type SubscriptionListReply = Omit<
  SubscriptionRow,
  | 'user_id' | 'call' | 'query' | 'measure' | 'holds' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'user_name' | 'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/account/subscription/send */
export interface SubscriptionSendBody {
  readonly id: number;
}

/** Reply of POST /api/account/subscription/send */
export type SubscriptionSendReply = Readonly<Record<string, never>>;

/** Body of POST /api/account/subscription/update */
export interface SubscriptionUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly rhythm?: 'daily' | 'weekly' | 'monthly' | 'reached';
  readonly weekday?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | null;
  readonly month_day?: number | null;
  readonly at?: string;
  readonly format?: 'xlsx' | 'csv';
  readonly by_mail?: boolean;
  readonly test?: 'above' | 'below' | null;
  readonly threshold?: string | null;
  readonly is_on?: boolean;
}

/** Reply of POST /api/account/subscription/update */
export type SubscriptionUpdateReply = Pick<SubscriptionRow, 'id' | 'version'>;

/** Body of POST /api/system/user/add */
export interface UserAddBody {
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly role_id: number;
  readonly finance_team_id?: number | null;
  readonly agent_ids?: readonly number[] | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly photo_url?: string | null;
  readonly mobile?: string | null;
  readonly status: 'active' | 'suspended' | 'pending' | 'machine';
  readonly allow_ips?: readonly string[] | null;
  readonly note?: string | null;
}

/** Body of POST /api/system/user/add with its files, as the browser sends it. */
export interface UserAddForm {
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly role_id: number;
  readonly finance_team_id?: number;
  readonly agent_ids?: readonly number[];
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly photo_url?: Blob;
  readonly mobile?: string;
  readonly status: 'active' | 'suspended' | 'pending' | 'machine';
  readonly allow_ips?: readonly string[];
  readonly note?: string;
}

/** Reply of POST /api/system/user/add */
export type UserAddReply = Pick<UserRow, 'id' | 'version'>;

/** Query of GET /api/system/user/agent */
export interface UserAgentQuery {
  readonly user_id: number;
}

/** Reply of GET /api/system/user/agent */
export interface UserAgentReply {
  readonly scope: 'all' | 'assigned' | 'own_tree' | null;
  readonly items: readonly UserAgent[];
}

/** Query of GET /api/system/user/colleagues */
export interface UserColleaguesQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/user/colleagues */
export type UserColleaguesReply = Pick<ColleagueRow, 'id' | 'name' | 'username'>;

/** Query of GET /api/system/user/detail */
export interface UserDetailQuery {
  readonly user_id: number;
}

/** Reply of GET /api/system/user/detail */
export type UserDetailReply = UserRow;

/** Query of GET /api/system/user/list */
export interface UserListQuery {
  readonly role_id?: readonly number[];
  readonly agent_ids?: readonly number[];
  readonly finance_team_id?: readonly number[];
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly status?: readonly ('active' | 'suspended' | 'pending' | 'machine')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/user/list */
export type UserListReply = Omit<
  UserRow,
  | 'mobile' | 'allow_ips' | 'two_factor_enabled' | 'must_change_password' | 'failed_login_count' | 'note' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'created_by_name' | 'updated_by_name'
>;

/** Query of GET /api/system/user/permission */
export interface UserPermissionQuery {
  readonly user_id: number;
}

/** Reply of GET /api/system/user/permission */
export interface UserPermissionReply {
  readonly role_id: number | null;
  readonly role_name: string | null;
  readonly items: readonly GrantedPermission[];
}

/** Body of POST /api/system/user/reset_password */
export interface UserResetPasswordBody {
  readonly user_id: number;
}

/** Reply of POST /api/system/user/reset_password */
export interface UserResetPasswordReply {
  readonly user_id: number | null;
}

/** Query of GET /api/system/user/sessions */
export interface UserSessionsQuery {
  readonly user_id: number;
}

/** Reply of GET /api/system/user/sessions */
export interface UserSessionsReply {
  readonly items: readonly Device[];
}

/** Body of POST /api/system/user/sign_out */
export interface UserSignOutBody {
  readonly user_id: number;
}

/** Reply of POST /api/system/user/sign_out */
export type UserSignOutReply = Readonly<Record<string, never>>;

/** Body of POST /api/system/user/update */
export interface UserUpdateBody {
  readonly user_id: number;
  readonly version: number;
  readonly email?: string;
  readonly name?: string;
  readonly role_id?: number | null;
  readonly finance_team_id?: number | null;
  readonly agent_ids?: readonly number[] | null;
  readonly server?: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly photo_url?: string | null;
  readonly mobile?: string | null;
  readonly status?: 'active' | 'suspended' | 'pending' | 'machine';
  readonly allow_ips?: readonly string[] | null;
  readonly note?: string | null;
}

/** Body of POST /api/system/user/update with its files, as the browser sends it. */
export interface UserUpdateForm {
  readonly user_id: number;
  readonly version: number;
  readonly email?: string;
  readonly name?: string;
  readonly role_id?: number;
  readonly finance_team_id?: number;
  readonly agent_ids?: readonly number[];
  readonly server?: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly photo_url?: Blob;
  readonly mobile?: string;
  readonly status?: 'active' | 'suspended' | 'pending' | 'machine';
  readonly allow_ips?: readonly string[];
  readonly note?: string;
}

/** Reply of POST /api/system/user/update */
export type UserUpdateReply = Pick<UserRow, 'id' | 'version'>;

/** Body of POST /api/account/view/delete */
export interface ViewDeleteBody {
  readonly view_id: number;
}

/** Reply of POST /api/account/view/delete */
export type ViewDeleteReply = Readonly<Record<string, never>>;

/** Body of POST /api/account/view/first */
export interface ViewFirstBody {
  readonly screen: string;
  readonly view_id?: number | null;
}

/** Reply of POST /api/account/view/first */
export type ViewFirstReply = Readonly<Record<string, never>>;

/** Body of POST /api/account/view/save */
export interface ViewSaveBody {
  readonly view_id?: number | null;
  readonly screen: string;
  readonly name: string;
  readonly query?: string | null;
  readonly layout: ColumnLayoutInput;
}

/** Reply of POST /api/account/view/save */
export interface ViewSaveReply {
  readonly id: number;
}

/** Body of POST /api/account/view/share */
export interface ViewShareBody {
  readonly view_id: number;
  readonly role_ids?: readonly number[] | null;
  readonly first_role_ids?: readonly number[] | null;
}

/** Reply of POST /api/account/view/share */
export type ViewShareReply = Readonly<Record<string, never>>;
