// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  RoleAddBody,
  RoleAddReply,
  RoleDetailQuery,
  RoleDetailReply,
  RoleItemsQuery,
  RoleItemsReply,
  RoleListQuery,
  RoleListReply,
  RoleUpdateFinanceTeamBody,
  RoleUpdateFinanceTeamReply,
  RoleUpdateMenuBody,
  RoleUpdateMenuReply,
  RoleUpdatePermissionBody,
  RoleUpdatePermissionReply,
} from '#generated/api/system.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  roleAdd,
  roleDetail,
  roleItems,
  roleList,
  roleUpdateFinanceTeam,
  roleUpdateMenu,
  roleUpdatePermission,
} from '../calls/role.ts';

/** Add role: POST /api/system/role/add */
export function useRoleAdd(): Mutation<RoleAddBody, RecordReply<RoleAddReply>> {
  return usePost(roleAdd);
}

/** Role: GET /api/system/role/detail */
export function useRoleDetail(
  query: RoleDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<RoleDetailReply>> {
  return useGet(roleDetail, query, options);
}

/** Roles: GET /api/system/role/items */
export function useRoleItems(
  query: RoleItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly RoleItemsReply[]>> {
  return useGet(roleItems, query, options);
}

/** Roles: GET /api/system/role/list */
export function useRoleList(query: RoleListQuery | null, options?: QueryOptions): Query<PageReply<RoleListReply>> {
  return useGet(roleList, query, options);
}

/** Save the role's finance team: POST /api/system/role/update/finance_team */
export function useRoleUpdateFinanceTeam(): Mutation<RoleUpdateFinanceTeamBody, RecordReply<RoleUpdateFinanceTeamReply>> {
  return usePost(roleUpdateFinanceTeam);
}

/** Save the role's menus: POST /api/system/role/update/menu */
export function useRoleUpdateMenu(): Mutation<RoleUpdateMenuBody, RecordReply<RoleUpdateMenuReply>> {
  return usePost(roleUpdateMenu);
}

/** Save the role's permissions: POST /api/system/role/update/permission */
export function useRoleUpdatePermission(): Mutation<RoleUpdatePermissionBody, RecordReply<RoleUpdatePermissionReply>> {
  return usePost(roleUpdatePermission);
}
