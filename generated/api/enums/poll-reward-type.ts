// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollRewardType = 'credit' | 'credit_free' | 'point' | 'ticket' | 'item';

export const pollRewardTypeOptions: readonly Option[] = [
  { value: 'credit', label: { th: 'เครดิต', en: 'Credit' }, tone: 'success' },
  { value: 'credit_free', label: { th: 'เครดิตฟรี', en: 'Free credit' }, tone: 'success' },
  { value: 'point', label: { th: 'แต้ม', en: 'Points' }, tone: 'info' },
  { value: 'ticket', label: { th: 'ตั๋วกงล้อ', en: 'Wheel tickets' }, tone: 'info' },
  { value: 'item', label: { th: 'ของรางวัล', en: 'Item' }, tone: 'warning' },
];
