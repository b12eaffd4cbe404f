// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { sharedTraitOptions } from '../enums/shared-trait.ts';

export const sharedWithShape: FieldShape = {
  name: 'SharedWith',
  fields: [
    { name: 'member_id', kind: 'integer', label: { th: 'รหัสสมาชิก', en: 'Member' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'reason', kind: 'enum', label: { th: 'เหตุ', en: 'Reason' }, required: true, options: sharedTraitOptions },
  ],
};
