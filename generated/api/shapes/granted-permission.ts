// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { riskOptions } from '../enums/risk.ts';

export const grantedPermissionShape: FieldShape = {
  name: 'GrantedPermission',
  fields: [
    { name: 'key', kind: 'string', label: { th: 'สิทธิ์', en: 'Permission' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, nullable: true },
    { name: 'area', kind: 'string', label: { th: 'หมวด', en: 'Area' }, required: true },
    { name: 'action', kind: 'string', label: { th: 'การกระทำ', en: 'Action' }, required: true },
    { name: 'risk', kind: 'enum', label: { th: 'ระดับความเสี่ยง', en: 'Risk' }, required: true, options: riskOptions },
  ],
};
