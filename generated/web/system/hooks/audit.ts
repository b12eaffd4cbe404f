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
} from '#generated/api/system.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { auditActions, auditActors, auditDetail, auditHistory, auditList, auditSubjects } from '../calls/audit.ts';

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
