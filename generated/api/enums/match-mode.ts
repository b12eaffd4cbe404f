// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MatchMode = 'account' | 'account_name' | 'decimal';

export const matchModeOptions: readonly Option[] = [
  { value: 'account', label: { th: 'เลขบัญชี', en: 'Account number' } },
  { value: 'account_name', label: { th: 'เลขบัญชี+ชื่อ', en: 'Account number and name' } },
  { value: 'decimal', label: { th: 'ยอดทศนิยม', en: 'Satang of the amount' } },
];
