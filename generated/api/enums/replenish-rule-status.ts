// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ReplenishRuleStatus = 'active' | 'paused';
export const replenishRuleStatusOptions: readonly Option[] = [{ value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' }, { value: 'paused', label: { th: 'พัก', en: 'Paused' }, tone: 'warning' }];
