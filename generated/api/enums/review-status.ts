// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ReviewStatus = 'open' | 'cleared' | 'confirmed';

export const reviewStatusOptions: readonly Option[] = [
  { value: 'open', label: { th: 'รอตรวจ', en: 'Open' }, tone: 'warning' },
  { value: 'cleared', label: { th: 'ปกติ', en: 'Cleared' }, tone: 'success' },
  { value: 'confirmed', label: { th: 'ผิดปกติ', en: 'Confirmed' }, tone: 'danger' },
];
