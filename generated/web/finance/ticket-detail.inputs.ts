// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { replenishTicketFields as f } from '#generated/api/fields/replenish-ticket.ts';
import { ticketUpdateVerdict } from './calls/ticket.ts';
import {
  validateTicketUpdate, validateTicketUpdateOnFinanceTicketDetailComment,
  validateTicketUpdateOnFinanceTicketDetailReject,
} from './validators.ts';

export type TicketDetailInputsAction = 'accept' | 'transfer' | 'confirm' | 'reject' | 'release' | 'cancel' | 'comment';

export const inputs: Readonly<Record<TicketDetailInputsAction, Inputs>> = {
  accept: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
    confirm: { th: 'รับงาน {ticket_ref}?', en: 'Accept {ticket_ref}?' },
    success: { th: 'รับงาน {ticket_ref} แล้ว', en: '{ticket_ref} is yours' },
  },
  transfer: {
    fields: [
      { ...f.source_bank_id, hint: { th: 'จำเป็นเมื่อโอนจากบัญชีของเรา', en: 'Needed where an account of the house pays' } },
      { name: 'actual_amount', kind: 'money', label: f.actual_amount.label, required: true, min: '0.01' },
      { name: 'transferred_at', kind: 'datetime', label: f.transferred_at.label, required: true },
      { name: 'reference', kind: 'string', label: { th: 'เลขอ้างอิงการโอน', en: 'Transfer reference' }, maxLength: 64, nullable: true },
      { name: 'slip_image', kind: 'image', label: f.slip_image.label, required: true },
      { name: 'accept_difference', kind: 'boolean', label: { th: 'ยอดโอนจริงไม่ตรงกับยอดขอ และถูกต้องแล้ว', en: 'The amount differs and is right' } },
    ],
    validate: validateTicketUpdate,
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
    confirm: { th: 'แจ้งโอนเงินเข้า {target_bank_name} ยอดขอ {amount} บาท?', en: 'Report a transfer to {target_bank_name}; {amount} baht were asked for.' },
    success: { th: 'แจ้งโอนเข้า {target_bank_name} ({ticket_ref}) แล้ว', en: 'Transfer to {target_bank_name} reported ({ticket_ref})' },
  },
  confirm: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
    confirm: { th: 'ยืนยันว่ายอด {actual_amount} บาท เข้าบัญชี {target_bank_name} แล้ว?', en: 'Have {actual_amount} baht arrived at {target_bank_name}?' },
    success: { th: 'ยืนยันยอด {actual_amount} บาท เข้า {target_bank_name} แล้ว', en: '{actual_amount} baht have arrived at {target_bank_name}' },
  },
  reject: {
    fields: [{ name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 }],
    validate: validateTicketUpdateOnFinanceTicketDetailReject,
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
    success: { th: 'แจ้งว่ายอดของ {ticket_ref} ไม่เข้าแล้ว', en: '{ticket_ref}: not arrived' },
  },
  release: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
    confirm: { th: 'คืนงานให้ทีม?', en: 'Give it back to the team?' },
    success: { th: 'คืนงาน {ticket_ref} ให้ทีมแล้ว', en: '{ticket_ref} is back with the team' },
  },
  cancel: {
    fields: [{ name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 }],
    validate: validateTicketUpdateOnFinanceTicketDetailReject,
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
    confirm: { th: 'ยกเลิกใบขอ {ticket_ref}?', en: 'Cancel {ticket_ref}?' },
    success: { th: 'ยกเลิก {ticket_ref} แล้ว', en: '{ticket_ref} is cancelled' },
  },
  comment: {
    fields: [{ name: 'comment', kind: 'text', label: { th: 'ความเห็น', en: 'Comment' }, required: true, maxLength: 500 }],
    validate: validateTicketUpdateOnFinanceTicketDetailComment,
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [{ name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } }, { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } }],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
    success: { th: 'บันทึกความเห็นใน {ticket_ref} แล้ว', en: 'Commented on {ticket_ref}' },
  },
};
