// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DepositChannel = 'bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual';

export const depositChannelOptions: readonly Option[] = [
  { value: 'bank', label: { th: 'โอนธนาคาร', en: 'Bank transfer' } },
  { value: 'promptpay', label: { th: 'พร้อมเพย์', en: 'PromptPay' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
  { value: 'gateway', label: { th: 'เกตเวย์', en: 'Gateway' } },
  { value: 'slip', label: { th: 'แนบสลิป', en: 'Slip' } },
  { value: 'manual', label: { th: 'แอดมินเติม', en: 'By staff' } },
];
