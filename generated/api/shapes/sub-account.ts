// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const subAccountShape: FieldShape = {
  name: 'SubAccount',
  fields: [
    { name: 'account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, required: true },
  ],
};
