// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AffiliateTier = '1' | '2';
export const affiliateTierOptions: readonly Option[] = [{ value: '1', label: { th: 'ชั้น 1', en: 'Level 1' } }, { value: '2', label: { th: 'ชั้น 2', en: 'Level 2' } }];
