// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const walletLogKindShape: FieldShape = {
  name: 'WalletLogKind',
  fields: [
    { name: 'code', kind: 'code', label: { th: 'รหัส', en: 'Code' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'Name in English' }, required: true },
    { name: 'direction', kind: 'string', label: { th: 'ทิศทาง', en: 'Direction' }, required: true },
  ],
};
