// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WithdrawableWhen = 'yes' | 'after_turnover' | 'move' | 'no';

export const withdrawableWhenOptions: readonly Option[] = [
  { value: 'yes', label: { th: 'ถอนได้', en: 'Any time' } },
  { value: 'after_turnover', label: { th: 'ถอนได้เมื่อครบเทิร์น', en: 'After turnover' } },
  { value: 'move', label: { th: 'โยกเข้ากระเป๋าหลัก', en: 'By moving it' } },
  { value: 'no', label: { th: 'ถอนไม่ได้', en: 'Never' } },
];
