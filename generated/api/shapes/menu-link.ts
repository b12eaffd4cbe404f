// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const menuLinkShape: FieldShape = {
  name: 'MenuLink',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'label', kind: 'string', label: { th: 'ชื่อ', en: 'Label' }, required: true },
    { name: 'label_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'Label in English' }, nullable: true },
    { name: 'icon', kind: 'string', label: { th: 'ไอคอน', en: 'Icon' }, nullable: true },
    { name: 'link', kind: 'string', label: { th: 'ลิงก์', en: 'Link' }, nullable: true },
    { name: 'badge_key', kind: 'string', label: { th: 'ตัวเลข', en: 'Badge' }, required: true },
  ],
};
