// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bulkLineStatusOptions } from '#generated/api/enums/bulk-line-status.ts';

export type BulkRecipientFieldName =
  | 'id' | 'group_id' | 'seq' | 'bank_code' | 'account_no' | 'account_name' | 'amount' | 'mobile' | 'note' | 'queued' |
  'transfer_id' | 'upstream_ref' | 'message' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const bulkRecipientFields: Readonly<Record<BulkRecipientFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  group_id: { name: 'group_id', kind: 'ref', label: { th: 'กลุ่ม', en: 'Group' }, required: true },
  seq: { name: 'seq', kind: 'integer', label: { th: '#', en: '#' }, readonly: true },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคาร', en: 'Bank' }, required: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  account_no: { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
  account_name: { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true, maxLength: 120 },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอด', en: 'Amount' }, required: true, min: '0.01', max: '2000000.00' },
  mobile: { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, nullable: true },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true, maxLength: 255 },
  queued: { name: 'queued', kind: 'boolean', label: { th: 'อยู่ในรอบโอน', en: 'In this round' }, readonly: true, initial: false },
  transfer_id: { name: 'transfer_id', kind: 'ref', label: { th: 'รายการโอน', en: 'Transfer' }, readonly: true, nullable: true },
  upstream_ref: { name: 'upstream_ref', kind: 'string', label: { th: 'อ้างอิง', en: 'Reference' }, readonly: true, nullable: true },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: bulkLineStatusOptions, initial: 'pending' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
