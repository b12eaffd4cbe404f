// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { permissionFields as f } from '#generated/api/fields/permission.ts';
import { roleFields } from '#generated/api/fields/role.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { permissionDelete, permissionDetail, permissionUpdate } from './calls/permission.ts';
import { roleList } from './calls/role.ts';
import { validatePermissionUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/system/permissions/detail',
  area: 'system',
  title: { th: 'แก้ไขสิทธิ์', en: 'Permission' },
  permission: 'system.permission.view',
  mode: 'update',
  record: permissionDetail,
  save: permissionUpdate,
  savePermission: 'system.permission.update',
  key: 'permission_id',
  fields: [
    {
      name: 'key',
      kind: 'string',
      label: f.key.label,
      hint: { th: 'หมวด.ส่วนงาน.การกระทำ เช่น finance.withdraw.approve', en: 'area.resource.action, such as finance.withdraw.approve' },
      readonly: true,
      suggest: 'permissions',
      fills: { area: 'first', action: 'last' },
    },
    { name: 'area', kind: 'string', label: f.area.label, hint: { th: 'ส่วนแรกของรหัส', en: 'First part of the key' }, readonly: true },
    { name: 'action', kind: 'string', label: f.action.label, hint: { th: 'ส่วนท้ายของรหัส', en: 'Last part of the key' }, readonly: true },
    f.role_count,
    f.name,
    f.risk,
    f.description,
  ],
  groups: [{ fields: ['key', 'area', 'action', 'role_count', 'name', 'risk', 'description'] }],
  validate: validatePermissionUpdate,
  related: [
    {
      name: 'roles',
      title: { th: 'ตำแหน่งที่ใช้สิทธิ์นี้', en: 'Roles that have it' },
      list: roleList,
      key: 'id',
      columns: [
        { ...roleFields.rank, sortable: true },
        { ...roleFields.code, sortable: true, pin: 'start' },
        { ...roleFields.name, sortable: true, link: '/system/roles/detail?role_id={id}&tab=permissions' },
        { ...roleFields.scope, sortable: true },
        { ...roleFields.user_count, sortable: true },
        { ...roleFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'scope', operator: 'in', params: ['scope'], field: roleFields.scope },
        { name: 'status', operator: 'in', params: ['status'], field: roleFields.status },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: 'rank',
      limit: 20,
      match: { permissions: 'key' },
      permission: 'system.role.view',
    },
  ],
  actions: [
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
  about: '{name}',
  history: { call: recordHistory, entity: 'Permission' },
});
