// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { riskOptions } from '../enums/risk.ts';

export const keyScopeShape: FieldShape = {
  name: 'KeyScope',
  fields: [
    { name: 'key', kind: 'string', label: { th: 'สิทธิ์', en: 'Permission' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, nullable: true },
    { name: 'area', kind: 'string', label: { th: 'หมวด', en: 'Area' }, required: true },
    { name: 'area_name', kind: 'string', label: { th: 'ชื่อหมวด', en: 'Name of the area' }, nullable: true },
    { name: 'risk', kind: 'enum', label: { th: 'ระดับความเสี่ยง', en: 'Risk' }, required: true, options: riskOptions },
    { name: 'given', kind: 'boolean', label: { th: 'คีย์นี้มี', en: 'The key has it' }, required: true },
    { name: 'mine', kind: 'boolean', label: { th: 'ผู้ดูให้ได้', en: 'The reader may give it' }, required: true },
    { name: 'holds', kind: 'boolean', label: { th: 'ใช้ได้อยู่', en: 'It counts now' }, required: true },
  ],
};
