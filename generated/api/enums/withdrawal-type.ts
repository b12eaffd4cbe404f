// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WithdrawalType = 'auto_bank' | 'gateway' | 'manual' | 'truewallet';

export const withdrawalTypeOptions: readonly Option[] = [
  { value: 'auto_bank', label: { th: 'อัตโนมัติ (บัญชีธนาคาร)', en: 'Automatic bank transfer' } },
  { value: 'gateway', label: { th: 'เกตเวย์', en: 'Gateway' } },
  { value: 'manual', label: { th: 'โอนมือ', en: 'Manual' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
];
