// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SharedTrait = 'bank' | 'ip';
export const sharedTraitOptions: readonly Option[] = [{ value: 'bank', label: { th: 'บัญชีธนาคารเดียวกัน', en: 'Same bank account' }, tone: 'danger' }, { value: 'ip', label: { th: 'IP เดียวกัน', en: 'Same address' }, tone: 'warning' }];
