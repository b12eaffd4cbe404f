// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  RoleAddBody, RoleAddReply, RoleDetailQuery, RoleDetailReply, RoleItemsQuery, RoleItemsReply, RoleListQuery,
  RoleListReply, RoleUpdateFinanceTeamBody, RoleUpdateFinanceTeamReply, RoleUpdateMenuBody, RoleUpdateMenuReply,
  RoleUpdatePermissionBody, RoleUpdatePermissionReply,
} from '#generated/api/system.ts';

/** Add role: POST /api/system/role/add */
export const roleAdd: Call<RoleAddBody, RecordReply<RoleAddReply>> = {
  id: 'role.add',
  method: 'POST',
  path: '/api/system/role/add',
  permission: 'system.role.create',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
};

/** Role: GET /api/system/role/detail */
export const roleDetail: Call<RoleDetailQuery, RecordReply<RoleDetailReply>> = { id: 'role.detail', method: 'GET', path: '/api/system/role/detail', permission: 'system.role.view', optOut: [400, 404], kind: 'record', key: 'role_id' };

/** Roles: GET /api/system/role/items */
export const roleItems: Call<RoleItemsQuery, RecordReply<readonly RoleItemsReply[]>> = { id: 'role.items', method: 'GET', path: '/api/system/role/items', permission: 'signed-in', extension: true };

/** Roles: GET /api/system/role/list */
export const roleList: Call<RoleListQuery, PageReply<RoleListReply>> = { id: 'role.list', method: 'GET', path: '/api/system/role/list', permission: 'system.role.view' };

/** Save the role's finance team: POST /api/system/role/update/finance_team */
export const roleUpdateFinanceTeam: Call<RoleUpdateFinanceTeamBody, RecordReply<RoleUpdateFinanceTeamReply>> = {
  id: 'role.update_finance_team',
  method: 'POST',
  path: '/api/system/role/update/finance_team',
  permission: 'system.role.update',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
  kind: 'update',
  key: 'role_id',
};

/** Save the role's menus: POST /api/system/role/update/menu */
export const roleUpdateMenu: Call<RoleUpdateMenuBody, RecordReply<RoleUpdateMenuReply>> = {
  id: 'role.update_menu',
  method: 'POST',
  path: '/api/system/role/update/menu',
  permission: 'system.role.update',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
  kind: 'update',
  key: 'role_id',
};

/** Save the role's permissions: POST /api/system/role/update/permission */
export const roleUpdatePermission: Call<RoleUpdatePermissionBody, RecordReply<RoleUpdatePermissionReply>> = {
  id: 'role.update_permission',
  method: 'POST',
  path: '/api/system/role/update/permission',
  permission: 'system.role.update',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
  kind: 'update',
  key: 'role_id',
};
