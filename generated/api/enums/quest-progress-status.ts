// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type QuestProgressStatus = 'in_progress' | 'completed' | 'claimed' | 'expired';

export const questProgressStatusOptions: readonly Option[] = [
  { value: 'in_progress', label: { th: 'กำลังทำ', en: 'Under way' }, tone: 'info' },
  { value: 'completed', label: { th: 'ทำครบ', en: 'Completed' }, tone: 'warning' },
  { value: 'claimed', label: { th: 'รับแล้ว', en: 'Claimed' }, tone: 'success' },
  { value: 'expired', label: { th: 'หมดเวลารับ', en: 'Expired' }, tone: 'neutral' },
];
