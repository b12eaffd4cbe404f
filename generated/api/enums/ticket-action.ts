// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TicketAction = 'accept' | 'release' | 'transfer' | 'confirm' | 'reject' | 'cancel' | 'comment';

export const ticketActionOptions: readonly Option[] = [
  { value: 'accept', label: { th: 'รับงาน', en: 'Accept' } },
  { value: 'release', label: { th: 'คืนงาน', en: 'Give back' } },
  { value: 'transfer', label: { th: 'แจ้งโอนแล้ว', en: 'Report the transfer' } },
  { value: 'confirm', label: { th: 'ยืนยันยอดเข้า', en: 'Confirm arrival' } },
  { value: 'reject', label: { th: 'ยอดไม่เข้า', en: 'Not arrived' } },
  { value: 'cancel', label: { th: 'ยกเลิก', en: 'Cancel' } },
  { value: 'comment', label: { th: 'แสดงความเห็น', en: 'Comment' } },
];
