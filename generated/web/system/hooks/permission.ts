// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  permissionAdd, permissionDelete, permissionDetail, permissionList, permissionUpdate,
} from '../calls/permission.ts';

export const usePermissionAdd: PostHook<typeof permissionAdd> = () => usePost(permissionAdd);
export const usePermissionDelete: PostHook<typeof permissionDelete> = () => usePost(permissionDelete);
export const usePermissionDetail: GetHook<typeof permissionDetail> = (query, options) => useGet(permissionDetail, query, options);
export const usePermissionList: GetHook<typeof permissionList> = (query, options) => useGet(permissionList, query, options);
export const usePermissionUpdate: PostHook<typeof permissionUpdate> = () => usePost(permissionUpdate);
