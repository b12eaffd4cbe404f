// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bulkPurposeOptions } from '#generated/api/enums/bulk-purpose.ts';
import { bulkStatusOptions } from '#generated/api/enums/bulk-status.ts';

export type BulkGroupFieldName =
  | 'id' | 'group_ref' | 'name' | 'bank_id' | 'purpose' | 'note' | 'started_by' | 'started_at' | 'stopped_at' |
  'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const bulkGroupFields: Readonly<Record<BulkGroupFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  group_ref: { name: 'group_ref', kind: 'code', label: { th: 'เลขที่กลุ่ม', en: 'Reference' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อกลุ่ม', en: 'Name' }, required: true, maxLength: 60 },
  bank_id: {
    name: 'bank_id',
    kind: 'ref',
    label: { th: 'บัญชีต้นทาง', en: 'From account' },
    required: true,
    reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  purpose: { name: 'purpose', kind: 'enum', label: { th: 'วัตถุประสงค์', en: 'Purpose' }, required: true, options: bulkPurposeOptions },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true, maxLength: 255 },
  started_by: { name: 'started_by', kind: 'ref', label: { th: 'ผู้สั่งโอน', en: 'Started by' }, readonly: true, nullable: true },
  started_at: { name: 'started_at', kind: 'datetime', label: { th: 'เริ่มโอนเมื่อ', en: 'Started' }, readonly: true, nullable: true },
  stopped_at: { name: 'stopped_at', kind: 'datetime', label: { th: 'สั่งหยุดเมื่อ', en: 'Stopped' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: bulkStatusOptions, initial: 'draft' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
