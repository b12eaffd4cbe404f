// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AffiliateBase = 'turnover' | 'loss' | 'deposit';

export const affiliateBaseOptions: readonly Option[] = [
  { value: 'turnover', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' } },
  { value: 'loss', label: { th: 'ยอดเสีย', en: 'Loss' } },
  { value: 'deposit', label: { th: 'ยอดฝาก', en: 'Deposits' } },
];
