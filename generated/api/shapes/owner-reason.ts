// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { ownerSignOptions } from '../enums/owner-sign.ts';

export const ownerReasonShape: FieldShape = {
  name: 'OwnerReason',
  fields: [{ name: 'code', kind: 'enum', label: { th: 'เหตุ', en: 'Reason' }, required: true, options: ownerSignOptions }, { name: 'points', kind: 'integer', label: { th: 'คะแนน', en: 'Points' }, required: true }],
};
