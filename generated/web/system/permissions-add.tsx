// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { permissionFields as f } from '#generated/api/fields/permission.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { permissionAdd } from './calls/permission.ts';
import { validatePermissionAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/system/permissions/add',
  area: 'system',
  title: { th: 'เพิ่มสิทธิ์', en: 'Add permission' },
  permission: 'system.permission.create',
  mode: 'create',
  save: permissionAdd,
  savePermission: 'system.permission.create',
  key: 'id',
  fields: [f.key, f.name, f.name_en, f.area, f.action, f.risk, f.description],
  groups: [{ fields: ['key', 'name', 'name_en', 'area', 'action', 'risk', 'description'] }],
  validate: validatePermissionAdd,
  related: [],
  actions: [],
  done: '/system/permissions/detail?permission_id={id}',
});
