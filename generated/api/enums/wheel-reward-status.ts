// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WheelRewardStatus = 'granted' | 'credited' | 'claim_pending' | 'shipped' | 'expired' | 'cancelled';

export const wheelRewardStatusOptions: readonly Option[] = [
  { value: 'granted', label: { th: 'ได้รางวัล', en: 'Granted' }, tone: 'info' },
  { value: 'credited', label: { th: 'เข้ากระเป๋าแล้ว', en: 'Credited' }, tone: 'success' },
  { value: 'claim_pending', label: { th: 'รอติดต่อรับ', en: 'Waits for a claim' }, tone: 'warning' },
  { value: 'shipped', label: { th: 'จัดส่งแล้ว', en: 'Shipped' }, tone: 'success' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Expired' }, tone: 'neutral' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'danger' },
];
