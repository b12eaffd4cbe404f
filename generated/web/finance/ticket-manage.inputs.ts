// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { replenishTicketFields as f } from './fields/replenish-ticket.ts';
import { validateTicketUpdate, validateTicketUpdateOnFinanceTicketDetailComment } from './validators.ts';

export type TicketManageInputsAction = 'transfer' | 'comment';

export const inputs: Readonly<Record<TicketManageInputsAction, Inputs>> = {
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
  },
  comment: {
    fields: [{ name: 'comments', kind: 'list', label: f.comments.label, required: true, item: { kind: 'json' } }],
    validate: validateTicketUpdateOnFinanceTicketDetailComment,
  },
};
