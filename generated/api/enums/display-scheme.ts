// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DisplayScheme = 'light' | 'dark';
export const displaySchemeOptions: readonly Option[] = [{ value: 'light', label: { th: 'สว่าง', en: 'Light' } }, { value: 'dark', label: { th: 'มืด', en: 'Dark' } }];
