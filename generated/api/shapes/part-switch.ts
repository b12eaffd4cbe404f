// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { providerStatusOptions } from '../enums/provider-status.ts';

export const partSwitchShape: FieldShape = {
  name: 'PartSwitch',
  fields: [{ name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true }, { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: providerStatusOptions }],
};
