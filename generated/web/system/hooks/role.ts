// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  roleAdd, roleDetail, roleItems, roleList, roleUpdateFinanceTeam, roleUpdateMenu, roleUpdatePermission,
} from '../calls/role.ts';

export const useRoleAdd: PostHook<typeof roleAdd> = () => usePost(roleAdd);
export const useRoleDetail: GetHook<typeof roleDetail> = (query, options) => useGet(roleDetail, query, options);
export const useRoleItems: GetHook<typeof roleItems> = (query, options) => useGet(roleItems, query, options);
export const useRoleList: GetHook<typeof roleList> = (query, options) => useGet(roleList, query, options);
export const useRoleUpdateFinanceTeam: PostHook<typeof roleUpdateFinanceTeam> = () => usePost(roleUpdateFinanceTeam);
export const useRoleUpdateMenu: PostHook<typeof roleUpdateMenu> = () => usePost(roleUpdateMenu);
export const useRoleUpdatePermission: PostHook<typeof roleUpdatePermission> = () => usePost(roleUpdatePermission);
