// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const bonusTierShape: FieldShape = {
  name: 'BonusTier',
  fields: [
    { name: 'deposit_from', kind: 'money', label: { th: 'ฝากตั้งแต่', en: 'Deposit from' }, required: true },
    { name: 'deposit_to', kind: 'money', label: { th: 'ถึง', en: 'To' }, nullable: true },
    { name: 'bonus', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, required: true },
  ],
};
