// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type StatementSource = 'app' | 'sms' | 'web' | 'gateway' | 'truewallet' | 'slip';

export const statementSourceOptions: readonly Option[] = [
  { value: 'app', label: { th: 'แอป', en: 'App' } },
  { value: 'sms', label: { th: 'SMS', en: 'SMS' } },
  { value: 'web', label: { th: 'เว็บ', en: 'Website' } },
  { value: 'gateway', label: { th: 'เกตเวย์', en: 'Gateway' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
  { value: 'slip', label: { th: 'สลิป', en: 'Slip' } },
];
