// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AffiliateMode = 'turnover' | 'loss' | 'deposit';

export const affiliateModeOptions: readonly Option[] = [
  { value: 'turnover', label: { th: 'ยอดเทิร์น', en: 'Turnover' } },
  { value: 'loss', label: { th: 'ยอดเสีย', en: 'Losses' } },
  { value: 'deposit', label: { th: 'ยอดฝาก', en: 'Deposits' } },
];
