// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type Processed = 'true' | 'false';
export const processedOptions: readonly Option[] = [{ value: 'true', label: { th: 'แล้ว', en: 'Yes' }, tone: 'success' }, { value: 'false', label: { th: 'ยังไม่', en: 'No' }, tone: 'warning' }];
