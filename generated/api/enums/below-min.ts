// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BelowMin = 'true' | 'false';
export const belowMinOptions: readonly Option[] = [{ value: 'true', label: { th: 'ต่ำกว่าเกณฑ์', en: 'Low' }, tone: 'danger' }, { value: 'false', label: { th: 'เพียงพอ', en: 'Enough' }, tone: 'success' }];
