// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollChoiceStatus = 'active' | 'inactive';
export const pollChoiceStatusOptions: readonly Option[] = [{ value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' }, { value: 'inactive', label: { th: 'ปิด', en: 'Inactive' }, tone: 'neutral' }];
