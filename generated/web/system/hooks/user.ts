// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  UserAddForm,
  UserAddReply,
  UserAgentQuery,
  UserAgentReply,
  UserColleaguesQuery,
  UserColleaguesReply,
  UserDetailQuery,
  UserDetailReply,
  UserListQuery,
  UserListReply,
  UserPermissionQuery,
  UserPermissionReply,
  UserResetPasswordBody,
  UserResetPasswordReply,
  UserSessionsQuery,
  UserSessionsReply,
  UserSignOutBody,
  UserSignOutReply,
  UserUpdateForm,
  UserUpdateReply,
} from '#generated/api/system.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  userAdd,
  userAgent,
  userColleagues,
  userDetail,
  userList,
  userPermission,
  userResetPassword,
  userSessions,
  userSignOut,
  userUpdate,
} from '../calls/user.ts';

/** Add user: POST /api/system/user/add */
export function useUserAdd(): Mutation<UserAddForm, RecordReply<UserAddReply>> {
  return usePost(userAdd);
}

/** Agents of a user: GET /api/system/user/agent */
export function useUserAgent(query: UserAgentQuery | null, options?: QueryOptions): Query<RecordReply<UserAgentReply>> {
  return useGet(userAgent, query, options);
}

/** Colleagues: GET /api/system/user/colleagues */
export function useUserColleagues(
  query: UserColleaguesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly UserColleaguesReply[]>> {
  return useGet(userColleagues, query, options);
}

/** Staff user: GET /api/system/user/detail */
export function useUserDetail(
  query: UserDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<UserDetailReply>> {
  return useGet(userDetail, query, options);
}

/** Staff users: GET /api/system/user/list */
export function useUserList(query: UserListQuery | null, options?: QueryOptions): Query<PageReply<UserListReply>> {
  return useGet(userList, query, options);
}

/** Permissions of a user: GET /api/system/user/permission */
export function useUserPermission(
  query: UserPermissionQuery | null,
  options?: QueryOptions,
): Query<RecordReply<UserPermissionReply>> {
  return useGet(userPermission, query, options);
}

/** Send a link to set a password: POST /api/system/user/reset_password */
export function useUserResetPassword(): Mutation<UserResetPasswordBody, RecordReply<UserResetPasswordReply>> {
  return usePost(userResetPassword);
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

/** Change user: POST /api/system/user/update */
export function useUserUpdate(): Mutation<UserUpdateForm, RecordReply<UserUpdateReply>> {
  return usePost(userUpdate);
}
