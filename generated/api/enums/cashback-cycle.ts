// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CashbackCycle = 'daily' | 'weekly' | 'monthly';

export const cashbackCycleOptions: readonly Option[] = [
  { value: 'daily', label: { th: 'รายวัน', en: 'Daily' } },
  { value: 'weekly', label: { th: 'รายสัปดาห์', en: 'Weekly' } },
  { value: 'monthly', label: { th: 'รายเดือน', en: 'Monthly' } },
];
