// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  userAdd, userAgent, userColleagues, userDetail, userList, userPermission, userResetPassword, userSessions,
  userSignOut, userUpdate,
} from '../calls/user.ts';

export const useUserAdd: PostHook<typeof userAdd> = () => usePost(userAdd);
export const useUserAgent: GetHook<typeof userAgent> = (query, options) => useGet(userAgent, query, options);
export const useUserColleagues: GetHook<typeof userColleagues> = (query, options) => useGet(userColleagues, query, options);
export const useUserDetail: GetHook<typeof userDetail> = (query, options) => useGet(userDetail, query, options);
export const useUserList: GetHook<typeof userList> = (query, options) => useGet(userList, query, options);
export const useUserPermission: GetHook<typeof userPermission> = (query, options) => useGet(userPermission, query, options);
export const useUserResetPassword: PostHook<typeof userResetPassword> = () => usePost(userResetPassword);
export const useUserSessions: GetHook<typeof userSessions> = (query, options) => useGet(userSessions, query, options);
export const useUserSignOut: PostHook<typeof userSignOut> = () => usePost(userSignOut);
export const useUserUpdate: PostHook<typeof userUpdate> = () => usePost(userUpdate);
