// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type OnOff = 'active' | 'inactive';
export const onOffOptions: readonly Option[] = [{ value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' }, { value: 'inactive', label: { th: 'ปิดใช้งาน', en: 'Inactive' }, tone: 'neutral' }];
