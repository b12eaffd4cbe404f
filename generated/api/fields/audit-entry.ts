// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { auditResultOptions } from '#generated/api/enums/audit-result.ts';

export type AuditEntryFieldName =
  | 'seq' | 'at' | 'actor_id' | 'actor_name' | 'actor_role' | 'on_behalf_of' | 'approver_id' | 'session_id' |
  'auth_method' | 'ip' | 'user_agent' | 'request_id' | 'idem_key' | 'action' | 'entity_type' | 'entity_id' |
  'entity_ids' | 'before' | 'after' | 'reason' | 'result' | 'error_code';

export const auditEntryFields: Readonly<Record<AuditEntryFieldName, Field>> = {
  seq: { name: 'seq', kind: 'id', label: { th: 'ลำดับ', en: 'No.' }, readonly: true },
  at: { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  actor_id: {
    name: 'actor_id',
    kind: 'ref',
    label: { th: 'ผู้ใช้', en: 'Person' },
    readonly: true,
    reference: { entity: 'AuditActor', path: '/api/system/audit/actors', value: 'id', label: 'name', people: true, instead: '/api/system/user/list' },
  },
  actor_name: { name: 'actor_name', kind: 'string', label: { th: 'ชื่อผู้ใช้', en: 'Name' }, readonly: true },
  actor_role: { name: 'actor_role', kind: 'string', label: { th: 'ตำแหน่ง', en: 'Role' }, readonly: true },
  on_behalf_of: {
    name: 'on_behalf_of',
    kind: 'ref',
    label: { th: 'ทำแทน', en: 'On behalf of' },
    readonly: true,
    nullable: true,
    reference: { entity: 'AuditActor', path: '/api/system/audit/actors', value: 'id', label: 'name', people: true, instead: '/api/system/user/list' },
  },
  approver_id: {
    name: 'approver_id',
    kind: 'ref',
    label: { th: 'ผู้อนุมัติ', en: 'Approved by' },
    readonly: true,
    nullable: true,
    reference: { entity: 'AuditActor', path: '/api/system/audit/actors', value: 'id', label: 'name', people: true, instead: '/api/system/user/list' },
  },
  session_id: { name: 'session_id', kind: 'integer', label: { th: 'เซสชัน', en: 'Session' }, readonly: true, nullable: true },
  auth_method: { name: 'auth_method', kind: 'string', label: { th: 'วิธีเข้าสู่ระบบ', en: 'Signed in by' }, readonly: true },
  ip: { name: 'ip', kind: 'ip', label: { th: 'IP', en: 'IP address' }, readonly: true },
  user_agent: { name: 'user_agent', kind: 'string', label: { th: 'อุปกรณ์', en: 'Device' }, readonly: true },
  request_id: { name: 'request_id', kind: 'code', label: { th: 'รหัสคำขอ', en: 'Request' }, readonly: true },
  idem_key: { name: 'idem_key', kind: 'string', label: { th: 'รหัสกันทำซ้ำ', en: 'Idempotency key' }, readonly: true, nullable: true },
  action: { name: 'action', kind: 'ref', label: { th: 'การกระทำ', en: 'Action' }, readonly: true, reference: { entity: 'AuditAction', path: '/api/system/audit/actions', value: 'code', label: 'title', english: 'title_en', instead: null } },
  entity_type: {
    name: 'entity_type',
    kind: 'ref',
    label: { th: 'ข้อมูล', en: 'About' },
    readonly: true,
    nullable: true,
    reference: { entity: 'AuditSubject', path: '/api/system/audit/subjects', value: 'code', label: 'title', english: 'title_en', instead: null },
  },
  entity_id: { name: 'entity_id', kind: 'code', label: { th: 'รหัสข้อมูล', en: 'Record' }, readonly: true, nullable: true },
  entity_ids: { name: 'entity_ids', kind: 'list', label: { th: 'รหัสข้อมูลทั้งหมด', en: 'Records' }, readonly: true, nullable: true, item: { kind: 'string' } },
  before: { name: 'before', kind: 'json', label: { th: 'ก่อน', en: 'Before' }, readonly: true, nullable: true },
  after: { name: 'after', kind: 'json', label: { th: 'หลัง', en: 'After' }, readonly: true, nullable: true },
  reason: { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, readonly: true, nullable: true },
  result: { name: 'result', kind: 'enum', label: { th: 'ผล', en: 'Result' }, readonly: true, options: auditResultOptions },
  error_code: { name: 'error_code', kind: 'integer', label: { th: 'รหัสข้อผิดพลาด', en: 'Error code' }, readonly: true, nullable: true },
};
