// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type Shift = 'morning' | 'evening' | 'night' | 'all';

export const shiftOptions: readonly Option[] = [
  { value: 'morning', label: { th: 'เช้า 08–16', en: 'Morning 08–16' } },
  { value: 'evening', label: { th: 'บ่าย 16–24', en: 'Evening 16–24' } },
  { value: 'night', label: { th: 'ดึก 00–08', en: 'Night 00–08' } },
  { value: 'all', label: { th: 'ตลอดวัน', en: 'All day' } },
];
