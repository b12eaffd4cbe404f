// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const deviceShape: FieldShape = {
  name: 'Device',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'ip', kind: 'string', label: { th: 'IP', en: 'Address' }, required: true },
    { name: 'user_agent', kind: 'string', label: { th: 'อุปกรณ์', en: 'Device' }, required: true },
    { name: 'auth_method', kind: 'string', label: { th: 'วิธีเข้าสู่ระบบ', en: 'Signed in by' }, required: true },
    { name: 'created_at', kind: 'datetime', label: { th: 'เข้าสู่ระบบเมื่อ', en: 'Signed in' }, required: true },
    { name: 'last_seen_at', kind: 'datetime', label: { th: 'ใช้งานล่าสุด', en: 'Last used' }, required: true },
    { name: 'current', kind: 'boolean', label: { th: 'เครื่องนี้', en: 'This device' }, required: true },
  ],
};
