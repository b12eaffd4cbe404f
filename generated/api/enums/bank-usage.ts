// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BankUsage = 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';

export const bankUsageOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' }, tone: 'info' },
  { value: 'withdraw', label: { th: 'ถอน', en: 'Withdrawal' }, tone: 'info' },
  { value: 'both', label: { th: 'ฝากและถอน', en: 'Deposit and withdrawal' }, tone: 'info' },
  { value: 'holding', label: { th: 'พักเงิน', en: 'Holding' }, tone: 'neutral' },
  { value: 'spare', label: { th: 'สำรอง', en: 'Spare' }, tone: 'neutral' },
];
