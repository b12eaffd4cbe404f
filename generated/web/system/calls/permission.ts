// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const permissionAdd: Call = {
  id: 'permission.add',
  method: 'POST',
  path: '/api/system/permission/add',
  permission: 'system.permission.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/permission/detail', '/api/system/permission/list'],
};

export const permissionDelete: Call = {
  id: 'permission.delete',
  method: 'POST',
  path: '/api/system/permission/delete',
  permission: 'system.permission.delete',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/permission/detail', '/api/system/permission/list'],
  kind: 'remove',
  key: 'permission_id',
};

export const permissionDetail: Call = { id: 'permission.detail', method: 'GET', path: '/api/system/permission/detail', permission: 'system.permission.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'permission_id' };

export const permissionList: Call = { id: 'permission.list', method: 'GET', path: '/api/system/permission/list', permission: 'system.permission.view', onError: 'log' };

export const permissionUpdate: Call = {
  id: 'permission.update',
  method: 'POST',
  path: '/api/system/permission/update',
  permission: 'system.permission.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/permission/detail', '/api/system/permission/list'],
  kind: 'update',
  key: 'permission_id',
};
