// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WithdrawCap = 'none' | 'amount' | 'x_deposit' | 'x_total';

export const withdrawCapOptions: readonly Option[] = [
  { value: 'none', label: { th: 'ไม่จำกัด', en: 'No limit' } },
  { value: 'amount', label: { th: 'จำนวนเงิน', en: 'Amount' } },
  { value: 'x_deposit', label: { th: 'เท่ายอดฝาก', en: 'Times the deposit' } },
  { value: 'x_total', label: { th: 'เท่าฝาก+โบนัส', en: 'Times deposit and bonus' } },
];
