// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { userFields as f } from '#generated/api/fields/user.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { userAdd } from './calls/user.ts';
import { validateUserAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/system/users/add',
  area: 'system',
  title: { th: 'เพิ่มผู้ใช้', en: 'Add user' },
  permission: 'system.user.create',
  mode: 'create',
  save: userAdd,
  savePermission: 'system.user.create',
  key: 'id',
  fields: [
    f.username,
    f.email,
    f.name,
    f.mobile,
    f.photo_url,
    { name: 'role_id', kind: 'ref', label: f.role_id.label, required: true, reference: { entity: 'Role', path: '/api/system/role/items', value: 'id', label: 'name', english: 'name_en', hint: 'code', instead: '/api/system/role/list' } },
    f.finance_team_id,
    f.agent_ids,
    f.server,
    f.allow_ips,
    { ...f.status, initial: 'active' },
    f.note,
  ],
  groups: [
    { title: { th: 'บัญชี', en: 'Account' }, fields: ['username', 'email', 'name', 'mobile', 'photo_url'] },
    { title: { th: 'สิทธิ์และขอบเขต', en: 'Role and scope' }, fields: ['role_id', 'finance_team_id', 'agent_ids', 'server'] },
    { title: { th: 'ความปลอดภัย', en: 'Security' }, fields: ['allow_ips', 'status', 'note'] },
  ],
  validate: validateUserAdd,
  related: [],
  actions: [],
  done: '/system/users/detail?user_id={id}',
});
