// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SubscriptionRhythm = 'daily' | 'weekly' | 'monthly' | 'reached';

export const subscriptionRhythmOptions: readonly Option[] = [
  { value: 'daily', label: { th: 'ทุกวัน', en: 'Every day' } },
  { value: 'weekly', label: { th: 'ทุกสัปดาห์', en: 'Every week' } },
  { value: 'monthly', label: { th: 'ทุกเดือน', en: 'Every month' } },
  { value: 'reached', label: { th: 'เมื่อถึงเงื่อนไข', en: 'Once it is so' } },
];
