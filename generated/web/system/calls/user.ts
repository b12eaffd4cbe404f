// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  UserAddForm, UserAddReply, UserAgentQuery, UserAgentReply, UserColleaguesQuery, UserColleaguesReply, UserDetailQuery,
  UserDetailReply, UserListQuery, UserListReply, UserPermissionQuery, UserPermissionReply, UserResetPasswordBody,
  UserResetPasswordReply, UserSessionsQuery, UserSessionsReply, UserSignOutBody, UserSignOutReply, UserUpdateForm,
  UserUpdateReply,
} from '#generated/api/system.ts';

/** Add user: POST /api/system/user/add */
export const userAdd: Call<UserAddForm, RecordReply<UserAddReply>> = {
  id: 'user.add',
  method: 'POST',
  path: '/api/system/user/add',
  permission: 'system.user.create',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/audit/actors', '/api/system/finance/team/items', '/api/system/role/detail', '/api/system/role/list',
    '/api/system/user/colleagues', '/api/system/user/detail', '/api/system/user/list', '/api/system/withdraw/officers',
  ],
};

/** Agents of a user: GET /api/system/user/agent */
export const userAgent: Call<UserAgentQuery, RecordReply<UserAgentReply>> = { id: 'user.agent', method: 'GET', path: '/api/system/user/agent', permission: 'system.user.view' };

/** Colleagues: GET /api/system/user/colleagues */
export const userColleagues: Call<UserColleaguesQuery, RecordReply<readonly UserColleaguesReply[]>> = { id: 'user.colleagues', method: 'GET', path: '/api/system/user/colleagues', permission: 'finance.ticket.view', extension: true };

/** Staff user: GET /api/system/user/detail */
export const userDetail: Call<UserDetailQuery, RecordReply<UserDetailReply>> = { id: 'user.detail', method: 'GET', path: '/api/system/user/detail', permission: 'system.user.view', optOut: [400, 404], kind: 'record', key: 'user_id' };

/** Staff users: GET /api/system/user/list */
export const userList: Call<UserListQuery, PageReply<UserListReply>> = { id: 'user.list', method: 'GET', path: '/api/system/user/list', permission: 'system.user.view' };

/** Permissions of a user: GET /api/system/user/permission */
export const userPermission: Call<UserPermissionQuery, RecordReply<UserPermissionReply>> = { id: 'user.permission', method: 'GET', path: '/api/system/user/permission', permission: 'system.user.view' };

/** Send a link to set a password: POST /api/system/user/reset_password */
export const userResetPassword: Call<UserResetPasswordBody, RecordReply<UserResetPasswordReply>> = {
  id: 'user.reset_password',
  method: 'POST',
  path: '/api/system/user/reset_password',
  permission: 'system.user.resetpw',
  invalidates: [
    '/api/system/audit/actors', '/api/system/finance/team/items', '/api/system/role/detail', '/api/system/role/list',
    '/api/system/user/colleagues', '/api/system/user/detail', '/api/system/user/list', '/api/system/user/sessions',
    '/api/system/withdraw/officers',
  ],
  extension: true,
  key: 'user_id',
};

/** Devices of a user: GET /api/system/user/sessions */
export const userSessions: Call<UserSessionsQuery, RecordReply<UserSessionsReply>> = { id: 'user.sessions', method: 'GET', path: '/api/system/user/sessions', permission: 'system.user.view', extension: true };

/** Sign out everywhere: POST /api/system/user/sign_out */
export const userSignOut: Call<UserSignOutBody, RecordReply<UserSignOutReply>> = { id: 'user.sign_out', method: 'POST', path: '/api/system/user/sign_out', permission: 'system.user.resetpw', extension: true };

/** Change user: POST /api/system/user/update */
export const userUpdate: Call<UserUpdateForm, RecordReply<UserUpdateReply>> = {
  id: 'user.update',
  method: 'POST',
  path: '/api/system/user/update',
  permission: 'system.user.update',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/audit/actors', '/api/system/finance/team/items', '/api/system/role/detail', '/api/system/role/list',
    '/api/system/user/agent', '/api/system/user/colleagues', '/api/system/user/detail', '/api/system/user/list',
    '/api/system/user/permission', '/api/system/user/sessions', '/api/system/withdraw/officers',
  ],
  final: ['status', 'role_id', 'agent_ids', 'email'],
  kind: 'update',
  key: 'user_id',
};
