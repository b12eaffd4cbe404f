// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ActivityState = 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';

export const activityStateOptions: readonly Option[] = [
  { value: 'new', label: { th: 'ใหม่', en: 'New' }, tone: 'info' },
  { value: 'active', label: { th: 'เล่นประจำ', en: 'Active' }, tone: 'success' },
  { value: 'at_risk', label: { th: 'เสี่ยงเลิกเล่น', en: 'At risk' }, tone: 'warning' },
  { value: 'inactive', label: { th: 'ไม่เคลื่อนไหว', en: 'Inactive' }, tone: 'neutral' },
  { value: 'lost', label: { th: 'เลิกเล่น', en: 'Lost' }, tone: 'danger' },
  { value: 'never', label: { th: 'ไม่เคยฝาก', en: 'Never deposited' }, tone: 'neutral' },
];
