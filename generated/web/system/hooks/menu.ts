// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { menuAdd, menuDetail, menuItems, menuUpdate } from '../calls/menu.ts';

export const useMenuAdd: PostHook<typeof menuAdd> = () => usePost(menuAdd);
export const useMenuDetail: GetHook<typeof menuDetail> = (query, options) => useGet(menuDetail, query, options);
export const useMenuItems: GetHook<typeof menuItems> = (query, options) => useGet(menuItems, query, options);
export const useMenuUpdate: PostHook<typeof menuUpdate> = () => usePost(menuUpdate);
