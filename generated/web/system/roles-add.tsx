// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { roleFields as f } from '#generated/api/fields/role.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { roleAdd } from './calls/role.ts';
import { validateRoleAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/system/roles/add',
  area: 'system',
  title: { th: 'เพิ่มตำแหน่ง', en: 'Add role' },
  permission: 'system.role.create',
  mode: 'create',
  save: roleAdd,
  savePermission: 'system.role.create',
  key: 'id',
  fields: [f.code, f.name, f.name_en, f.description, f.rank, f.scope, f.copy_from_role_id, f.status],
  groups: [{ fields: ['code', 'name', 'name_en', 'description', 'rank', 'scope', 'copy_from_role_id', 'status'] }],
  validate: validateRoleAdd,
  related: [],
  actions: [],
  done: '/system/roles/detail?role_id={id}&tab=permissions',
});
