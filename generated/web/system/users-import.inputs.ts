// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { importDuplicateOptions } from '#generated/api/enums/import-duplicate.ts';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importRunVerdict } from './calls/import.ts';
import {
  validateImportRun, validateImportRunOnSystemUsersImportDuplicates, validateImportRunOnSystemUsersImportImportMoney,
} from './validators.ts';

export type UsersImportInputsAction = 'members' | 'check' | 'import' | 'import_money' | 'duplicates';

export const inputs: Readonly<Record<UsersImportInputsAction, Inputs>> = {
  members: {
    fields: [
      {
        name: 'agent_id',
        kind: 'ref',
        label: f.agent_id.label,
        required: true,
        reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
      },
      { name: 'on_duplicate', kind: 'enum', label: f.on_duplicate.label, required: true, options: importDuplicateOptions, initial: 'skip' },
      { name: 'add_prefix', kind: 'boolean', label: f.add_prefix.label, initial: false },
    ],
    validate: validateImportRun,
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    button: { th: 'อ่านและตรวจไฟล์', en: 'Read and check the file' },
  },
  check: { fields: [], validate: () => [], decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] } },
  import: {
    fields: [],
    validate: () => [],
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    confirm: { th: 'นำเข้าสมาชิก {row_todo} คน (ซ้ำ {row_dup} ผิดพลาด {row_error}) เข้าเอเย่นต์ {agent_id}?', en: 'Import {row_todo} members ({row_dup} duplicates, {row_error} errors) into agent {agent_id}?' },
    button: { th: 'นำเข้า {row_todo} แถว', en: 'Import {row_todo} rows' },
    success: { th: 'เริ่มนำเข้า {row_todo} แถวแล้ว', en: '{row_todo} rows are being imported' },
  },
  import_money: {
    fields: [{ name: 'confirm_total', kind: 'string', label: { th: 'พิมพ์ยอดรวม', en: 'Type the total' }, maxLength: 20, nullable: true }],
    validate: validateImportRunOnSystemUsersImportImportMoney,
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    confirm: {
      th: 'นำเข้าสมาชิก {row_todo} คน (ซ้ำ {row_dup} ผิดพลาด {row_error}) เข้าเอเย่นต์ {agent_id} และยอดรวม {amount_total} บาท? พิมพ์ยอดรวมเพื่อยืนยัน',
      en: 'Import {row_todo} members ({row_dup} duplicates, {row_error} errors) into agent {agent_id}, with {amount_total} baht in all? Type the total to confirm',
    },
    button: { th: 'นำเข้า {row_todo} แถว', en: 'Import {row_todo} rows' },
    success: { th: 'เริ่มนำเข้า {row_todo} แถวแล้ว', en: '{row_todo} rows are being imported' },
    repeat: { confirm_total: 'amount_total' },
  },
  duplicates: {
    fields: [{ name: 'on_duplicate', kind: 'enum', label: f.on_duplicate.label, required: true, options: importDuplicateOptions, initial: 'skip' }],
    validate: validateImportRunOnSystemUsersImportDuplicates,
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    success: { th: 'ตรวจสอบใหม่แล้ว', en: 'Checked again' },
  },
};
