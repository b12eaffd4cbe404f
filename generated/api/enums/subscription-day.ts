// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SubscriptionDay = '1' | '2' | '3' | '4' | '5' | '6' | '7';

export const subscriptionDayOptions: readonly Option[] = [
  { value: '1', label: { th: 'จันทร์', en: 'Monday' } },
  { value: '2', label: { th: 'อังคาร', en: 'Tuesday' } },
  { value: '3', label: { th: 'พุธ', en: 'Wednesday' } },
  { value: '4', label: { th: 'พฤหัสบดี', en: 'Thursday' } },
  { value: '5', label: { th: 'ศุกร์', en: 'Friday' } },
  { value: '6', label: { th: 'เสาร์', en: 'Saturday' } },
  { value: '7', label: { th: 'อาทิตย์', en: 'Sunday' } },
];
