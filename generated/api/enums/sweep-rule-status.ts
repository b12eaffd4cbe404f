// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SweepRuleStatus = 'active' | 'paused' | 'error';

export const sweepRuleStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' },
  { value: 'paused', label: { th: 'พัก', en: 'Paused' }, tone: 'warning' },
  { value: 'error', label: { th: 'หยุดเพราะผิดพลาด', en: 'Stopped by errors' }, tone: 'danger', system: true },
];
