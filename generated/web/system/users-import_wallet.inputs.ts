// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { walletModeOptions } from '#generated/api/enums/wallet-mode.ts';
import { walletTypeOptions } from '#generated/api/enums/wallet-type.ts';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importRunVerdict } from './calls/import.ts';
import {
  validateImportRunOnSystemUsersImportImportMoney, validateImportRunOnSystemUsersImportWalletWallets,
} from './validators.ts';

export type UsersImportWalletInputsAction = 'wallets' | 'check' | 'import' | 'import_units';

export const inputs: Readonly<Record<UsersImportWalletInputsAction, Inputs>> = {
  wallets: {
    fields: [
      {
        name: 'agent_id',
        kind: 'ref',
        label: f.agent_id.label,
        required: true,
        reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
      },
      { name: 'wallet_type', kind: 'enum', label: f.wallet_type.label, required: true, options: walletTypeOptions, initial: 'main' },
      { name: 'wallet_mode', kind: 'enum', label: f.wallet_mode.label, required: true, options: walletModeOptions, initial: 'add' },
      { name: 'add_prefix', kind: 'boolean', label: f.add_prefix.label, initial: false },
    ],
    validate: validateImportRunOnSystemUsersImportWalletWallets,
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    button: { th: 'อ่านและตรวจไฟล์', en: 'Read and check the file' },
  },
  check: { fields: [], validate: () => [], decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] } },
  import: {
    fields: [{ name: 'confirm_total', kind: 'string', label: { th: 'พิมพ์ยอดรวม', en: 'Type the total' }, maxLength: 20, nullable: true }],
    validate: validateImportRunOnSystemUsersImportImportMoney,
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    confirm: { th: 'นำเข้ายอดรวม {amount_total} บาท ให้ {row_todo} คน? พิมพ์ยอดรวมเพื่อยืนยัน', en: 'Import {amount_total} baht in all for {row_todo} members? Type the total to confirm' },
    button: { th: 'นำเข้า {row_todo} แถว', en: 'Import {row_todo} rows' },
    success: { th: 'เริ่มนำเข้า {row_todo} แถวแล้ว', en: '{row_todo} rows are being imported' },
    repeat: { confirm_total: 'amount_total' },
  },
  import_units: {
    fields: [{ name: 'confirm_total', kind: 'string', label: { th: 'พิมพ์ยอดรวม', en: 'Type the total' }, maxLength: 20, nullable: true }],
    validate: validateImportRunOnSystemUsersImportImportMoney,
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    confirm: { th: 'นำเข้ารวม {amount_total} ให้ {row_todo} คน? พิมพ์ยอดรวมเพื่อยืนยัน', en: 'Import {amount_total} in all for {row_todo} members? Type the total to confirm' },
    button: { th: 'นำเข้า {row_todo} แถว', en: 'Import {row_todo} rows' },
    success: { th: 'เริ่มนำเข้า {row_todo} แถวแล้ว', en: '{row_todo} rows are being imported' },
    repeat: { confirm_total: 'amount_total' },
  },
};
