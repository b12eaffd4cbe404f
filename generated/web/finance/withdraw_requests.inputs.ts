// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { refundReasonOptions } from '#generated/api/enums/refund-reason.ts';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import {
  withdrawApproveVerdict, withdrawChangeTypeVerdict, withdrawHandOver, withdrawManualVerdict, withdrawRefundVerdict,
  withdrawVerifyVerdict,
} from './calls/withdraw.ts';
import {
  validateWithdrawAddNote, validateWithdrawApprove, validateWithdrawChangeType, validateWithdrawHandOver,
  validateWithdrawManual, validateWithdrawRefund,
} from './validators.ts';

export type WithdrawRequestsInputsAction =
  | 'withdraw.verify' | 'withdraw.approve' | 'withdraw.change_type' | 'withdraw.manual' | 'withdraw.refund' |
  'withdraw.add_note' | 'withdraw.hand_over' | 'bulk_verify' | 'bulk_approve' | 'bulk_change_type';

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
    confirm: { th: 'ยืนยันตรวจสอบรายการถอน {withdraw_ref} ยอด {amount} บาท ถูกต้องแล้ว?', en: 'Verify {withdraw_ref}, {amount} baht?' },
    success: { th: 'ตรวจสอบ {withdraw_ref} ยอด {amount} บาท ของ {username} แล้ว', en: 'Verified {withdraw_ref}: {amount} baht of {username}' },
  },
  'withdraw.approve': {
    fields: [f.type, f.from_bank_id, f.gateway_account_id],
    validate: validateWithdrawApprove,
    decision: {
      verdict: withdrawApproveVerdict,
      amount: f.net_amount,
      from: [{ name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      names: ['bank_account_name', 'member_name'],
      many: true,
      next: true,
      facts: [f.username, f.member_name, f.verified_by, f.risk_score],
      handover: withdrawHandOver,
    },
    confirm: { th: 'ยืนยันอนุมัติโอน {net_amount} บาท ไปยัง {bank_name} {bank_account_no} {bank_account_name}?', en: 'Transfer {net_amount} baht to {bank_name} {bank_account_no} {bank_account_name}?' },
    success: { th: 'สั่งโอน {net_amount} บาท ให้ {username} แล้ว', en: '{net_amount} baht are on their way to {username}' },
  },
  'withdraw.change_type': {
    fields: [f.type, f.from_bank_id, f.gateway_account_id, { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 }],
    validate: validateWithdrawChangeType,
    decision: {
      verdict: withdrawChangeTypeVerdict,
      amount: f.net_amount,
      from: [{ name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      many: true,
      facts: [f.username, f.type],
    },
    confirm: { th: 'เปลี่ยนวิธีโอนเป็น “{type}” ?', en: 'Change the transfer method to “{type}”?' },
    success: { th: 'เปลี่ยนวิธีโอนของ {withdraw_ref} เป็น “{type}” แล้ว', en: '{withdraw_ref} is now paid by “{type}”' },
  },
  'withdraw.manual': {
    fields: [
      { name: 'slip_image', kind: 'image', label: { th: 'สลิป', en: 'Slip' }, required: true },
      f.from_bank_id,
      { name: 'transferred_at', kind: 'datetime', label: f.transferred_at.label, required: true },
      { name: 'reference', kind: 'string', label: { th: 'เลขอ้างอิงการโอน', en: 'Transfer reference' }, required: true, minLength: 4, maxLength: 64 },
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
    confirm: { th: 'ยืนยันว่าโอนเงินด้วยมือแล้ว {net_amount} บาท? ระบบจะปิดรายการเป็นสำเร็จ', en: 'Was {net_amount} baht transferred by hand? The request is closed as paid.' },
    success: { th: 'บันทึกการโอนมือ {net_amount} บาท ให้ {username} แล้ว', en: '{net_amount} baht to {username} are recorded as paid by hand' },
  },
  'withdraw.refund': {
    fields: [
      { name: 'reason', kind: 'enum', label: { th: 'เหตุผล', en: 'Reason' }, required: true, options: refundReasonOptions },
      { name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, hint: { th: 'ต้องระบุเมื่อเลือก “อื่น ๆ”', en: 'Needed for “Other”' }, maxLength: 500, nullable: true },
    ],
    validate: validateWithdrawRefund,
    decision: { verdict: withdrawRefundVerdict, amount: f.amount, to: [f.username, f.member_name], many: true, next: true, facts: [f.withdraw_ref, f.requested_at] },
    confirm: { th: 'ยืนยันคืนเครดิต {amount} บาท ให้ {username}?', en: 'Return {amount} baht of credit to {username}?' },
    success: { th: 'คืนเครดิต {amount} บาท ให้ {username} แล้ว', en: '{amount} baht of credit returned to {username}' },
  },
  'withdraw.add_note': { fields: [{ name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, required: true, minLength: 1, maxLength: 500 }], validate: validateWithdrawAddNote },
  'withdraw.hand_over': {
    fields: [
      {
        name: 'handed_to',
        kind: 'ref',
        label: { th: 'ส่งต่อให้', en: 'To' },
        hint: { th: 'ไม่เลือก = หัวหน้าคนใดก็ได้', en: 'Nobody chosen = any lead' },
        nullable: true,
        reference: { entity: 'WithdrawOfficer', path: '/api/system/withdraw/officers', value: 'id', label: 'name', people: true, instead: '/api/system/user/list' },
      },
      { name: 'note', kind: 'string', label: { th: 'ข้อความ', en: 'Note' }, required: true, minLength: 3, maxLength: 255 },
    ],
    validate: validateWithdrawHandOver,
    success: { th: 'ส่งต่อ {withdraw_ref} แล้ว', en: '{withdraw_ref} was handed over' },
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
    confirm: { th: 'ตรวจสอบ {n} รายการ รวม {sum} บาท?', en: 'Verify {n} requests, {sum} baht in all?' },
    success: { th: 'ตรวจสอบ {withdraw_ref} ยอด {amount} บาท ของ {username} แล้ว', en: 'Verified {withdraw_ref}: {amount} baht of {username}' },
  },
  bulk_approve: {
    fields: [f.type, f.from_bank_id, f.gateway_account_id],
    validate: validateWithdrawApprove,
    decision: {
      verdict: withdrawApproveVerdict,
      amount: f.net_amount,
      from: [{ name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      names: ['bank_account_name', 'member_name'],
      many: true,
      next: true,
      facts: [f.username, f.member_name, f.verified_by, f.risk_score],
      handover: withdrawHandOver,
    },
    confirm: { th: 'อนุมัติโอน {n} รายการ รวม {sum} บาท จาก {type}?', en: 'Transfer {n} requests, {sum} baht in all, from {type}?' },
    success: { th: 'สั่งโอน {net_amount} บาท ให้ {username} แล้ว', en: '{net_amount} baht are on their way to {username}' },
  },
  bulk_change_type: {
    fields: [f.type, f.from_bank_id, f.gateway_account_id, { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 }],
    validate: validateWithdrawChangeType,
    decision: {
      verdict: withdrawChangeTypeVerdict,
      amount: f.net_amount,
      from: [{ name: 'from_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'bank_name', kind: 'string', label: { th: '', en: '' } }, f.bank_account_no, f.bank_account_name],
      many: true,
      facts: [f.username, f.type],
    },
    confirm: { th: 'เปลี่ยนวิธีโอนเป็น “{type}” ?', en: 'Change the transfer method to “{type}”?' },
    success: { th: 'เปลี่ยนวิธีโอนของ {withdraw_ref} เป็น “{type}” แล้ว', en: '{withdraw_ref} is now paid by “{type}”' },
  },
};
