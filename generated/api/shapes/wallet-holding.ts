// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { walletChainOptions } from '../enums/wallet-chain.ts';
import { walletTypeOptions } from '../enums/wallet-type.ts';

export const walletHoldingShape: FieldShape = {
  name: 'WalletHolding',
  fields: [
    { name: 'type', kind: 'enum', label: { th: 'กระเป๋า', en: 'Wallet' }, required: true, options: walletTypeOptions },
    { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, required: true },
    { name: 'pending', kind: 'money', label: { th: 'กันไว้', en: 'Held' }, required: true },
    { name: 'turnover_required', kind: 'money', label: { th: 'เทิร์นที่ต้องทำ', en: 'Turnover to make' }, required: true },
    { name: 'turnover_done', kind: 'money', label: { th: 'เทิร์นที่ทำแล้ว', en: 'Turnover made' }, required: true },
    { name: 'updated_at', kind: 'datetime', label: { th: 'อัปเดตเมื่อ', en: 'Updated' }, required: true },
    { name: 'chain', kind: 'enum', label: { th: 'ความต่อเนื่อง', en: 'Chain' }, required: true, options: walletChainOptions },
  ],
};
