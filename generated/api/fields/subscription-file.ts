// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { subscriptionFormatOptions } from '#generated/api/enums/subscription-format.ts';

export type SubscriptionFileFieldName =
  | 'id' | 'user_id' | 'subscription_no' | 'due_at' | 'name' | 'file_name' | 'format' | 'row_count' | 'row_total' |
  'content' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const subscriptionFileFields: Readonly<Record<SubscriptionFileFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  user_id: { name: 'user_id', kind: 'ref', label: { th: 'ผู้รับ', en: 'For' }, readonly: true },
  subscription_no: { name: 'subscription_no', kind: 'integer', label: { th: 'เลขที่การส่ง', en: 'Subscription' }, required: true },
  due_at: { name: 'due_at', kind: 'datetime', label: { th: 'ถึงกำหนด', en: 'Due' }, required: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อรายงาน', en: 'Name' }, required: true, maxLength: 80 },
  file_name: { name: 'file_name', kind: 'string', label: { th: 'ไฟล์', en: 'File' }, required: true, maxLength: 200 },
  format: { name: 'format', kind: 'enum', label: { th: 'ชนิดไฟล์', en: 'Format' }, required: true, options: subscriptionFormatOptions },
  row_count: { name: 'row_count', kind: 'integer', label: { th: 'แถวในไฟล์', en: 'Rows in it' }, required: true },
  row_total: { name: 'row_total', kind: 'integer', label: { th: 'แถวทั้งหมด', en: 'Rows that match' }, required: true },
  content: { name: 'content', kind: 'text', label: { th: 'เนื้อไฟล์', en: 'Content' }, required: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
