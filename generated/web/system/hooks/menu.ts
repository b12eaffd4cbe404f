// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type {
  MenuAddBody,
  MenuAddReply,
  MenuDetailQuery,
  MenuDetailReply,
  MenuItemsQuery,
  MenuItemsReply,
  MenuUpdateBody,
  MenuUpdateReply,
} from '#generated/api/system.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { menuAdd, menuDetail, menuItems, menuUpdate } from '../calls/menu.ts';

/** Add menu: POST /api/system/menu/add */
export function useMenuAdd(): Mutation<MenuAddBody, RecordReply<MenuAddReply>> {
  return usePost(menuAdd);
}

/** Menu: GET /api/system/menu/detail */
export function useMenuDetail(
  query: MenuDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MenuDetailReply>> {
  return useGet(menuDetail, query, options);
}

/** Menus: GET /api/system/menu/items */
export function useMenuItems(
  query: MenuItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly MenuItemsReply[]>> {
  return useGet(menuItems, query, options);
}

/** Change menu: POST /api/system/menu/update */
export function useMenuUpdate(): Mutation<MenuUpdateBody, RecordReply<MenuUpdateReply>> {
  return usePost(menuUpdate);
}
