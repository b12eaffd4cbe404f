// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { pointRuleFields as f } from '#generated/api/fields/point-rule.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { shopDepositDetail, shopDepositList, shopDepositUpdate } from './calls/shop.ts';

const fetchInputs = () => import('./deposit-manage.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/shop/deposit/manage',
  area: 'shop',
  title: { th: 'ฝากรับแต้ม', en: 'Points for deposits' },
  permission: 'shop.deposit.view',
  list: shopDepositList,
  record: shopDepositDetail,
  key: 'id',
  columns: [
    { ...f.name, width: 220, sortable: true, pin: 'start' },
    { ...f.agent_ids, width: 180 },
    { ...f.deposit_min, sortable: true },
    { ...f.deposit_max, sortable: true },
    { ...f.mode, width: 165, sortable: true },
    { ...f.per_amount, sortable: true },
    { ...f.points, sortable: true },
    { ...f.points_max_per_day, sortable: true },
    { ...f.start_at, sortable: true },
    { ...f.end_at, sortable: true },
    { ...f.granted_points, sortable: true, total: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'mode', operator: 'in', params: ['mode'], field: f.mode },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-id',
  limit: 20,
  groups: ['mode', 'status'],
  open: '/shop/deposit/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'shop.deposit.view', to: '/shop/deposit/detail?id={id}' },
    {
      id: 'close',
      label: { th: 'ปิด', en: 'Close' },
      icon: 'close-circle-outline',
      tone: 'danger',
      permission: 'shop.deposit.update',
      when: { status: ['active'] },
      call: shopDepositUpdate,
      set: { status: 'inactive' },
      confirm: { th: 'ปิดกติกา “{name}”?', en: 'Close “{name}”?' },
    },
    {
      id: 'open',
      label: { th: 'เปิด', en: 'Open' },
      icon: 'check-circle-outline',
      permission: 'shop.deposit.update',
      when: { status: ['draft', 'inactive'] },
      call: shopDepositUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดกติกา “{name}”?', en: 'Open “{name}”?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มกติกา', en: 'Add rule' }, icon: 'plus', permission: 'shop.deposit.create', to: '/shop/deposit/add' }],
  edit: { save: shopDepositUpdate, columns: ['name', 'start_at', 'end_at'], input: async () => (await fetchInputs())['edit-cells'] },
});
