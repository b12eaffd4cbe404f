// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type Validity = 'true' | 'false';
export const validityOptions: readonly Option[] = [{ value: 'true', label: { th: 'ถูกต้อง', en: 'Valid' }, tone: 'success' }, { value: 'false', label: { th: 'ไม่ถูกต้อง', en: 'Not valid' }, tone: 'danger' }];
