// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  authChangePassword, authFirebaseSignIn, authHandshake, authLogout, authProfile, authSignIn,
} from '../calls/auth.ts';

export const useAuthChangePassword: PostHook<typeof authChangePassword> = () => usePost(authChangePassword);
export const useAuthFirebaseSignIn: PostHook<typeof authFirebaseSignIn> = () => usePost(authFirebaseSignIn);
export const useAuthHandshake: PostHook<typeof authHandshake> = () => usePost(authHandshake);
export const useAuthLogout: PostHook<typeof authLogout> = () => usePost(authLogout);
export const useAuthProfile: GetHook<typeof authProfile> = (query, options) => useGet(authProfile, query, options);
export const useAuthSignIn: PostHook<typeof authSignIn> = () => usePost(authSignIn);
