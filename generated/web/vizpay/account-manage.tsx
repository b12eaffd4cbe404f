// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayAccountFields as f } from '#generated/api/fields/viz-pay-account.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { vizpayAccounts, vizpayBalance, vizpayUpdate } from './calls/vizpay.ts';

const fetchInputs = () => import('./account-manage.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/vizpay/account/manage',
  area: 'vizpay',
  title: { th: 'บัญชี VizPay', en: 'VizPay accounts' },
  permission: 'gateway.vizpay.account.view',
  list: vizpayAccounts,
  key: 'id',
  columns: [
    { ...f.name, sortable: true, link: '/vizpay/account/detail?id={id}', pin: 'start' },
    { ...f.deposit_enabled, sortable: true },
    { ...f.withdraw_enabled, sortable: true },
    { ...f.deposit_fee_pct, width: 140, sortable: true },
    { ...f.withdraw_fee_fixed, width: 160, sortable: true },
    { ...f.balance, sortable: true, total: true },
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
  open: '/vizpay/account/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'gateway.vizpay.account.view', to: '/vizpay/account/detail?id={id}' },
    { id: 'balance', label: { th: 'เช็คยอด', en: 'Check balance' }, icon: 'cash-sync', permission: 'gateway.vizpay.account.balance', call: vizpayBalance, part: () => import('#areas/gateway/web/parts/balance-check.tsx') },
    {
      id: 'pause',
      label: { th: 'ปิดปรับปรุง', en: 'Put in maintenance' },
      icon: 'wrench',
      tone: 'warning',
      permission: 'gateway.vizpay.account.update',
      when: { status: ['active'] },
      call: vizpayUpdate,
      set: { status: 'maintenance' },
      confirm: { th: 'ปิดบัญชี {name}? คำสั่งฝากใหม่จะไปใช้ช่องทางอื่น', en: 'Close {name}? New deposits will go elsewhere.' },
    },
    {
      id: 'resume',
      label: { th: 'เปิดใช้งาน', en: 'Activate' },
      icon: 'play',
      tone: 'success',
      permission: 'gateway.vizpay.account.update',
      when: { status: ['maintenance', 'inactive'] },
      call: vizpayUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดใช้งานบัญชี {name}?', en: 'Activate {name}?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มบัญชี', en: 'Add account' }, icon: 'plus', permission: 'gateway.vizpay.account.create', to: '/vizpay/account/add' }],
  edit: { save: vizpayUpdate, columns: ['name'], input: async () => (await fetchInputs())['edit-cells'] },
});
