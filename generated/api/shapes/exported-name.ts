// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const exportedNameShape: FieldShape = {
  name: 'ExportedName',
  fields: [
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'ign', kind: 'string', label: { th: 'IGN', en: 'In-game name' }, required: true },
    { name: 'provider', kind: 'string', label: { th: 'ค่าย', en: 'Provider' }, required: true },
    { name: 'created_at', kind: 'datetime', label: { th: 'สร้างเมื่อ', en: 'Created' }, required: true },
    { name: 'last_played_at', kind: 'datetime', label: { th: 'เล่นล่าสุด', en: 'Last played' }, nullable: true },
  ],
};
