// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const roleAdd: Call = {
  id: 'role.add',
  method: 'POST',
  path: '/api/system/role/add',
  permission: 'system.role.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
};

export const roleDetail: Call = { id: 'role.detail', method: 'GET', path: '/api/system/role/detail', permission: 'system.role.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'role_id' };

export const roleItems: Call = { id: 'role.items', method: 'GET', path: '/api/system/role/items', permission: 'signed-in', onError: 'log', extension: true };

export const roleList: Call = { id: 'role.list', method: 'GET', path: '/api/system/role/list', permission: 'system.role.view', onError: 'log' };

export const roleUpdateFinanceTeam: Call = {
  id: 'role.update_finance_team',
  method: 'POST',
  path: '/api/system/role/update/finance_team',
  permission: 'system.role.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
  kind: 'update',
  key: 'role_id',
};

export const roleUpdateMenu: Call = {
  id: 'role.update_menu',
  method: 'POST',
  path: '/api/system/role/update/menu',
  permission: 'system.role.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
  kind: 'update',
  key: 'role_id',
};

export const roleUpdatePermission: Call = {
  id: 'role.update_permission',
  method: 'POST',
  path: '/api/system/role/update/permission',
  permission: 'system.role.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail', '/api/system/menu/items', '/api/system/permission/detail',
    '/api/system/permission/list', '/api/system/role/detail', '/api/system/role/items', '/api/system/role/list',
  ],
  kind: 'update',
  key: 'role_id',
};
