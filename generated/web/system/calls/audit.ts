// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  AuditActionsQuery, AuditActionsReply, AuditActorsQuery, AuditActorsReply, AuditDetailQuery, AuditDetailReply,
  AuditHistoryQuery, AuditHistoryReply, AuditListQuery, AuditListReply, AuditSubjectsQuery, AuditSubjectsReply,
} from '#generated/api/system.ts';

/** Actions in the log: GET /api/system/audit/actions */
export const auditActions: Call<AuditActionsQuery, RecordReply<readonly AuditActionsReply[]>> = { id: 'audit.actions', method: 'GET', path: '/api/system/audit/actions', permission: 'system.audit.view', extension: true };

/** People in the log: GET /api/system/audit/actors */
export const auditActors: Call<AuditActorsQuery, RecordReply<readonly AuditActorsReply[]>> = { id: 'audit.actors', method: 'GET', path: '/api/system/audit/actors', permission: 'system.audit.view', extension: true };

/** Audit entry: GET /api/system/audit/detail */
export const auditDetail: Call<AuditDetailQuery, RecordReply<AuditDetailReply>> = { id: 'audit.detail', method: 'GET', path: '/api/system/audit/detail', permission: 'system.audit.view', extension: true };

/** History: GET /api/system/audit/history */
export const auditHistory: Call<AuditHistoryQuery, RecordReply<AuditHistoryReply>> = { id: 'audit.history', method: 'GET', path: '/api/system/audit/history', permission: 'signed-in', extension: true };

/** Audit log: GET /api/system/audit/list */
export const auditList: Call<AuditListQuery, PageReply<AuditListReply>> = { id: 'audit.list', method: 'GET', path: '/api/system/audit/list', permission: 'system.audit.view', extension: true };

/** Kinds of records in the log: GET /api/system/audit/subjects */
export const auditSubjects: Call<AuditSubjectsQuery, RecordReply<readonly AuditSubjectsReply[]>> = { id: 'audit.subjects', method: 'GET', path: '/api/system/audit/subjects', permission: 'system.audit.view', extension: true };
