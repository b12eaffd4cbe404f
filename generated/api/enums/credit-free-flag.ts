// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CreditFreeFlag = 'ip_dup' | 'bank_dup';
export const creditFreeFlagOptions: readonly Option[] = [{ value: 'ip_dup', label: { th: 'IP ซ้ำ', en: 'Same IP' }, tone: 'warning' }, { value: 'bank_dup', label: { th: 'บัญชีซ้ำ', en: 'Same bank account' }, tone: 'danger' }];
