// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const transferBankShape: FieldShape = {
  name: 'TransferBank',
  fields: [
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true },
    { name: 'bot_code', kind: 'code', label: { th: 'รหัส ธปท.', en: 'Code of the central bank' }, nullable: true },
    { name: 'name_th', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'max_amount', kind: 'money', label: { th: 'โอนได้สูงสุด', en: 'Most at once' }, required: true },
  ],
};
