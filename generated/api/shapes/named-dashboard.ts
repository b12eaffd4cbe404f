// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { dashboardTileShape } from '../shapes/dashboard-tile.ts';

export const namedDashboardShape: FieldShape = {
  name: 'NamedDashboard',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'tiles', kind: 'list', label: { th: 'แผนภูมิ', en: 'Charts' }, required: true, minLength: 0, maxLength: 24, item: { kind: 'shape', shape: dashboardTileShape } },
    { name: 'is_own', kind: 'boolean', label: { th: 'ของตนเอง', en: 'The reader\'s own' }, required: true },
    { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, required: true },
    { name: 'role_ids', kind: 'list', label: { th: 'แบ่งให้ตำแหน่ง', en: 'Shared with roles' }, required: true, item: { kind: 'integer' } },
    { name: 'version', kind: 'integer', label: { th: 'เวอร์ชัน', en: 'Version' }, required: true },
  ],
};
