// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CashbackStatus = 'pending' | 'paid' | 'expired' | 'cancelled' | 'below_min';

export const cashbackStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'รอกดรับ', en: 'To be claimed' }, tone: 'warning' },
  { value: 'paid', label: { th: 'จ่ายแล้ว', en: 'Paid' }, tone: 'success' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Expired' }, tone: 'neutral' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
  { value: 'below_min', label: { th: 'ไม่ถึงขั้นต่ำ', en: 'Below the least' }, tone: 'neutral' },
];
