// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { replenishRequestTransferVerdict } from './calls/replenish.ts';
import { validateReplenishRequestTransfer } from './validators.ts';

export type ReplenishBanksInputsAction = 'fill';

export const inputs: Readonly<Record<ReplenishBanksInputsAction, Inputs>> = {
  fill: {
    fields: [
      {
        name: 'source_bank_id',
        kind: 'ref',
        label: { th: 'โอนจากบัญชี', en: 'From account' },
        required: true,
        reference: { entity: 'ReplenishSource', path: '/api/system/bank/replenish_sources', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
      },
      { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true, min: '0.01' },
      { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, maxLength: 255, nullable: true },
      { name: 'password', kind: 'secret', label: { th: 'รหัสผ่านของคุณ', en: 'Your password' }, required: true },
    ],
    validate: validateReplenishRequestTransfer,
    decision: { verdict: replenishRequestTransferVerdict, by: ['id', 'source_bank_id', 'target_bank_id', 'amount'], facts: [] },
    confirm: { th: 'โอนเงินเข้า {target_bank_name} ทันที? ยอดปัจจุบัน {balance} ต้องเติม {needed} บาท', en: 'Transfer to {target_bank_name} now? It holds {balance}, {needed} baht are needed.' },
    success: { th: 'สั่งโอน {amount} บาท เข้า {target_bank_name} แล้ว', en: '{amount} baht are on their way to {target_bank_name}' },
  },
};
