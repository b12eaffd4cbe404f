// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { tileSizeOptions } from '../enums/tile-size.ts';

export const dashboardTileShape: FieldShape = {
  name: 'DashboardTile',
  fields: [
    { name: 'id', kind: 'string', label: { th: 'รหัส', en: 'ID' }, required: true, maxLength: 40 },
    { name: 'screen', kind: 'string', label: { th: 'รายงาน', en: 'Report' }, required: true, maxLength: 120 },
    { name: 'title', kind: 'string', label: { th: 'ชื่อ', en: 'Title' }, required: true, maxLength: 80 },
    { name: 'query', kind: 'string', label: { th: 'เงื่อนไข', en: 'Query' }, required: true, maxLength: 2000 },
    { name: 'size', kind: 'enum', label: { th: 'ขนาด', en: 'Size' }, required: true, options: tileSizeOptions },
  ],
};
