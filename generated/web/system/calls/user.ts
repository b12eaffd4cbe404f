// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const userAdd: Call = {
  id: 'user.add',
  method: 'POST',
  path: '/api/system/user/add',
  permission: 'system.user.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/audit/actors', '/api/system/finance/team/items', '/api/system/role/detail', '/api/system/role/list',
    '/api/system/user/colleagues', '/api/system/user/detail', '/api/system/user/list',
  ],
};

export const userAgent: Call = { id: 'user.agent', method: 'GET', path: '/api/system/user/agent', permission: 'system.user.view', onError: 'log' };

export const userColleagues: Call = { id: 'user.colleagues', method: 'GET', path: '/api/system/user/colleagues', permission: 'finance.ticket.view', onError: 'log', extension: true };

export const userDetail: Call = { id: 'user.detail', method: 'GET', path: '/api/system/user/detail', permission: 'system.user.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'user_id' };

export const userList: Call = { id: 'user.list', method: 'GET', path: '/api/system/user/list', permission: 'system.user.view', onError: 'log' };

export const userPermission: Call = { id: 'user.permission', method: 'GET', path: '/api/system/user/permission', permission: 'system.user.view', onError: 'log' };

export const userResetPassword: Call = {
  id: 'user.reset_password',
  method: 'POST',
  path: '/api/system/user/reset_password',
  permission: 'system.user.resetpw',
  onError: 'log',
  invalidates: [
    '/api/system/audit/actors', '/api/system/finance/team/items', '/api/system/role/detail', '/api/system/role/list',
    '/api/system/user/colleagues', '/api/system/user/detail', '/api/system/user/list', '/api/system/user/sessions',
  ],
  extension: true,
  key: 'user_id',
};

export const userSessions: Call = { id: 'user.sessions', method: 'GET', path: '/api/system/user/sessions', permission: 'system.user.view', onError: 'log', extension: true };

export const userSignOut: Call = { id: 'user.sign_out', method: 'POST', path: '/api/system/user/sign_out', permission: 'system.user.resetpw', onError: 'log', extension: true };

export const userUpdate: Call = {
  id: 'user.update',
  method: 'POST',
  path: '/api/system/user/update',
  permission: 'system.user.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/audit/actors', '/api/system/finance/team/items', '/api/system/role/detail', '/api/system/role/list',
    '/api/system/user/agent', '/api/system/user/colleagues', '/api/system/user/detail', '/api/system/user/list',
    '/api/system/user/permission', '/api/system/user/sessions',
  ],
  kind: 'update',
  key: 'user_id',
};
