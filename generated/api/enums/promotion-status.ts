// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PromotionStatus = 'draft' | 'scheduled' | 'active' | 'paused' | 'expired' | 'exhausted';

export const promotionStatusOptions: readonly Option[] = [
  { value: 'draft', label: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' },
  { value: 'scheduled', label: { th: 'รอเริ่ม', en: 'Waits' }, tone: 'warning' },
  { value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'paused', label: { th: 'พัก', en: 'Paused' }, tone: 'warning' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Over' }, tone: 'neutral' },
  { value: 'exhausted', label: { th: 'โควตาหมด', en: 'Quota used up' }, tone: 'danger' },
];
