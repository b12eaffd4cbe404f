// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { importDuplicateOptions } from '#generated/api/enums/import-duplicate.ts';
import { importModeOptions } from '#generated/api/enums/import-mode.ts';
import { importSourceOptions } from '#generated/api/enums/import-source.ts';
import { importStatusOptions } from '#generated/api/enums/import-status.ts';
import { importTypeOptions } from '#generated/api/enums/import-type.ts';
import { walletModeOptions } from '#generated/api/enums/wallet-mode.ts';
import { walletTypeOptions } from '#generated/api/enums/wallet-type.ts';

export type ImportBatchFieldName =
  | 'id' | 'batch_id' | 'type' | 'source' | 'agent_id' | 'mode' | 'on_duplicate' | 'wallet_type' | 'wallet_mode' |
  'add_prefix' | 'file_name' | 'file_size' | 'file_sha256' | 'encoding' | 'columns' | 'dropped' | 'mapping' |
  'row_total' | 'row_ok' | 'row_dup' | 'row_error' | 'row_todo' | 'row_done' | 'row_added' | 'row_updated' |
  'row_failed' | 'amount_total' | 'amount_done' | 'same_as' | 'status' | 'message' | 'cancelled_at' | 'cancelled_by' |
  'started_at' | 'started_by' | 'finished_at' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const importBatchFields: Readonly<Record<ImportBatchFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  batch_id: { name: 'batch_id', kind: 'code', label: { th: 'เลขชุด', en: 'Batch' }, readonly: true },
  type: { name: 'type', kind: 'enum', label: { th: 'ประเภท', en: 'Type' }, readonly: true, options: importTypeOptions },
  source: { name: 'source', kind: 'enum', label: { th: 'ระบบต้นทาง', en: 'Source' }, readonly: true, options: importSourceOptions },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'นำเข้าสู่เอเย่นต์', en: 'Into agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  mode: { name: 'mode', kind: 'enum', label: { th: 'โหมด', en: 'Mode' }, readonly: true, options: importModeOptions, initial: 'dry_run' },
  on_duplicate: { name: 'on_duplicate', kind: 'enum', label: { th: 'เมื่อพบข้อมูลซ้ำ', en: 'On duplicates' }, readonly: true, options: importDuplicateOptions, initial: 'skip' },
  wallet_type: { name: 'wallet_type', kind: 'enum', label: { th: 'กระเป๋า', en: 'Wallet' }, readonly: true, nullable: true, options: walletTypeOptions },
  wallet_mode: { name: 'wallet_mode', kind: 'enum', label: { th: 'วิธีนำเข้ายอด', en: 'How balances are taken' }, readonly: true, nullable: true, options: walletModeOptions },
  add_prefix: { name: 'add_prefix', kind: 'boolean', label: { th: 'เติมคำนำหน้ายูสเซอร์', en: 'Add username prefix' }, readonly: true, initial: false },
  file_name: { name: 'file_name', kind: 'string', label: { th: 'ไฟล์', en: 'File' }, readonly: true },
  file_size: { name: 'file_size', kind: 'integer', label: { th: 'ขนาดไฟล์', en: 'File size' }, unit: { th: 'ไบต์', en: 'bytes' }, readonly: true, initial: 0 },
  file_sha256: { name: 'file_sha256', kind: 'string', label: { th: 'ลายนิ้วมือไฟล์', en: 'File fingerprint' }, readonly: true },
  encoding: { name: 'encoding', kind: 'string', label: { th: 'รหัสอักขระ', en: 'Encoding' }, readonly: true },
  columns: { name: 'columns', kind: 'list', label: { th: 'คอลัมน์ในไฟล์', en: 'Columns of the file' }, readonly: true, item: { kind: 'string' } },
  dropped: { name: 'dropped', kind: 'list', label: { th: 'คอลัมน์ที่ไม่เก็บ', en: 'Columns not kept' }, readonly: true, item: { kind: 'string' } },
  mapping: { name: 'mapping', kind: 'json', label: { th: 'การจับคู่คอลัมน์', en: 'Mapping' }, readonly: true, item: { kind: 'integer' } },
  row_total: { name: 'row_total', kind: 'integer', label: { th: 'ทั้งหมด', en: 'Rows' }, readonly: true, initial: 0 },
  row_ok: { name: 'row_ok', kind: 'integer', label: { th: 'ผ่าน', en: 'Passed' }, readonly: true, initial: 0 },
  row_dup: { name: 'row_dup', kind: 'integer', label: { th: 'ซ้ำ', en: 'Duplicates' }, readonly: true, initial: 0 },
  row_error: { name: 'row_error', kind: 'integer', label: { th: 'ผิดพลาด', en: 'Errors' }, readonly: true, initial: 0 },
  row_todo: { name: 'row_todo', kind: 'integer', label: { th: 'จะนำเข้า', en: 'To import' }, readonly: true, initial: 0 },
  row_done: { name: 'row_done', kind: 'integer', label: { th: 'ทำแล้ว', en: 'Done' }, readonly: true, initial: 0 },
  row_added: { name: 'row_added', kind: 'integer', label: { th: 'เพิ่มใหม่', en: 'Added' }, readonly: true, initial: 0 },
  row_updated: { name: 'row_updated', kind: 'integer', label: { th: 'อัปเดต', en: 'Updated' }, readonly: true, initial: 0 },
  row_failed: { name: 'row_failed', kind: 'integer', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, readonly: true, initial: 0 },
  amount_total: {
    name: 'amount_total',
    kind: 'money',
    label: { th: 'ยอดรวม', en: 'Total amount' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
    initial: '0.00',
  },
  amount_done: {
    name: 'amount_done',
    kind: 'money',
    label: { th: 'ยอดที่นำเข้าแล้ว', en: 'Amount imported' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
    initial: '0.00',
  },
  same_as: { name: 'same_as', kind: 'code', label: { th: 'ไฟล์เดียวกับชุด', en: 'Same file as' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: importStatusOptions, initial: 'staged' },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
  cancelled_at: { name: 'cancelled_at', kind: 'datetime', label: { th: 'ยกเลิกเมื่อ', en: 'Cancelled at' }, readonly: true, nullable: true },
  cancelled_by: { name: 'cancelled_by', kind: 'ref', label: { th: 'ผู้ยกเลิก', en: 'Cancelled by' }, readonly: true, nullable: true },
  started_at: { name: 'started_at', kind: 'datetime', label: { th: 'เริ่มนำเข้า', en: 'Started' }, readonly: true, nullable: true },
  started_by: { name: 'started_by', kind: 'ref', label: { th: 'ผู้นำเข้า', en: 'Started by' }, readonly: true, nullable: true },
  finished_at: { name: 'finished_at', kind: 'datetime', label: { th: 'เสร็จเมื่อ', en: 'Finished' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
