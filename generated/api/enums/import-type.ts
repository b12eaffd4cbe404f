// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ImportType = 'member' | 'affiliate' | 'wallet';

export const importTypeOptions: readonly Option[] = [
  { value: 'member', label: { th: 'สมาชิก', en: 'Members' } },
  { value: 'affiliate', label: { th: 'สายแนะนำ', en: 'Affiliates' } },
  { value: 'wallet', label: { th: 'ยอดกระเป๋า', en: 'Wallet balances' } },
];
