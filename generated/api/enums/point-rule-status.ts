// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PointRuleStatus = 'draft' | 'active' | 'inactive' | 'ended';

export const pointRuleStatusOptions: readonly Option[] = [
  { value: 'draft', label: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' },
  { value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' },
  { value: 'inactive', label: { th: 'ปิด', en: 'Inactive' }, tone: 'neutral' },
  { value: 'ended', label: { th: 'สิ้นสุด', en: 'Ended' }, tone: 'neutral' },
];
