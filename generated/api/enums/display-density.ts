// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DisplayDensity = 'compact' | 'normal' | 'relaxed';
export const displayDensityOptions: readonly Option[] = [{ value: 'compact', label: { th: 'แน่น', en: 'Compact' } }, { value: 'normal', label: { th: 'ปกติ', en: 'Normal' } }, { value: 'relaxed', label: { th: 'โปร่ง', en: 'Relaxed' } }];
