// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { duplicateKindOptions } from '../enums/duplicate-kind.ts';
import { memberStatusOptions } from '../enums/member-status.ts';

export const memberDoubleShape: FieldShape = {
  name: 'MemberDouble',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, required: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: memberStatusOptions },
    { name: 'reasons', kind: 'list', label: { th: 'เหตุ', en: 'Reasons' }, required: true, item: { kind: 'enum', options: duplicateKindOptions } },
  ],
};
