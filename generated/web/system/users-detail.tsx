// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { userFields as f } from '#generated/api/fields/user.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { userDetail, userResetPassword, userUpdate } from './calls/user.ts';
import { validateUserUpdateOnSystemUsersDetail } from './validators.ts';

const fetchInputs = () => import('./users-detail.inputs.ts').then(({ inputs }) => inputs);

export default formPage({
  kind: 'form',
  path: '/system/users/detail',
  area: 'system',
  title: { th: 'รายละเอียดผู้ใช้', en: 'User' },
  permission: 'system.user.view',
  mode: 'update',
  record: userDetail,
  save: userUpdate,
  savePermission: 'system.user.update',
  key: 'user_id',
  fields: [{ name: 'username', kind: 'string', label: f.username.label, readonly: true }, f.email, f.name, f.mobile, f.photo_url, f.role_id, f.finance_team_id, f.server, f.allow_ips, f.status, f.note],
  groups: [
    { title: { th: 'บัญชี', en: 'Account' }, fields: ['username', 'email', 'name', 'mobile', 'photo_url'] },
    { title: { th: 'สิทธิ์และขอบเขต', en: 'Role and scope' }, fields: ['role_id', 'finance_team_id', 'server'] },
    { title: { th: 'ความปลอดภัย', en: 'Security' }, fields: ['allow_ips', 'status', 'note'] },
  ],
  validate: validateUserUpdateOnSystemUsersDetail,
  panels: [
    { name: 'permissions', title: { th: 'สิทธิ์ที่มีผล', en: 'Effective permissions' }, part: () => import('#areas/system/web/parts/user-permissions.tsx') },
    { name: 'agents', title: { th: 'เอเย่นต์', en: 'Agents' }, part: () => import('#areas/system/web/parts/user-agents.tsx'), kept: true },
    { name: 'security', title: { th: 'ความปลอดภัย', en: 'Security' }, part: () => import('#areas/system/web/parts/user-security.tsx') },
  ],
  related: [],
  actions: [
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
    {
      id: 'reset-password',
      label: { th: 'ส่งลิงก์ตั้งรหัสผ่าน', en: 'Send a link to set a password' },
      icon: 'lock-reset',
      tone: 'danger',
      permission: 'system.user.resetpw',
      when: { id: { me: false } },
      call: userResetPassword,
      confirm: {
        th: 'ยกเลิกรหัสผ่านของ {name} ออกจากระบบทุกอุปกรณ์ และส่งลิงก์ตั้งรหัสผ่านใหม่ไปที่ {email}? รายการเงินของบัญชีนี้จะปิดชั่วคราว',
        en: 'Cancel the password of {name}, sign them out everywhere and send a link for a new one to {email}? The account moves no money for a while.',
      },
    },
  ],
  about: '{name} · {username}',
  asks: [{ question: { th: 'เปลี่ยนตำแหน่งจาก {role_name} เป็น {new.role_id}?', en: 'Change the role from {role_name} to {new.role_id}?' }, fields: ['role_id'], was: { role_id: { not: [null] } } }],
  history: { call: recordHistory, entity: 'User' },
});
