// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DisplayLanguage = 'th' | 'en';
export const displayLanguageOptions: readonly Option[] = [{ value: 'th', label: { th: 'ไทย', en: 'Thai' } }, { value: 'en', label: { th: 'อังกฤษ', en: 'English' } }];
