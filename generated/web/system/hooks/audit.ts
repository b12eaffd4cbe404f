// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { auditActions, auditActors, auditDetail, auditHistory, auditList, auditSubjects } from '../calls/audit.ts';

export const useAuditActions: GetHook<typeof auditActions> = (query, options) => useGet(auditActions, query, options);
export const useAuditActors: GetHook<typeof auditActors> = (query, options) => useGet(auditActors, query, options);
export const useAuditDetail: GetHook<typeof auditDetail> = (query, options) => useGet(auditDetail, query, options);
export const useAuditHistory: GetHook<typeof auditHistory> = (query, options) => useGet(auditHistory, query, options);
export const useAuditList: GetHook<typeof auditList> = (query, options) => useGet(auditList, query, options);
export const useAuditSubjects: GetHook<typeof auditSubjects> = (query, options) => useGet(auditSubjects, query, options);
