// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type EventRewardStatus = 'active' | 'inactive';
export const eventRewardStatusOptions: readonly Option[] = [{ value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' }, { value: 'inactive', label: { th: 'ปิด', en: 'Inactive' }, tone: 'neutral' }];
