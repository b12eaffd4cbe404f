// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { roleFields as f } from '#generated/api/fields/role.ts';
import { userFields } from '#generated/api/fields/user.ts';
import { detailPage } from '#web/screens/detail/detail-page.tsx';
import { recordHistory } from '../record-history.ts';
import { roleDetail } from './calls/role.ts';
import { userList } from './calls/user.ts';

export default detailPage({
  kind: 'detail',
  path: '/system/roles/detail',
  area: 'system',
  title: { th: 'รายละเอียดตำแหน่ง', en: 'Role' },
  permission: 'system.role.view',
  record: roleDetail,
  key: 'role_id',
  fields: [f.name, f.code, f.description, f.rank, f.scope, f.is_system, f.status, f.user_count, f.permission_count, f.menu_count, f.finance_team_id],
  groups: [
    { title: { th: 'ตำแหน่ง', en: 'Role' }, fields: ['name', 'code', 'description', 'rank', 'scope', 'is_system', 'status'] },
    { title: { th: 'สิ่งที่มี', en: 'What it has' }, fields: ['user_count', 'permission_count', 'menu_count', 'finance_team_id'] },
  ],
  actions: [],
  panels: [
    { name: 'permissions', title: { th: 'สิทธิ์', en: 'Permissions' }, part: () => import('#areas/system/web/parts/role-permissions.tsx'), kept: true },
    { name: 'menus', title: { th: 'เมนู', en: 'Menus' }, part: () => import('#areas/system/web/parts/role-menus.tsx'), kept: true },
    { name: 'team', title: { th: 'ทีมการเงิน', en: 'Finance team' }, part: () => import('#areas/system/web/parts/role-team.tsx'), kept: true },
  ],
  related: [
    {
      name: 'people',
      title: { th: 'ผู้ใช้ในตำแหน่ง', en: 'People with this role' },
      list: userList,
      key: 'id',
      columns: [
        { ...userFields.username, sortable: true, link: '/system/users/detail?user_id={id}', pin: 'start' },
        { ...userFields.name, sortable: true },
        { ...userFields.email, sortable: true },
        { ...userFields.last_login_at, sortable: true },
        { ...userFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'agent_ids', operator: 'in', params: ['agent_ids'], field: userFields.agent_ids },
        { name: 'finance_team_id', operator: 'in', params: ['finance_team_id'], field: userFields.finance_team_id },
        { name: 'server', operator: 'in', params: ['server'], field: userFields.server },
        { name: 'status', operator: 'in', params: ['status'], field: userFields.status },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: 'username',
      limit: 20,
      match: { role_id: 'id' },
      permission: 'system.user.view',
    },
  ],
  history: { call: recordHistory, entity: 'Role' },
});
