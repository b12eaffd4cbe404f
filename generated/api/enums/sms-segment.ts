// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SmsSegment = 'all' | 'inactive' | 'no_deposit' | 'vip' | 'list' | 'report';

export const smsSegmentOptions: readonly Option[] = [
  { value: 'all', label: { th: 'ทั้งหมด', en: 'Everybody' } },
  { value: 'inactive', label: { th: 'ไม่เคลื่อนไหว', en: 'Inactive' } },
  { value: 'no_deposit', label: { th: 'สมัครไม่ฝาก', en: 'Never deposited' } },
  { value: 'vip', label: { th: 'วีไอพี', en: 'VIP' } },
  { value: 'list', label: { th: 'ระบุยูส', en: 'Named members' } },
  { value: 'report', label: { th: 'ตามรายงานความเคลื่อนไหว', en: 'As the activity report shows' } },
];
