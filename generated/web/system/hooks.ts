// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  AuditActionsQuery,
  AuditActionsReply,
  AuditActorsQuery,
  AuditActorsReply,
  AuditDetailQuery,
  AuditDetailReply,
  AuditHistoryQuery,
  AuditHistoryReply,
  AuditListQuery,
  AuditListReply,
  AuditSubjectsQuery,
  AuditSubjectsReply,
  ExportIgnRunBody,
  ExportIgnRunReply,
  FinanceTeamItemsQuery,
  FinanceTeamItemsReply,
  ImportAffQuery,
  ImportAffReply,
  ImportBatchQuery,
  ImportBatchReply,
  ImportBatchesQuery,
  ImportBatchesReply,
  ImportCancelBody,
  ImportCancelReply,
  ImportErrorsQuery,
  ImportErrorsReply,
  ImportFixBody,
  ImportFixReply,
  ImportRowsQuery,
  ImportRowsReply,
  ImportRunForm,
  ImportRunReply,
  ImportWalletQuery,
  ImportWalletReply,
  MenuAddBody,
  MenuAddReply,
  MenuDetailQuery,
  MenuDetailReply,
  MenuItemsQuery,
  MenuItemsReply,
  MenuUpdateBody,
  MenuUpdateReply,
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
  UserAddForm,
  UserAddReply,
  UserAgentQuery,
  UserAgentReply,
  UserColleaguesQuery,
  UserColleaguesReply,
  UserDetailQuery,
  UserDetailReply,
  UserListQuery,
  UserListReply,
  UserPermissionQuery,
  UserPermissionReply,
  UserUpdateForm,
  UserUpdateReply,
} from '#generated/api/system.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  auditActions,
  auditActors,
  auditDetail,
  auditHistory,
  auditList,
  auditSubjects,
  exportIgnRun,
  financeTeamItems,
  importAff,
  importBatch,
  importBatches,
  importCancel,
  importErrors,
  importFix,
  importRows,
  importRun,
  importWallet,
  menuAdd,
  menuDetail,
  menuItems,
  menuUpdate,
  permissionAdd,
  permissionDelete,
  permissionDetail,
  permissionList,
  permissionUpdate,
  roleAdd,
  roleDetail,
  roleItems,
  roleList,
  roleUpdateFinanceTeam,
  roleUpdateMenu,
  roleUpdatePermission,
  userAdd,
  userAgent,
  userColleagues,
  userDetail,
  userList,
  userPermission,
  userUpdate,
} from './calls.ts';

/** Actions in the log: GET /api/system/audit/actions */
export function useAuditActions(
  query: AuditActionsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly AuditActionsReply[]>> {
  return useGet(auditActions, query, options);
}

/** People in the log: GET /api/system/audit/actors */
export function useAuditActors(
  query: AuditActorsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly AuditActorsReply[]>> {
  return useGet(auditActors, query, options);
}

/** Audit entry: GET /api/system/audit/detail */
export function useAuditDetail(
  query: AuditDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<AuditDetailReply>> {
  return useGet(auditDetail, query, options);
}

/** History: GET /api/system/audit/history */
export function useAuditHistory(
  query: AuditHistoryQuery | null,
  options?: QueryOptions,
): Query<RecordReply<AuditHistoryReply>> {
  return useGet(auditHistory, query, options);
}

/** Audit log: GET /api/system/audit/list */
export function useAuditList(query: AuditListQuery | null, options?: QueryOptions): Query<PageReply<AuditListReply>> {
  return useGet(auditList, query, options);
}

/** Kinds of records in the log: GET /api/system/audit/subjects */
export function useAuditSubjects(
  query: AuditSubjectsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly AuditSubjectsReply[]>> {
  return useGet(auditSubjects, query, options);
}

/** Export in-game names: POST /api/system/user/export_ign */
export function useExportIgnRun(): Mutation<ExportIgnRunBody, RecordReply<ExportIgnRunReply>> {
  return usePost(exportIgnRun);
}

/** Finance teams: GET /api/system/finance/team/items */
export function useFinanceTeamItems(
  query: FinanceTeamItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly FinanceTeamItemsReply[]>> {
  return useGet(financeTeamItems, query, options);
}

/** Staged affiliates: GET /api/system/user/import_aff */
export function useImportAff(query: ImportAffQuery | null, options?: QueryOptions): Query<PageReply<ImportAffReply>> {
  return useGet(importAff, query, options);
}

/** Import batch: GET /api/system/user/import/batch */
export function useImportBatch(
  query: ImportBatchQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ImportBatchReply>> {
  return useGet(importBatch, query, options);
}

/** Import batches: GET /api/system/user/import/batches */
export function useImportBatches(
  query: ImportBatchesQuery | null,
  options?: QueryOptions,
): Query<PageReply<ImportBatchesReply>> {
  return useGet(importBatches, query, options);
}

/** Stop importing: POST /api/system/user/import/cancel */
export function useImportCancel(): Mutation<ImportCancelBody, RecordReply<ImportCancelReply>> {
  return usePost(importCancel);
}

/** Download lines that failed: GET /api/system/user/import/errors */
export function useImportErrors(
  query: ImportErrorsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ImportErrorsReply>> {
  return useGet(importErrors, query, options);
}

/** Repair a line: POST /api/system/user/import/fix */
export function useImportFix(): Mutation<ImportFixBody, RecordReply<ImportFixReply>> {
  return usePost(importFix);
}

/** Rows of a batch: GET /api/system/user/import/rows */
export function useImportRows(
  query: ImportRowsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ImportRowsReply>> {
  return useGet(importRows, query, options);
}

/** Import: POST /api/system/user/import */
export function useImportRun(): Mutation<ImportRunForm, RecordReply<ImportRunReply>> {
  return usePost(importRun);
}

/** Staged balances: GET /api/system/user/import_wallet */
export function useImportWallet(
  query: ImportWalletQuery | null,
  options?: QueryOptions,
): Query<PageReply<ImportWalletReply>> {
  return useGet(importWallet, query, options);
}

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

/** Add user: POST /api/system/user/add */
export function useUserAdd(): Mutation<UserAddForm, RecordReply<UserAddReply>> {
  return usePost(userAdd);
}

/** Agents of a user: GET /api/system/user/agent */
export function useUserAgent(query: UserAgentQuery | null, options?: QueryOptions): Query<RecordReply<UserAgentReply>> {
  return useGet(userAgent, query, options);
}

/** Colleagues: GET /api/system/user/colleagues */
export function useUserColleagues(
  query: UserColleaguesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly UserColleaguesReply[]>> {
  return useGet(userColleagues, query, options);
}

/** Staff user: GET /api/system/user/detail */
export function useUserDetail(
  query: UserDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<UserDetailReply>> {
  return useGet(userDetail, query, options);
}

/** Staff users: GET /api/system/user/list */
export function useUserList(query: UserListQuery | null, options?: QueryOptions): Query<PageReply<UserListReply>> {
  return useGet(userList, query, options);
}

/** Permissions of a user: GET /api/system/user/permission */
export function useUserPermission(
  query: UserPermissionQuery | null,
  options?: QueryOptions,
): Query<RecordReply<UserPermissionReply>> {
  return useGet(userPermission, query, options);
}

/** Change user: POST /api/system/user/update */
export function useUserUpdate(): Mutation<UserUpdateForm, RecordReply<UserUpdateReply>> {
  return usePost(userUpdate);
}
