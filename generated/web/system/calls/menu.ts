// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const menuAdd: Call = { id: 'menu.add', method: 'POST', path: '/api/system/menu/add', permission: 'system.menu.create', onError: 'log', optOut: [400], invalidates: ['/api/system/menu/detail', '/api/system/menu/items'] };

export const menuDetail: Call = { id: 'menu.detail', method: 'GET', path: '/api/system/menu/detail', permission: 'system.menu.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'menu_id' };

export const menuItems: Call = { id: 'menu.items', method: 'GET', path: '/api/system/menu/items', permission: 'signed-in', onError: 'log' };

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
