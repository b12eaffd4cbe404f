// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AffiliateStatus = 'active' | 'suspended';
export const affiliateStatusOptions: readonly Option[] = [{ value: 'active', label: { th: 'ปกติ', en: 'Active' }, tone: 'success' }, { value: 'suspended', label: { th: 'ระงับสิทธิ์', en: 'Suspended' }, tone: 'danger' }];
