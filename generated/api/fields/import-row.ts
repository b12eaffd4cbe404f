// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { importOutcomeOptions } from '#generated/api/enums/import-outcome.ts';
import { importResultOptions } from '#generated/api/enums/import-result.ts';
import { walletTypeOptions } from '#generated/api/enums/wallet-type.ts';

export type ImportRowFieldName =
  | 'id' | 'batch_id' | 'row_no' | 'result' | 'outcome' | 'column' | 'message' | 'username' | 'name' | 'mobile' |
  'bank_code' | 'bank_account_no' | 'bank_account_name' | 'balance' | 'upline_username' | 'registered_at' | 'line_id' |
  'note' | 'level' | 'matched' | 'wallet_type' | 'current_balance' | 'import_amount' | 'new_balance' | 'cells';

export const importRowFields: Readonly<Record<ImportRowFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  batch_id: { name: 'batch_id', kind: 'code', label: { th: 'เลขชุด', en: 'Batch' }, nullable: true },
  row_no: { name: 'row_no', kind: 'integer', label: { th: '#', en: '#' }, nullable: true },
  result: { name: 'result', kind: 'enum', label: { th: 'ผล', en: 'Result' }, nullable: true, options: importResultOptions },
  outcome: { name: 'outcome', kind: 'enum', label: { th: 'ผลนำเข้า', en: 'Outcome' }, nullable: true, options: importOutcomeOptions },
  column: { name: 'column', kind: 'string', label: { th: 'ช่องที่ผิด', en: 'Field at fault' }, nullable: true },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, nullable: true },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, nullable: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, nullable: true },
  mobile: { name: 'mobile', kind: 'string', label: { th: 'เบอร์โทร', en: 'Mobile' }, nullable: true },
  bank_code: { name: 'bank_code', kind: 'string', label: { th: 'ธนาคาร', en: 'Bank' }, nullable: true },
  bank_account_no: { name: 'bank_account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'Account number' }, nullable: true },
  bank_account_name: { name: 'bank_account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, nullable: true },
  balance: { name: 'balance', kind: 'string', label: { th: 'เครดิต', en: 'Credit' }, nullable: true },
  upline_username: { name: 'upline_username', kind: 'string', label: { th: 'ผู้แนะนำ', en: 'Referred by' }, nullable: true },
  registered_at: { name: 'registered_at', kind: 'string', label: { th: 'วันที่สมัคร', en: 'Registered' }, nullable: true },
  line_id: { name: 'line_id', kind: 'string', label: { th: 'ไลน์ไอดี', en: 'LINE ID' }, nullable: true },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  level: { name: 'level', kind: 'integer', label: { th: 'ชั้น', en: 'Level' }, nullable: true },
  matched: { name: 'matched', kind: 'boolean', label: { th: 'พบสมาชิก', en: 'Member found' }, nullable: true },
  wallet_type: { name: 'wallet_type', kind: 'enum', label: { th: 'กระเป๋า', en: 'Wallet' }, nullable: true, options: walletTypeOptions },
  current_balance: {
    name: 'current_balance',
    kind: 'money',
    label: { th: 'ยอดปัจจุบัน', en: 'Current balance' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    nullable: true,
  },
  import_amount: { name: 'import_amount', kind: 'string', label: { th: 'ยอดนำเข้า', en: 'Import amount' }, nullable: true },
  new_balance: {
    name: 'new_balance',
    kind: 'money',
    label: { th: 'ยอดใหม่', en: 'New balance' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    nullable: true,
  },
  cells: { name: 'cells', kind: 'list', label: { th: 'ข้อมูลในไฟล์', en: 'Cells of the file' }, nullable: true, item: { kind: 'string' } },
};
