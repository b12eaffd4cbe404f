// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  MenuAddBody, MenuAddReply, MenuDetailQuery, MenuDetailReply, MenuItemsQuery, MenuItemsReply, MenuUpdateBody,
  MenuUpdateReply,
} from '#generated/api/system.ts';

/** Add menu: POST /api/system/menu/add */
export const menuAdd: Call<MenuAddBody, RecordReply<MenuAddReply>> = {
  id: 'menu.add',
  method: 'POST',
  path: '/api/system/menu/add',
  permission: 'system.menu.create',
  optOut: [400],
  invalidates: ['/api/system/menu/detail', '/api/system/menu/items'],
};

/** Menu: GET /api/system/menu/detail */
export const menuDetail: Call<MenuDetailQuery, RecordReply<MenuDetailReply>> = { id: 'menu.detail', method: 'GET', path: '/api/system/menu/detail', permission: 'system.menu.view', optOut: [400, 404], kind: 'record', key: 'menu_id' };

/** Menus: GET /api/system/menu/items */
export const menuItems: Call<MenuItemsQuery, RecordReply<readonly MenuItemsReply[]>> = { id: 'menu.items', method: 'GET', path: '/api/system/menu/items', permission: 'signed-in' };

/** Change menu: POST /api/system/menu/update */
export const menuUpdate: Call<MenuUpdateBody, RecordReply<MenuUpdateReply>> = {
  id: 'menu.update',
  method: 'POST',
  path: '/api/system/menu/update',
  permission: 'system.menu.update',
  optOut: [400],
  invalidates: ['/api/system/menu/detail', '/api/system/menu/items'],
  kind: 'update',
  key: 'id',
};
