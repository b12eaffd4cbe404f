// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MenuStatus = 'active' | 'hidden';
export const menuStatusOptions: readonly Option[] = [{ value: 'active', label: { th: 'แสดง', en: 'Shown' }, tone: 'success' }, { value: 'hidden', label: { th: 'ซ่อน', en: 'Hidden' }, tone: 'neutral' }];
