// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayTransactionType = 'deposit' | 'withdraw' | 'settlement' | 'fee' | 'adjust' | 'reversal';

export const gatewayTransactionTypeOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' }, tone: 'success' },
  { value: 'withdraw', label: { th: 'ถอน', en: 'Withdrawal' }, tone: 'info' },
  { value: 'settlement', label: { th: 'เคลียร์ยอด', en: 'Settlement' }, tone: 'neutral' },
  { value: 'fee', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, tone: 'neutral' },
  { value: 'adjust', label: { th: 'ปรับยอด', en: 'Adjustment' }, tone: 'warning' },
  { value: 'reversal', label: { th: 'คืนรายการ', en: 'Reversal' }, tone: 'danger' },
];
