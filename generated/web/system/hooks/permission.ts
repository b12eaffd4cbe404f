// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PermissionAddBody,
  PermissionAddReply,
  PermissionDeleteBody,
  PermissionDeleteReply,
  PermissionDetailQuery,
  PermissionDetailReply,
  PermissionListQuery,
  PermissionListReply,
  PermissionUpdateBody,
  PermissionUpdateReply,
} from '#generated/api/system.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  permissionAdd,
  permissionDelete,
  permissionDetail,
  permissionList,
  permissionUpdate,
} from '../calls/permission.ts';

/** Add permission: POST /api/system/permission/add */
export function usePermissionAdd(): Mutation<PermissionAddBody, RecordReply<PermissionAddReply>> {
  return usePost(permissionAdd);
}

/** Delete permission: POST /api/system/permission/delete */
export function usePermissionDelete(): Mutation<PermissionDeleteBody, RecordReply<PermissionDeleteReply>> {
  return usePost(permissionDelete);
}

/** Permission: GET /api/system/permission/detail */
export function usePermissionDetail(
  query: PermissionDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<PermissionDetailReply>> {
  return useGet(permissionDetail, query, options);
}

/** Permissions: GET /api/system/permission/list */
export function usePermissionList(
  query: PermissionListQuery | null,
  options?: QueryOptions,
): Query<PageReply<PermissionListReply>> {
  return useGet(permissionList, query, options);
}

/** Change permission: POST /api/system/permission/update */
export function usePermissionUpdate(): Mutation<PermissionUpdateBody, RecordReply<PermissionUpdateReply>> {
  return usePost(permissionUpdate);
}
