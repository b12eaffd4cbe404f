// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TicketStatus = 'open' | 'accepted' | 'transferred' | 'completed' | 'cancelled';

export const ticketStatusOptions: readonly Option[] = [
  { value: 'open', label: { th: 'รอรับงาน', en: 'Open' }, tone: 'warning' },
  { value: 'accepted', label: { th: 'กำลังดำเนินการ', en: 'Accepted' }, tone: 'info' },
  { value: 'transferred', label: { th: 'รอยืนยันยอดเข้า', en: 'Transferred' }, tone: 'warning' },
  { value: 'completed', label: { th: 'เสร็จสิ้น', en: 'Completed' }, tone: 'success' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
];
