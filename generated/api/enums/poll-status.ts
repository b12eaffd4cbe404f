// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollStatus =
  | 'draft' | 'scheduled' | 'open' | 'closed' | 'resulted' | 'drawing' | 'distributed' | 'cancelled';

export const pollStatusOptions: readonly Option[] = [
  { value: 'draft', label: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' },
  { value: 'scheduled', label: { th: 'รอเปิด', en: 'Scheduled' }, tone: 'warning' },
  { value: 'open', label: { th: 'เปิดรับคำตอบ', en: 'Open' }, tone: 'success' },
  { value: 'closed', label: { th: 'ปิดรับ รอผล', en: 'Closed, result awaited' }, tone: 'warning' },
  { value: 'resulted', label: { th: 'ประกาศผลแล้ว', en: 'Result announced' }, tone: 'info' },
  { value: 'drawing', label: { th: 'กำลังเลือกผู้ชนะ', en: 'Choosing winners' }, tone: 'info' },
  { value: 'distributed', label: { th: 'แจกรางวัลแล้ว', en: 'Prizes given' }, tone: 'success' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
];
