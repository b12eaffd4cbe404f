// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type QuestCycle = 'once' | 'daily' | 'weekly' | 'monthly' | 'event';

export const questCycleOptions: readonly Option[] = [
  { value: 'once', label: { th: 'ครั้งเดียว', en: 'Once' } },
  { value: 'daily', label: { th: 'รายวัน', en: 'Daily' } },
  { value: 'weekly', label: { th: 'รายสัปดาห์', en: 'Weekly' } },
  { value: 'monthly', label: { th: 'รายเดือน', en: 'Monthly' } },
  { value: 'event', label: { th: 'ช่วงกิจกรรม', en: 'For an event' } },
];
