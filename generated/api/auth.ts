// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

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
  readonly menus: readonly Readonly<Record<string, unknown>>[] | null;
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
  readonly identity: Readonly<Record<string, unknown>> | null;
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
  readonly menus: readonly Readonly<Record<string, unknown>>[] | null;
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
  readonly menus: readonly Readonly<Record<string, unknown>>[] | null;
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
  readonly items: readonly Readonly<Record<string, unknown>>[] | null;
}

/** Body of POST /api/session/revoke */
export interface SessionRevokeBody {
  readonly id?: number | null;
}

/** Reply of POST /api/session/revoke */
export type SessionRevokeReply = Readonly<Record<string, never>>;
