// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { refundReasonOptions } from '#generated/api/enums/refund-reason.ts';
import { withdrawalFields as f } from './fields/withdrawal.ts';
import {
  validateWithdrawAddNote,
  validateWithdrawApprove,
  validateWithdrawChangeType,
  validateWithdrawManual,
  validateWithdrawRefund,
  validateWithdrawVerify,
} from './validators.ts';

export type WithdrawRequestsInputsAction =
  | 'withdraw.verify'
  | 'withdraw.approve'
  | 'withdraw.change_type'
  | 'withdraw.manual'
  | 'withdraw.refund'
  | 'withdraw.add_note'
  | 'bulk_verify'
  | 'bulk_approve'
  | 'bulk_change_type';

export const inputs: Readonly<Record<WithdrawRequestsInputsAction, Inputs>> = {
  'withdraw.verify': {
    fields: [
      {
        name: 'reason',
        kind: 'string',
        label: { th: 'เหตุผลที่ข้ามเทิร์น', en: 'Reason for the override' },
        maxLength: 255,
        nullable: true,
      },
    ],
    validate: validateWithdrawVerify,
  },
  'withdraw.approve': { fields: [f.type, f.from_bank_id, f.gateway_account_id], validate: validateWithdrawApprove },
  'withdraw.change_type': {
    fields: [
      f.type,
      f.from_bank_id,
      f.gateway_account_id,
      { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 },
    ],
    validate: validateWithdrawChangeType,
  },
  'withdraw.manual': {
    fields: [
      { name: 'slip_image', kind: 'image', label: { th: 'สลิป', en: 'Slip' }, required: true },
      f.from_bank_id,
      { name: 'transferred_at', kind: 'datetime', label: f.transferred_at.label, required: true },
      {
        name: 'reference',
        kind: 'string',
        label: { th: 'เลขอ้างอิงการโอน', en: 'Transfer reference' },
        required: true,
        minLength: 4,
        maxLength: 64,
      },
      { name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, maxLength: 500, nullable: true },
    ],
    validate: validateWithdrawManual,
  },
  'withdraw.refund': {
    fields: [
      {
        name: 'reason',
        kind: 'enum',
        label: { th: 'เหตุผล', en: 'Reason' },
        required: true,
        options: refundReasonOptions,
      },
      {
        name: 'note',
        kind: 'text',
        label: { th: 'บันทึก', en: 'Note' },
        hint: { th: 'ต้องระบุเมื่อเลือก “อื่น ๆ”', en: 'Needed for “Other”' },
        maxLength: 500,
        nullable: true,
      },
    ],
    validate: validateWithdrawRefund,
  },
  'withdraw.add_note': {
    fields: [
      {
        name: 'note',
        kind: 'text',
        label: { th: 'บันทึก', en: 'Note' },
        required: true,
        minLength: 1,
        maxLength: 500,
      },
    ],
    validate: validateWithdrawAddNote,
  },
  bulk_verify: {
    fields: [
      {
        name: 'reason',
        kind: 'string',
        label: { th: 'เหตุผลที่ข้ามเทิร์น', en: 'Reason for the override' },
        maxLength: 255,
        nullable: true,
      },
    ],
    validate: validateWithdrawVerify,
  },
  bulk_approve: { fields: [f.type, f.from_bank_id, f.gateway_account_id], validate: validateWithdrawApprove },
  bulk_change_type: {
    fields: [
      f.type,
      f.from_bank_id,
      f.gateway_account_id,
      { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 },
    ],
    validate: validateWithdrawChangeType,
  },
};
