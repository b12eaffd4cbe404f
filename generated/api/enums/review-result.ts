// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ReviewResult = 'cleared' | 'confirmed';
export const reviewResultOptions: readonly Option[] = [{ value: 'cleared', label: { th: 'ปกติ', en: 'Cleared' } }, { value: 'confirmed', label: { th: 'ผิดปกติ', en: 'Confirmed' } }];
