// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type DashboardRoleFieldName = 'id' | 'dashboard_id' | 'role_id';

export const dashboardRoleFields: Readonly<Record<DashboardRoleFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  dashboard_id: { name: 'dashboard_id', kind: 'ref', label: { th: 'แดชบอร์ด', en: 'Dashboard' }, required: true },
  role_id: {
    name: 'role_id',
    kind: 'ref',
    label: { th: 'ตำแหน่ง', en: 'Role' },
    required: true,
    reference: { entity: 'Role', path: '/api/system/role/items', value: 'id', label: 'name', english: 'name_en', hint: 'code', instead: '/api/system/role/list' },
  },
};
