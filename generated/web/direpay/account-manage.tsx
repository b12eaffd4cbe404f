// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayAccountFields as f } from '#generated/api/fields/dire-pay-account.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { direpayAccounts, direpayUpdate } from './calls/direpay.ts';

const fetchInputs = () => import('./account-manage.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/direpay/account/manage',
  area: 'direpay',
  title: { th: 'บัญชี DirePay', en: 'DirePay accounts' },
  permission: 'gateway.direpay.account.view',
  list: direpayAccounts,
  key: 'id',
  columns: [
    { ...f.name, sortable: true, link: '/direpay/account/detail?id={id}', pin: 'start' },
    f.merchant_id,
    { ...f.deposit_enabled, sortable: true },
    { ...f.withdraw_enabled, sortable: true },
    { ...f.deposit_fee_pct, width: 140, sortable: true },
    { ...f.withdraw_fee_fixed, width: 160, sortable: true },
    { ...f.today_in, sortable: true, total: true },
    { ...f.today_out, sortable: true, total: true },
    { ...f.success_rate_today, sortable: true },
    { ...f.agent_count, sortable: true },
    { ...f.health, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'health', operator: 'in', params: ['health'], field: f.health },
    { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: f.deposit_enabled },
    { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: f.withdraw_enabled },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'name',
  limit: 20,
  groups: ['status', 'health'],
  open: '/direpay/account/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'gateway.direpay.account.view', to: '/direpay/account/detail?id={id}' },
    {
      id: 'pause',
      label: { th: 'ปิดปรับปรุง', en: 'Put in maintenance' },
      icon: 'wrench',
      tone: 'warning',
      permission: 'gateway.direpay.account.update',
      when: { status: ['active'] },
      call: direpayUpdate,
      set: { status: 'maintenance' },
      confirm: { th: 'ปิดบัญชี {name}? คำสั่งฝากใหม่จะไปใช้ช่องทางอื่น', en: 'Close {name}? New deposits will go elsewhere.' },
    },
    {
      id: 'resume',
      label: { th: 'เปิดใช้งาน', en: 'Activate' },
      icon: 'play',
      tone: 'success',
      permission: 'gateway.direpay.account.update',
      when: { status: ['maintenance', 'inactive'] },
      call: direpayUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดใช้งานบัญชี {name}?', en: 'Activate {name}?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มบัญชี', en: 'Add account' }, icon: 'plus', permission: 'gateway.direpay.account.create', to: '/direpay/account/add' }],
  edit: { save: direpayUpdate, columns: ['name'], input: async () => (await fetchInputs())['edit-cells'] },
});
