// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { withdrawableWhenOptions } from '../enums/withdrawable-when.ts';

export const walletKindShape: FieldShape = {
  name: 'WalletKind',
  fields: [
    { name: 'code', kind: 'code', label: { th: 'รหัส', en: 'Code' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'Name in English' }, required: true },
    { name: 'unit', kind: 'string', label: { th: 'หน่วย', en: 'Unit' }, required: true },
    { name: 'withdrawable', kind: 'enum', label: { th: 'การถอน', en: 'Withdrawals' }, required: true, options: withdrawableWhenOptions },
  ],
};
