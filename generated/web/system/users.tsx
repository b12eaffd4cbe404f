// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { userStatusOptions } from '#generated/api/enums/user-status.ts';
import { userFields as f } from '#generated/api/fields/user.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { userDetail, userList, userUpdate } from './calls/user.ts';

const fetchInputs = () => import('./users.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/system/users',
  area: 'system',
  title: { th: 'ผู้ใช้งานระบบ', en: 'Staff users' },
  permission: 'system.user.view',
  list: userList,
  record: userDetail,
  key: 'id',
  columns: [
    { ...f.photo_url, label: { th: 'รูป', en: 'Photo' }, width: 64 },
    { ...f.username, width: 150, sortable: true, pin: 'start' },
    { ...f.name, sortable: true },
    { ...f.email, sortable: true },
    { ...f.role_id, width: 200, sortable: true },
    { ...f.finance_team_id, sortable: true },
    { ...f.agent_count, width: 90, sortable: true },
    { ...f.agent_ids, hidden: true },
    { ...f.server, sortable: true },
    { ...f.last_login_at, sortable: true },
    { ...f.last_login_ip, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'role_id', operator: 'in', params: ['role_id'], field: f.role_id },
    { name: 'agent_ids', operator: 'in', params: ['agent_ids'], field: f.agent_ids },
    { name: 'finance_team_id', operator: 'in', params: ['finance_team_id'], field: f.finance_team_id },
    { name: 'server', operator: 'in', params: ['server'], field: f.server },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'username',
  limit: 20,
  tabs: { filter: 'status', items: userStatusOptions },
  open: '/system/users/detail?user_id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'system.user.view', to: '/system/users/detail?user_id={id}' },
    {
      id: 'approve',
      label: { th: 'อนุมัติ', en: 'Approve' },
      icon: 'account-check',
      tone: 'success',
      permission: 'system.user.update',
      when: { status: ['pending'], id: { me: false } },
      call: userUpdate,
      set: { status: 'active' },
      input: async () => (await fetchInputs()).approve,
    },
    {
      id: 'suspend',
      label: { th: 'ระงับ', en: 'Suspend' },
      icon: 'account-cancel',
      tone: 'danger',
      permission: 'system.user.update',
      when: { status: ['active', 'pending'], id: { me: false } },
      call: userUpdate,
      set: { status: 'suspended' },
      confirm: { th: 'ระงับผู้ใช้ {name}? ผู้ใช้จะถูกออกจากระบบทันที', en: 'Suspend {name}? They are signed out at once.' },
    },
    {
      id: 'resume',
      label: { th: 'เปิดใช้งาน', en: 'Resume' },
      icon: 'account-reactivate',
      permission: 'system.user.update',
      when: { status: ['suspended'], id: { me: false } },
      call: userUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดใช้งานผู้ใช้ {name}?', en: 'Resume {name}?' },
    },
  ],
  bulkActions: [
    {
      id: 'suspend-all',
      label: { th: 'ระงับที่เลือก', en: 'Suspend selected' },
      icon: 'account-cancel',
      tone: 'danger',
      permission: 'system.user.update',
      when: { status: ['active', 'pending'] },
      call: userUpdate,
      set: { status: 'suspended' },
      confirm: { th: 'ระงับผู้ใช้ {n} คน?', en: 'Suspend {n} users?' },
    },
  ],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มผู้ใช้', en: 'Add user' }, icon: 'account-plus', permission: 'system.user.create', to: '/system/users/add' }],
  edit: { save: userUpdate, columns: ['name'], input: async () => (await fetchInputs())['edit-cells'] },
});
