// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type StockMode = 'unlimited' | 'counted' | 'code';

export const stockModeOptions: readonly Option[] = [
  { value: 'unlimited', label: { th: 'ไม่จำกัด', en: 'Unlimited' } },
  { value: 'counted', label: { th: 'นับจำนวน', en: 'Counted' } },
  { value: 'code', label: { th: 'โค้ด', en: 'Codes' } },
];
