// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { ticketUpdateVerdict } from './calls/ticket.ts';
import { replenishTicketFields as f } from './fields/replenish-ticket.ts';
import { validateTicketUpdate, validateTicketUpdateOnFinanceTicketDetailComment } from './validators.ts';

export type TicketManageInputsAction = 'accept' | 'transfer' | 'confirm' | 'reject' | 'release' | 'cancel' | 'comment';

export const inputs: Readonly<Record<TicketManageInputsAction, Inputs>> = {
  accept: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [
        { name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
  },
  transfer: {
    fields: [
      {
        ...f.source_bank_id,
        hint: { th: 'จำเป็นเมื่อโอนจากบัญชีของเรา', en: 'Needed where an account of the house pays' },
      },
      { name: 'actual_amount', kind: 'money', label: f.actual_amount.label, required: true, min: '0.01' },
      { name: 'transferred_at', kind: 'datetime', label: f.transferred_at.label, required: true },
      {
        name: 'reference',
        kind: 'string',
        label: { th: 'เลขอ้างอิงการโอน', en: 'Transfer reference' },
        maxLength: 64,
        nullable: true,
      },
      { name: 'slip_image', kind: 'image', label: f.slip_image.label, required: true },
      {
        name: 'accept_difference',
        kind: 'boolean',
        label: { th: 'ยอดโอนจริงไม่ตรงกับยอดขอ และถูกต้องแล้ว', en: 'The amount differs and is right' },
      },
    ],
    validate: validateTicketUpdate,
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [
        { name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
  },
  confirm: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [
        { name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
  },
  reject: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [
        { name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
  },
  release: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [
        { name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
  },
  cancel: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [
        { name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
  },
  comment: {
    fields: [{ name: 'comments', kind: 'list', label: f.comments.label, required: true, item: { kind: 'json' } }],
    validate: validateTicketUpdateOnFinanceTicketDetailComment,
    decision: {
      verdict: ticketUpdateVerdict,
      amount: f.amount,
      from: [
        { name: 'source_bank_name', kind: 'string', label: { th: '', en: '' } },
        { name: 'gateway_account_name', kind: 'string', label: { th: '', en: '' } },
      ],
      to: [{ name: 'target_bank_name', kind: 'string', label: { th: '', en: '' } }],
      by: ['id', 'action', 'actual_amount'],
      facts: [f.ticket_ref, f.opened_by, f.opened_reason, f.transferred_by, f.reference],
    },
  },
};
