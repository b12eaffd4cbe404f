// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type RequestedThrough = 'bank' | 'promptpay' | 'truewallet' | 'slip';

export const requestedThroughOptions: readonly Option[] = [
  { value: 'bank', label: { th: 'โอนธนาคาร', en: 'Bank transfer' } },
  { value: 'promptpay', label: { th: 'พร้อมเพย์', en: 'PromptPay' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
  { value: 'slip', label: { th: 'แนบสลิป', en: 'Slip' } },
];
