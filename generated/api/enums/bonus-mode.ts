// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BonusMode = 'percent' | 'fixed' | 'tier';

export const bonusModeOptions: readonly Option[] = [
  { value: 'percent', label: { th: 'เปอร์เซ็นต์', en: 'Percent' } },
  { value: 'fixed', label: { th: 'จำนวนเงิน', en: 'Amount' } },
  { value: 'tier', label: { th: 'ขั้นบันได', en: 'Tiers' } },
];
