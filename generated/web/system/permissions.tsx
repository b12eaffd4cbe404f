// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { permissionFields as f } from '#generated/api/fields/permission.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { permissionDelete, permissionList, permissionUpdate } from './calls/permission.ts';

const fetchInputs = () => import('./permissions.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/system/permissions',
  area: 'system',
  title: { th: 'สิทธิ์การใช้งาน', en: 'Permissions' },
  permission: 'system.permission.view',
  list: permissionList,
  key: 'id',
  columns: [
    { ...f.key, width: 230, sortable: true, pin: 'start' },
    { ...f.name, width: 300, sortable: true },
    { ...f.area, width: 110, sortable: true },
    { ...f.action, width: 110, sortable: true },
    { ...f.risk, sortable: true },
    { ...f.role_count, width: 120, sortable: true },
    { ...f.description, sortable: true },
    { ...f.is_system, hidden: true, sortable: true },
  ],
  filters: [
    { name: 'area', operator: 'contains', params: ['area'], field: f.area },
    { name: 'action', operator: 'contains', params: ['action'], field: f.action },
    { name: 'risk', operator: 'in', params: ['risk'], field: f.risk },
    { name: 'unused', operator: 'eq', params: ['unused'], field: { ...f.role_count, kind: 'boolean', label: { th: 'ยังไม่ถูกใช้', en: 'Unused' } }, where: { role_count: [0] } },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'key',
  limit: 50,
  groups: ['risk'],
  open: '/system/permissions/detail?permission_id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'system.permission.view', to: '/system/permissions/detail?permission_id={id}' },
    {
      id: 'delete',
      label: { th: 'ลบ', en: 'Delete' },
      icon: 'delete',
      tone: 'danger',
      permission: 'system.permission.delete',
      when: { is_system: [false] },
      call: permissionDelete,
      set: { force: true },
      confirm: { th: 'ลบสิทธิ์ {key}? ตำแหน่งที่ใช้อยู่ {role_count} ตำแหน่งจะเสียสิทธิ์นี้', en: 'Delete {key}? The {role_count} roles that have it lose it.' },
    },
  ],
  bulkActions: [
    {
      id: 'delete-unused',
      label: { th: 'ลบที่เลือก', en: 'Delete selected' },
      icon: 'delete',
      tone: 'danger',
      permission: 'system.permission.delete',
      when: { is_system: [false], role_count: [0] },
      call: permissionDelete,
      confirm: { th: 'ลบสิทธิ์ที่ยังไม่ถูกใช้ {n} รายการ?', en: 'Delete {n} unused permissions?' },
    },
  ],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มสิทธิ์', en: 'Add permission' }, icon: 'plus', permission: 'system.permission.create', to: '/system/permissions/add' }],
  edit: { save: permissionUpdate, columns: ['name', 'risk', 'description'], input: async () => (await fetchInputs())['edit-cells'] },
});
