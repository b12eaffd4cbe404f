// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WheelCost = 'ticket' | 'point' | 'free' | 'deposit';

export const wheelCostOptions: readonly Option[] = [
  { value: 'ticket', label: { th: 'ตั๋ว', en: 'Tickets' } },
  { value: 'point', label: { th: 'แต้ม', en: 'Points' } },
  { value: 'free', label: { th: 'ฟรี', en: 'Free' } },
  { value: 'deposit', label: { th: 'ตามยอดฝาก', en: 'By deposits' } },
];
