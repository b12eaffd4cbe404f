// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type {
  AuthChangePasswordBody,
  AuthChangePasswordReply,
  AuthFirebaseSignInBody,
  AuthFirebaseSignInReply,
  AuthHandshakeBody,
  AuthHandshakeReply,
  AuthLogoutBody,
  AuthLogoutReply,
  AuthProfileQuery,
  AuthProfileReply,
  AuthSignInBody,
  AuthSignInReply,
  IdentityConfirmBody,
  IdentityConfirmReply,
  IdentityForgotBody,
  IdentityForgotReply,
  IdentityRegisterBody,
  IdentityRegisterReply,
  IdentityResetBody,
  IdentityResetReply,
  SessionListQuery,
  SessionListReply,
  SessionRevokeBody,
  SessionRevokeReply,
  UserSessionsQuery,
  UserSessionsReply,
  UserSignOutBody,
  UserSignOutReply,
} from '#generated/api/auth.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  authChangePassword,
  authFirebaseSignIn,
  authHandshake,
  authLogout,
  authProfile,
  authSignIn,
  identityConfirm,
  identityForgot,
  identityRegister,
  identityReset,
  sessionList,
  sessionRevoke,
  userSessions,
  userSignOut,
} from './calls.ts';

/** Change password: POST /api/change_password */
export function useAuthChangePassword(): Mutation<AuthChangePasswordBody, RecordReply<AuthChangePasswordReply>> {
  return usePost(authChangePassword);
}

/** Sign in with Google: POST /api/firebase_auth */
export function useAuthFirebaseSignIn(): Mutation<AuthFirebaseSignInBody, RecordReply<AuthFirebaseSignInReply>> {
  return usePost(authFirebaseSignIn);
}

/** Connect: POST /api/handshake */
export function useAuthHandshake(): Mutation<AuthHandshakeBody, RecordReply<AuthHandshakeReply>> {
  return usePost(authHandshake);
}

/** Sign out: POST /api/logout */
export function useAuthLogout(): Mutation<AuthLogoutBody, RecordReply<AuthLogoutReply>> {
  return usePost(authLogout);
}

/** Profile: GET /api/profile */
export function useAuthProfile(
  query: AuthProfileQuery | null,
  options?: QueryOptions,
): Query<RecordReply<AuthProfileReply>> {
  return useGet(authProfile, query, options);
}

/** Sign in: POST /api/auth */
export function useAuthSignIn(): Mutation<AuthSignInBody, RecordReply<AuthSignInReply>> {
  return usePost(authSignIn);
}

/** Confirm e-mail: POST /api/identity/confirm */
export function useIdentityConfirm(): Mutation<IdentityConfirmBody, RecordReply<IdentityConfirmReply>> {
  return usePost(identityConfirm);
}

/** Send reset link: POST /api/identity/forgot */
export function useIdentityForgot(): Mutation<IdentityForgotBody, RecordReply<IdentityForgotReply>> {
  return usePost(identityForgot);
}

/** Register: POST /api/identity/register */
export function useIdentityRegister(): Mutation<IdentityRegisterBody, RecordReply<IdentityRegisterReply>> {
  return usePost(identityRegister);
}

/** Set a new password: POST /api/identity/reset */
export function useIdentityReset(): Mutation<IdentityResetBody, RecordReply<IdentityResetReply>> {
  return usePost(identityReset);
}

/** Signed-in devices: GET /api/session/list */
export function useSessionList(
  query: SessionListQuery | null,
  options?: QueryOptions,
): Query<RecordReply<SessionListReply>> {
  return useGet(sessionList, query, options);
}

/** Sign this device out: POST /api/session/revoke */
export function useSessionRevoke(): Mutation<SessionRevokeBody, RecordReply<SessionRevokeReply>> {
  return usePost(sessionRevoke);
}

/** Devices of a user: GET /api/system/user/sessions */
export function useUserSessions(
  query: UserSessionsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<UserSessionsReply>> {
  return useGet(userSessions, query, options);
}

/** Sign out everywhere: POST /api/system/user/sign_out */
export function useUserSignOut(): Mutation<UserSignOutBody, RecordReply<UserSignOutReply>> {
  return usePost(userSignOut);
}
