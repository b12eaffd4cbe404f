// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { transferEvidenceOptions } from '#generated/api/enums/transfer-evidence.ts';
import { bankTransferFields as f } from '#generated/api/fields/bank-transfer.ts';
import { mbankingTransferResolveVerdict } from './calls/mbanking.ts';
import { validateMbankingTransferResolve } from './validators.ts';

export type ReplenishBanksTransfersInputsAction = 'resolve';

export const inputs: Readonly<Record<ReplenishBanksTransfersInputsAction, Inputs>> = {
  resolve: {
    fields: [
      { name: 'result', kind: 'enum', label: { th: 'ผล', en: 'Result' }, required: true, options: transferEvidenceOptions },
      { name: 'reference', kind: 'string', label: { th: 'เลขอ้างอิงในสเตทเมนต์', en: 'Reference on the statement' }, maxLength: 64, nullable: true },
      { name: 'reason', kind: 'string', label: { th: 'หลักฐาน', en: 'Evidence' }, required: true, minLength: 4, maxLength: 255 },
    ],
    validate: validateMbankingTransferResolve,
    decision: {
      verdict: mbankingTransferResolveVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.account_no, f.account_name],
      by: ['id'],
      facts: [f.transfer_ref, f.requested_at, f.requested_by],
    },
    confirm: {
      th: 'ยืนยันผลรายการ {transfer_ref} ยอด {amount} บาท ด้วยหลักฐาน? ผู้สั่งโอนยืนยันเองไม่ได้ และต้องถามผลจากธนาคารจนหมดรอบแล้ว',
      en: 'Settle {transfer_ref} of {amount} baht with evidence? Never by whoever ordered it, and only when the bank has given no answer to the end.',
    },
    success: { th: 'ยืนยันผลโอน {amount} บาท ({transfer_ref}) แล้ว', en: 'Settled {transfer_ref}, {amount} baht' },
  },
};
