// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AffiliateIncomeStatus = 'pending' | 'paid' | 'cancelled';

export const affiliateIncomeStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'คงค้าง', en: 'Pending' }, tone: 'warning' },
  { value: 'paid', label: { th: 'จ่ายแล้ว', en: 'Paid' }, tone: 'success' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
];
