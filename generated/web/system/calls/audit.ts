// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const auditActions: Call = { id: 'audit.actions', method: 'GET', path: '/api/system/audit/actions', permission: 'system.audit.view', onError: 'log', extension: true };

export const auditActors: Call = { id: 'audit.actors', method: 'GET', path: '/api/system/audit/actors', permission: 'system.audit.view', onError: 'log', extension: true };

export const auditDetail: Call = { id: 'audit.detail', method: 'GET', path: '/api/system/audit/detail', permission: 'system.audit.view', onError: 'log', extension: true };

export const auditHistory: Call = { id: 'audit.history', method: 'GET', path: '/api/system/audit/history', permission: 'signed-in', onError: 'log', extension: true };

export const auditList: Call = { id: 'audit.list', method: 'GET', path: '/api/system/audit/list', permission: 'system.audit.view', onError: 'log', extension: true };

export const auditSubjects: Call = { id: 'audit.subjects', method: 'GET', path: '/api/system/audit/subjects', permission: 'system.audit.view', onError: 'log', extension: true };
