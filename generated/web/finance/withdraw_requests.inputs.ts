// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { refundReasonOptions } from '#generated/api/enums/refund-reason.ts';
import {
  withdrawApproveVerdict,
  withdrawChangeTypeVerdict,
  withdrawHandOver,
  withdrawManualVerdict,
  withdrawRefundVerdict,
  withdrawVerifyVerdict,
} from './calls/withdraw.ts';
import { withdrawalFields as f } from './fields/withdrawal.ts';
import {
  validateWithdrawAddNote,
  validateWithdrawApprove,
  validateWithdrawChangeType,
  validateWithdrawManual,
  validateWithdrawRefund,
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
    fields: [],
    validate: () => [],
    decision: {
      verdict: withdrawVerifyVerdict,
      amount: f.net_amount,
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      names: ['bank_account_name', 'member_name'],
      many: true,
      facts: [f.username, f.member_name, f.turnover_ok, f.risk_score, f.balance_after],
      handover: withdrawHandOver,
    },
  },
  'withdraw.approve': {
    fields: [f.type, f.from_bank_id, f.gateway_account_id],
    validate: validateWithdrawApprove,
    decision: {
      verdict: withdrawApproveVerdict,
      amount: f.net_amount,
      from: [
        { name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      names: ['bank_account_name', 'member_name'],
      many: true,
      next: true,
      facts: [f.username, f.member_name, f.verified_by, f.risk_score],
      handover: withdrawHandOver,
    },
  },
  'withdraw.change_type': {
    fields: [
      f.type,
      f.from_bank_id,
      f.gateway_account_id,
      { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 },
    ],
    validate: validateWithdrawChangeType,
    decision: {
      verdict: withdrawChangeTypeVerdict,
      amount: f.net_amount,
      from: [
        { name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      many: true,
      facts: [f.username, f.type],
    },
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
    decision: {
      verdict: withdrawManualVerdict,
      amount: f.net_amount,
      from: [{ name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      names: ['bank_account_name', 'member_name'],
      many: true,
      next: true,
      facts: [f.username, f.member_name, f.verified_by, f.risk_score],
      handover: withdrawHandOver,
    },
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
    decision: {
      verdict: withdrawRefundVerdict,
      amount: f.amount,
      to: [f.username, f.member_name],
      many: true,
      next: true,
      facts: [f.withdraw_ref, f.requested_at],
    },
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
    fields: [],
    validate: () => [],
    decision: {
      verdict: withdrawVerifyVerdict,
      amount: f.net_amount,
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      names: ['bank_account_name', 'member_name'],
      many: true,
      facts: [f.username, f.member_name, f.turnover_ok, f.risk_score, f.balance_after],
      handover: withdrawHandOver,
    },
  },
  bulk_approve: {
    fields: [f.type, f.from_bank_id, f.gateway_account_id],
    validate: validateWithdrawApprove,
    decision: {
      verdict: withdrawApproveVerdict,
      amount: f.net_amount,
      from: [
        { name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      names: ['bank_account_name', 'member_name'],
      many: true,
      next: true,
      facts: [f.username, f.member_name, f.verified_by, f.risk_score],
      handover: withdrawHandOver,
    },
  },
  bulk_change_type: {
    fields: [
      f.type,
      f.from_bank_id,
      f.gateway_account_id,
      { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 },
    ],
    validate: validateWithdrawChangeType,
    decision: {
      verdict: withdrawChangeTypeVerdict,
      amount: f.net_amount,
      from: [
        { name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      many: true,
      facts: [f.username, f.type],
    },
  },
};
