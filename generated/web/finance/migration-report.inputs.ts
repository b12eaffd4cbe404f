// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { transferEvidenceOptions } from '#generated/api/enums/transfer-evidence.ts';
import { bankTransferFields } from '#generated/api/fields/bank-transfer.ts';
import { mbankingTransferResolveVerdict } from './calls/mbanking.ts';
import { validateMbankingTransferResolve } from './validators.ts';

export type MigrationReportInputsAction = 'resolve';

export const inputs: Readonly<Record<MigrationReportInputsAction, Inputs>> = {
  resolve: {
    fields: [
      { name: 'result', kind: 'enum', label: { th: 'ผล', en: 'Result' }, required: true, options: transferEvidenceOptions },
      { name: 'reference', kind: 'string', label: { th: 'เลขอ้างอิงในสเตทเมนต์', en: 'Reference on the statement' }, maxLength: 64, nullable: true },
      { name: 'reason', kind: 'string', label: { th: 'หลักฐาน', en: 'Evidence' }, required: true, minLength: 4, maxLength: 255 },
    ],
    validate: validateMbankingTransferResolve,
    decision: {
      verdict: mbankingTransferResolveVerdict,
      amount: bankTransferFields.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, bankTransferFields.account_no, bankTransferFields.account_name],
      by: ['id'],
      facts: [bankTransferFields.transfer_ref, bankTransferFields.requested_at, bankTransferFields.requested_by],
    },
    confirm: {
      th: 'ยืนยันผลรายการ {migration_ref} ยอด {amount} บาท ด้วยหลักฐาน? ทำได้เมื่อถามผลจากธนาคารจนหมดรอบแล้ว กฎโยกเงินนี้จะทำงานต่อเมื่อทราบผล',
      en: 'Settle {migration_ref} of {amount} baht with evidence? Only when the bank has given no answer to the end. The rule goes on once the result is known.',
    },
    success: { th: 'ยืนยันผลโอน {amount} บาท ({transfer_ref}) แล้ว', en: 'Settled {transfer_ref}, {amount} baht' },
  },
};
