// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MoneyChannel = 'bank' | 'gateway' | 'truewallet' | 'manual';

export const moneyChannelOptions: readonly Option[] = [
  { value: 'bank', label: { th: 'ธนาคาร', en: 'Bank' } },
  { value: 'gateway', label: { th: 'เกตเวย์', en: 'Gateway' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney' } },
  { value: 'manual', label: { th: 'ทำด้วยมือ', en: 'By hand' } },
];
