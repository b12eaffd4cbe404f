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
} from '#generated/api/auth.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  authChangePassword,
  authFirebaseSignIn,
  authHandshake,
  authLogout,
  authProfile,
  authSignIn,
} from '../calls/auth.ts';

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
