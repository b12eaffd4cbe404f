// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CreditFreeStatus = 'active' | 'completed' | 'withdrawn' | 'busted' | 'expired' | 'revoked';

export const creditFreeStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'กำลังทำเทิร์น', en: 'Playing' }, tone: 'info' },
  { value: 'completed', label: { th: 'ครบเทิร์น', en: 'Turnover done' }, tone: 'success' },
  { value: 'withdrawn', label: { th: 'ถอนแล้ว', en: 'Withdrawn' }, tone: 'warning' },
  { value: 'busted', label: { th: 'เล่นเสียหมด', en: 'Lost' }, tone: 'neutral' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Expired' }, tone: 'neutral' },
  { value: 'revoked', label: { th: 'ถูกยกเลิก', en: 'Revoked' }, tone: 'danger' },
];
