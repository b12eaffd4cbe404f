// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletChain = 'ok' | 'sum' | 'gap';

export const walletChainOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'ต่อเนื่อง', en: 'Closes' } },
  { value: 'sum', label: { th: 'ยอดหลังไม่เท่ากับยอดก่อนบวกจำนวน', en: 'After is not before plus amount' }, tone: 'danger' },
  { value: 'gap', label: { th: 'ยอดก่อนไม่ตรงกับรายการก่อนหน้า', en: 'Does not follow from the line before' }, tone: 'danger' },
];
