// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CreditFreeSource = 'promotion' | 'code' | 'staff' | 'poll' | 'quest' | 'shop' | 'wheel';

export const creditFreeSourceOptions: readonly Option[] = [
  { value: 'promotion', label: { th: 'โปรโมชั่น', en: 'Promotion' } },
  { value: 'code', label: { th: 'โค้ด', en: 'Code' } },
  { value: 'staff', label: { th: 'แอดมินให้', en: 'Given by staff' } },
  { value: 'poll', label: { th: 'ทายผล', en: 'Poll' } },
  { value: 'quest', label: { th: 'ภารกิจ', en: 'Quest' } },
  { value: 'shop', label: { th: 'ร้านค้า', en: 'Shop' } },
  { value: 'wheel', label: { th: 'กงล้อ', en: 'Wheel' } },
];
