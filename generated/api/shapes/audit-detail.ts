// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { auditResultOptions } from '../enums/audit-result.ts';

export const auditDetailShape: FieldShape = {
  name: 'AuditDetail',
  fields: [
    { name: 'seq', kind: 'integer', label: { th: 'ลำดับ', en: 'No.' }, required: true },
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, required: true },
    { name: 'actor_id', kind: 'integer', label: { th: 'ผู้ใช้', en: 'Person' }, nullable: true },
    { name: 'actor_name', kind: 'string', label: { th: 'ชื่อผู้ใช้', en: 'Name' }, required: true },
    { name: 'actor_role', kind: 'string', label: { th: 'ตำแหน่ง', en: 'Role' }, required: true },
    { name: 'on_behalf_of', kind: 'integer', label: { th: 'ทำแทน', en: 'On behalf of' }, nullable: true },
    { name: 'on_behalf_of_name', kind: 'string', label: { th: 'ชื่อผู้ที่ทำแทน', en: 'Name of whom it was done for' }, nullable: true },
    { name: 'approver_id', kind: 'integer', label: { th: 'ผู้อนุมัติ', en: 'Approved by' }, nullable: true },
    { name: 'approver_name', kind: 'string', label: { th: 'ชื่อผู้อนุมัติ', en: 'Name of the approver' }, nullable: true },
    { name: 'session_id', kind: 'integer', label: { th: 'เซสชัน', en: 'Session' }, nullable: true },
    { name: 'auth_method', kind: 'string', label: { th: 'วิธีเข้าสู่ระบบ', en: 'Signed in by' }, required: true },
    { name: 'ip', kind: 'string', label: { th: 'IP', en: 'IP address' }, required: true },
    { name: 'user_agent', kind: 'string', label: { th: 'อุปกรณ์', en: 'Device' }, required: true },
    { name: 'request_id', kind: 'code', label: { th: 'รหัสคำขอ', en: 'Request' }, required: true },
    { name: 'idem_key', kind: 'string', label: { th: 'รหัสกันทำซ้ำ', en: 'Idempotency key' }, nullable: true },
    { name: 'action', kind: 'string', label: { th: 'การกระทำ', en: 'Action' }, required: true },
    { name: 'action_name', kind: 'string', label: { th: 'ชื่อการกระทำ', en: 'Name of the action' }, nullable: true },
    { name: 'entity_type', kind: 'string', label: { th: 'ข้อมูล', en: 'About' }, nullable: true },
    { name: 'entity_type_name', kind: 'string', label: { th: 'ชื่อชนิดข้อมูล', en: 'Name of the kind' }, nullable: true },
    { name: 'entity_id', kind: 'code', label: { th: 'รหัสข้อมูล', en: 'Record' }, nullable: true },
    { name: 'entity_ids', kind: 'list', label: { th: 'รหัสข้อมูลทั้งหมด', en: 'Records' }, nullable: true, item: { kind: 'string' } },
    { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, nullable: true },
    { name: 'result', kind: 'enum', label: { th: 'ผล', en: 'Result' }, required: true, options: auditResultOptions },
    { name: 'error_code', kind: 'integer', label: { th: 'รหัสข้อผิดพลาด', en: 'Error code' }, nullable: true },
  ],
};
