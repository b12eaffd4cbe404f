// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type AuditActionFieldName = 'code' | 'title' | 'title_en';

export const auditActionFields: Readonly<Record<AuditActionFieldName, Field>> = {
  code: { name: 'code', kind: 'code', label: { th: 'รหัส', en: 'Code' }, readonly: true },
  title: { name: 'title', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, readonly: true, english: 'title_en' },
  title_en: { name: 'title_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, readonly: true },
};
