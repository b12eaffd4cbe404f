// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WheelStatus = 'draft' | 'active' | 'paused' | 'ended';

export const wheelStatusOptions: readonly Option[] = [
  { value: 'draft', label: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' },
  { value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' },
  { value: 'paused', label: { th: 'พัก', en: 'Paused' }, tone: 'warning' },
  { value: 'ended', label: { th: 'สิ้นสุด', en: 'Ended' }, tone: 'neutral' },
];
