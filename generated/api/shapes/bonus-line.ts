// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { walletLogTypeOptions } from '../enums/wallet-log-type.ts';
import { walletTypeOptions } from '../enums/wallet-type.ts';

export const bonusLineShape: FieldShape = {
  name: 'BonusLine',
  fields: [
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'log_type', kind: 'enum', label: { th: 'ประเภท', en: 'Kind' }, required: true, options: walletLogTypeOptions },
    { name: 'wallet_type', kind: 'enum', label: { th: 'กระเป๋า', en: 'Wallet' }, required: true, options: walletTypeOptions },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'remark', kind: 'string', label: { th: 'หมายเหตุ', en: 'Remark' }, nullable: true },
    { name: 'ref', kind: 'string', label: { th: 'อ้างอิง', en: 'Reference' }, nullable: true },
  ],
};
