// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

export interface AccountNotice {
  readonly id: number;
  readonly kind: string;
  readonly at: string;
  readonly username: string;
  readonly own: boolean;
  readonly by: string | null;
  readonly detail: NoticeDetail;
}

export interface Device {
  readonly id: number;
  readonly ip: string;
  readonly user_agent: string;
  readonly auth_method: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly current: boolean;
}

export interface FirebaseProject {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string | null;
}

export interface IdentityService {
  readonly provider: string;
  readonly config: FirebaseProject | null;
  readonly emulator: string | null;
}

export interface MenuLink {
  readonly id: number;
  readonly label: string;
  readonly label_en: string | null;
  readonly icon: string | null;
  readonly link: string | null;
  readonly badge_key: string;
}

export interface NoticeDetail {
  readonly from: string | null;
  readonly to: string | null;
  readonly ip: string | null;
}

export interface ServedMenu {
  readonly id: number;
  readonly label: string;
  readonly label_en: string | null;
  readonly icon: string | null;
  readonly link: string | null;
  readonly badge_key: string;
  readonly isMenuCollapsed: boolean;
  readonly subItems: readonly MenuLink[];
}

/** Query of GET /api/account/notices */
export type AccountNoticesQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/account/notices */
export interface AccountNoticesReply {
  readonly items: readonly AccountNotice[];
  readonly money_closed_until: string | null;
}

/** Body of POST /api/account/notices/seen */
export interface AccountNoticesSeenBody {
  readonly id: number;
}

/** Reply of POST /api/account/notices/seen */
export type AccountNoticesSeenReply = Readonly<Record<string, never>>;

/** Body of POST /api/change_password */
export interface AuthChangePasswordBody {
  readonly current_password: string;
  readonly new_password: string;
  readonly new_password_confirm: string;
}

/** Reply of POST /api/change_password */
export type AuthChangePasswordReply = Readonly<Record<string, never>>;

/** Body of POST /api/firebase_auth */
export interface AuthFirebaseSignInBody {
  readonly id_token: string;
}

/** Reply of POST /api/firebase_auth */
export interface AuthFirebaseSignInReply {
  readonly user_id: number | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly role_name: string | null;
  readonly photo_url: string | null;
  readonly server: string | null;
  readonly permissions: readonly string[] | null;
  readonly agent_ids: readonly number[] | null;
  readonly finance_team_id: number | null;
  readonly must_change_password: boolean;
  readonly two_factor_enabled: boolean;
  readonly notice_count: number | null;
  readonly menus: readonly ServedMenu[];
}

/** Body of POST /api/handshake */
export type AuthHandshakeBody = Readonly<Record<string, never>>;

/** Reply of POST /api/handshake */
export interface AuthHandshakeReply {
  readonly server_key: string | null;
  readonly server_name: string | null;
  readonly api_version: string | null;
  readonly server_time: string | null;
  readonly maintenance: boolean;
  readonly extensions: readonly string[] | null;
  readonly identity: IdentityService;
}

/** Body of POST /api/logout */
export type AuthLogoutBody = Readonly<Record<string, never>>;

/** Reply of POST /api/logout */
export type AuthLogoutReply = Readonly<Record<string, never>>;

/** Query of GET /api/profile */
export type AuthProfileQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/profile */
export interface AuthProfileReply {
  readonly user_id: number | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly role_name: string | null;
  readonly photo_url: string | null;
  readonly server: string | null;
  readonly permissions: readonly string[] | null;
  readonly agent_ids: readonly number[] | null;
  readonly finance_team_id: number | null;
  readonly must_change_password: boolean;
  readonly two_factor_enabled: boolean;
  readonly notice_count: number | null;
  readonly menus: readonly ServedMenu[];
}

/** Body of POST /api/auth */
export interface AuthSignInBody {
  readonly email: string;
  readonly password: string;
}

/** Reply of POST /api/auth */
export interface AuthSignInReply {
  readonly user_id: number | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly role_name: string | null;
  readonly photo_url: string | null;
  readonly server: string | null;
  readonly permissions: readonly string[] | null;
  readonly agent_ids: readonly number[] | null;
  readonly finance_team_id: number | null;
  readonly must_change_password: boolean;
  readonly two_factor_enabled: boolean;
  readonly notice_count: number | null;
  readonly menus: readonly ServedMenu[];
}

/** Body of POST /api/identity/confirm */
export interface IdentityConfirmBody {
  readonly token: string;
}

/** Reply of POST /api/identity/confirm */
export type IdentityConfirmReply = Readonly<Record<string, never>>;

/** Body of POST /api/identity/forgot */
export interface IdentityForgotBody {
  readonly email: string;
}

/** Reply of POST /api/identity/forgot */
export type IdentityForgotReply = Readonly<Record<string, never>>;

/** Body of POST /api/identity/register */
export interface IdentityRegisterBody {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly password_confirm: string;
  readonly accept_terms: boolean;
}

/** Reply of POST /api/identity/register */
export type IdentityRegisterReply = Readonly<Record<string, never>>;

/** Body of POST /api/identity/reset */
export interface IdentityResetBody {
  readonly token: string;
  readonly new_password: string;
  readonly new_password_confirm: string;
}

/** Reply of POST /api/identity/reset */
export type IdentityResetReply = Readonly<Record<string, never>>;

/** Query of GET /api/session/list */
export type SessionListQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/session/list */
export interface SessionListReply {
  readonly items: readonly Device[];
}

/** Body of POST /api/session/revoke */
export interface SessionRevokeBody {
  readonly id?: number | null;
}

/** Reply of POST /api/session/revoke */
export type SessionRevokeReply = Readonly<Record<string, never>>;
