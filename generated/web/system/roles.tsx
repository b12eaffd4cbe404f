// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { roleFields as f } from '#generated/api/fields/role.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { roleList } from './calls/role.ts';

export default listPage({
  kind: 'list',
  path: '/system/roles',
  area: 'system',
  title: { th: 'ตำแหน่งและสิทธิ์', en: 'Roles' },
  permission: 'system.role.view',
  list: roleList,
  key: 'id',
  columns: [
    { ...f.rank, width: 90, sortable: true },
    { ...f.code, sortable: true, pin: 'start' },
    { ...f.name, width: 200, sortable: true },
    { ...f.scope, sortable: true },
    { ...f.user_count, width: 90, sortable: true },
    { ...f.permission_count, label: { th: 'สิทธิ์', en: 'Permissions' }, width: 100, sortable: true },
    { ...f.menu_count, label: { th: 'เมนู', en: 'Menus' }, width: 90, sortable: true },
    { ...f.finance_team_id, sortable: true },
    { ...f.is_system, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'scope', operator: 'in', params: ['scope'], field: f.scope },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'rank',
  limit: 20,
  groups: ['scope', 'status'],
  open: '/system/roles/detail?role_id={id}&tab=permissions',
  rowActions: [{ id: 'manage', label: { th: 'จัดการ', en: 'Manage' }, icon: 'cog', permission: 'system.role.view', to: '/system/roles/detail?role_id={id}&tab=permissions' }],
  bulkActions: [{ id: 'compare', label: { th: 'เปรียบเทียบ', en: 'Compare' }, permission: 'system.permission.view', rows: { min: 2, max: 3 }, part: () => import('#areas/system/web/parts/compare-roles.tsx') }],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มตำแหน่ง', en: 'Add role' }, icon: 'plus', permission: 'system.role.create', to: '/system/roles/add' }],
});
