// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type FeePayer = 'company' | 'agent' | 'member';
export const feePayerOptions: readonly Option[] = [{ value: 'company', label: { th: 'บริษัท', en: 'Company' } }, { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } }, { value: 'member', label: { th: 'สมาชิก', en: 'Member' } }];
