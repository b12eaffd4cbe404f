// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const auditActions: Call = {
  id: 'audit.actions',
  method: 'GET',
  path: '/api/system/audit/actions',
  permission: 'system.audit.view',
  onError: 'log',
  extension: true,
};

export const auditActors: Call = {
  id: 'audit.actors',
  method: 'GET',
  path: '/api/system/audit/actors',
  permission: 'system.audit.view',
  onError: 'log',
  extension: true,
};

export const auditDetail: Call = {
  id: 'audit.detail',
  method: 'GET',
  path: '/api/system/audit/detail',
  permission: 'system.audit.view',
  onError: 'log',
  extension: true,
};

export const auditHistory: Call = {
  id: 'audit.history',
  method: 'GET',
  path: '/api/system/audit/history',
  permission: 'signed-in',
  onError: 'log',
  extension: true,
};

export const auditList: Call = {
  id: 'audit.list',
  method: 'GET',
  path: '/api/system/audit/list',
  permission: 'system.audit.view',
  onError: 'log',
  extension: true,
};

export const auditSubjects: Call = {
  id: 'audit.subjects',
  method: 'GET',
  path: '/api/system/audit/subjects',
  permission: 'system.audit.view',
  onError: 'log',
  extension: true,
};

export const exportIgnRun: Call = {
  id: 'export_ign.run',
  method: 'POST',
  path: '/api/system/user/export_ign',
  permission: 'system.export_ign.run',
  onError: 'log',
};

export const financeTeamItems: Call = {
  id: 'finance_team.items',
  method: 'GET',
  path: '/api/system/finance/team/items',
  permission: 'signed-in',
  onError: 'log',
};

export const importAff: Call = {
  id: 'import.aff',
  method: 'GET',
  path: '/api/system/user/import_aff',
  permission: 'system.import.view',
  onError: 'log',
};

export const importBatch: Call = {
  id: 'import.batch',
  method: 'GET',
  path: '/api/system/user/import/batch',
  permission: 'system.import.view',
  onError: 'log',
  optOut: [400, 404],
  extension: true,
};

export const importBatches: Call = {
  id: 'import.batches',
  method: 'GET',
  path: '/api/system/user/import/batches',
  permission: 'system.import.view',
  onError: 'log',
  extension: true,
};

export const importCancel: Call = {
  id: 'import.cancel',
  method: 'POST',
  path: '/api/system/user/import/cancel',
  permission: 'system.import.run',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/user/import/batch',
    '/api/system/user/import/batches',
    '/api/system/user/import/rows',
    '/api/system/user/import_aff',
    '/api/system/user/import_wallet',
  ],
  extension: true,
};

export const importErrors: Call = {
  id: 'import.errors',
  method: 'GET',
  path: '/api/system/user/import/errors',
  permission: 'system.import.run',
  onError: 'log',
  extension: true,
};

export const importFix: Call = {
  id: 'import.fix',
  method: 'POST',
  path: '/api/system/user/import/fix',
  permission: 'system.import.run',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/user/import/batch',
    '/api/system/user/import/batches',
    '/api/system/user/import/rows',
    '/api/system/user/import_aff',
    '/api/system/user/import_wallet',
  ],
  extension: true,
};

export const importRows: Call = {
  id: 'import.rows',
  method: 'GET',
  path: '/api/system/user/import/rows',
  permission: 'system.import.view',
  onError: 'log',
  extension: true,
};

export const importRun: Call = {
  id: 'import.run',
  method: 'POST',
  path: '/api/system/user/import',
  permission: 'system.import.run',
  onError: 'log',
  money: true,
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/user/import/batch',
    '/api/system/user/import/batches',
    '/api/system/user/import/rows',
    '/api/system/user/import_aff',
    '/api/system/user/import_wallet',
  ],
};

export const importWallet: Call = {
  id: 'import.wallet',
  method: 'GET',
  path: '/api/system/user/import_wallet',
  permission: 'system.import.view',
  onError: 'log',
};

export const menuAdd: Call = {
  id: 'menu.add',
  method: 'POST',
  path: '/api/system/menu/add',
  permission: 'system.menu.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/menu/detail', '/api/system/menu/items'],
};

export const menuDetail: Call = {
  id: 'menu.detail',
  method: 'GET',
  path: '/api/system/menu/detail',
  permission: 'system.menu.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'menu_id',
};

export const menuItems: Call = {
  id: 'menu.items',
  method: 'GET',
  path: '/api/system/menu/items',
  permission: 'signed-in',
  onError: 'log',
};

export const menuUpdate: Call = {
  id: 'menu.update',
  method: 'POST',
  path: '/api/system/menu/update',
  permission: 'system.menu.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/menu/detail', '/api/system/menu/items'],
  kind: 'update',
  key: 'id',
};

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

export const permissionDetail: Call = {
  id: 'permission.detail',
  method: 'GET',
  path: '/api/system/permission/detail',
  permission: 'system.permission.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'permission_id',
};

export const permissionList: Call = {
  id: 'permission.list',
  method: 'GET',
  path: '/api/system/permission/list',
  permission: 'system.permission.view',
  onError: 'log',
};

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

export const roleAdd: Call = {
  id: 'role.add',
  method: 'POST',
  path: '/api/system/role/add',
  permission: 'system.role.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail',
    '/api/system/menu/items',
    '/api/system/permission/detail',
    '/api/system/permission/list',
    '/api/system/role/detail',
    '/api/system/role/items',
    '/api/system/role/list',
  ],
};

export const roleDetail: Call = {
  id: 'role.detail',
  method: 'GET',
  path: '/api/system/role/detail',
  permission: 'system.role.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'role_id',
};

export const roleItems: Call = {
  id: 'role.items',
  method: 'GET',
  path: '/api/system/role/items',
  permission: 'signed-in',
  onError: 'log',
  extension: true,
};

export const roleList: Call = {
  id: 'role.list',
  method: 'GET',
  path: '/api/system/role/list',
  permission: 'system.role.view',
  onError: 'log',
};

export const roleUpdateFinanceTeam: Call = {
  id: 'role.update_finance_team',
  method: 'POST',
  path: '/api/system/role/update/finance_team',
  permission: 'system.role.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/menu/detail',
    '/api/system/menu/items',
    '/api/system/permission/detail',
    '/api/system/permission/list',
    '/api/system/role/detail',
    '/api/system/role/items',
    '/api/system/role/list',
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
    '/api/system/menu/detail',
    '/api/system/menu/items',
    '/api/system/permission/detail',
    '/api/system/permission/list',
    '/api/system/role/detail',
    '/api/system/role/items',
    '/api/system/role/list',
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
    '/api/system/menu/detail',
    '/api/system/menu/items',
    '/api/system/permission/detail',
    '/api/system/permission/list',
    '/api/system/role/detail',
    '/api/system/role/items',
    '/api/system/role/list',
  ],
  kind: 'update',
  key: 'role_id',
};

export const userAdd: Call = {
  id: 'user.add',
  method: 'POST',
  path: '/api/system/user/add',
  permission: 'system.user.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/audit/actors',
    '/api/system/finance/team/items',
    '/api/system/role/detail',
    '/api/system/role/list',
    '/api/system/user/colleagues',
    '/api/system/user/detail',
    '/api/system/user/list',
  ],
};

export const userAgent: Call = {
  id: 'user.agent',
  method: 'GET',
  path: '/api/system/user/agent',
  permission: 'system.user.view',
  onError: 'log',
};

export const userColleagues: Call = {
  id: 'user.colleagues',
  method: 'GET',
  path: '/api/system/user/colleagues',
  permission: 'finance.ticket.view',
  onError: 'log',
  extension: true,
};

export const userDetail: Call = {
  id: 'user.detail',
  method: 'GET',
  path: '/api/system/user/detail',
  permission: 'system.user.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'user_id',
};

export const userList: Call = {
  id: 'user.list',
  method: 'GET',
  path: '/api/system/user/list',
  permission: 'system.user.view',
  onError: 'log',
};

export const userPermission: Call = {
  id: 'user.permission',
  method: 'GET',
  path: '/api/system/user/permission',
  permission: 'system.user.view',
  onError: 'log',
};

export const userUpdate: Call = {
  id: 'user.update',
  method: 'POST',
  path: '/api/system/user/update',
  permission: 'system.user.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/audit/actors',
    '/api/system/finance/team/items',
    '/api/system/role/detail',
    '/api/system/role/list',
    '/api/system/user/agent',
    '/api/system/user/colleagues',
    '/api/system/user/detail',
    '/api/system/user/list',
    '/api/system/user/permission',
    '/api/system/user/sessions',
  ],
  kind: 'update',
  key: 'user_id',
};
