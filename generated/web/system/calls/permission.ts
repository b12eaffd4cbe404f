// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PermissionAddBody, PermissionAddReply, PermissionDeleteBody, PermissionDeleteReply, PermissionDetailQuery,
  PermissionDetailReply, PermissionListQuery, PermissionListReply, PermissionUpdateBody, PermissionUpdateReply,
} from '#generated/api/system.ts';

/** Add permission: POST /api/system/permission/add */
export const permissionAdd: Call<PermissionAddBody, RecordReply<PermissionAddReply>> = {
  id: 'permission.add',
  method: 'POST',
  path: '/api/system/permission/add',
  permission: 'system.permission.create',
  optOut: [400],
  invalidates: ['/api/system/permission/detail', '/api/system/permission/list'],
};

/** Delete permission: POST /api/system/permission/delete */
export const permissionDelete: Call<PermissionDeleteBody, RecordReply<PermissionDeleteReply>> = {
  id: 'permission.delete',
  method: 'POST',
  path: '/api/system/permission/delete',
  permission: 'system.permission.delete',
  optOut: [400],
  invalidates: ['/api/system/permission/detail', '/api/system/permission/list'],
  kind: 'remove',
  key: 'permission_id',
};

/** Permission: GET /api/system/permission/detail */
export const permissionDetail: Call<PermissionDetailQuery, RecordReply<PermissionDetailReply>> = {
  id: 'permission.detail',
  method: 'GET',
  path: '/api/system/permission/detail',
  permission: 'system.permission.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'permission_id',
};

/** Permissions: GET /api/system/permission/list */
export const permissionList: Call<PermissionListQuery, PageReply<PermissionListReply>> = { id: 'permission.list', method: 'GET', path: '/api/system/permission/list', permission: 'system.permission.view' };

/** Change permission: POST /api/system/permission/update */
export const permissionUpdate: Call<PermissionUpdateBody, RecordReply<PermissionUpdateReply>> = {
  id: 'permission.update',
  method: 'POST',
  path: '/api/system/permission/update',
  permission: 'system.permission.update',
  optOut: [400],
  invalidates: ['/api/system/permission/detail', '/api/system/permission/list'],
  kind: 'update',
  key: 'permission_id',
};
