// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type Carrier = 'thaipost' | 'kerry' | 'flash' | 'jt' | 'other';

export const carrierOptions: readonly Option[] = [
  { value: 'thaipost', label: { th: 'ไปรษณีย์ไทย', en: 'Thailand Post' } },
  { value: 'kerry', label: { th: 'เคอรี่', en: 'Kerry' } },
  { value: 'flash', label: { th: 'แฟลช', en: 'Flash' } },
  { value: 'jt', label: { th: 'เจแอนด์ที', en: 'J&T' } },
  { value: 'other', label: { th: 'อื่น ๆ', en: 'Other' } },
];
