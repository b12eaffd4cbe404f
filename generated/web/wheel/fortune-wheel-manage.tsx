// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { questStatusOptions } from '#generated/api/enums/quest-status.ts';
import { wheelConfigFields as f } from '#generated/api/fields/wheel-config.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { wheelConfigs, wheelDetail, wheelRewards, wheelUpdate } from './calls/wheel.ts';

const fetchInputs = () => import('./fortune-wheel-manage.inputs.ts').then(({ inputs }) => inputs);

const first = listPage({
  kind: 'list',
  path: '/fortune-wheel/manage',
  area: 'wheel',
  title: { th: 'กงล้อนำโชค', en: 'Fortune wheels' },
  permission: 'wheel.wheel.view',
  list: wheelConfigs,
  record: wheelDetail,
  key: 'id',
  columns: [
    { ...f.image_url, width: 72 },
    { ...f.name, width: 200, sortable: true, pin: 'start' },
    { ...f.agent_ids, width: 200 },
    { ...f.segment_count, width: 80, sortable: true },
    { ...f.cost_type, width: 120, sortable: true },
    { ...f.cost_value, width: 110, sortable: true },
    { ...f.deposit_per_ticket, width: 130, hidden: true, sortable: true },
    { ...f.max_spins_per_day, width: 110, sortable: true },
    { ...f.spin_count_today, width: 110, sortable: true, total: true },
    { ...f.payout_today, width: 120, sortable: true, total: true },
    { ...f.budget_per_day, width: 120, sortable: true, total: true },
    { ...f.start_at, sortable: true },
    { ...f.end_at, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_ids', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'cost_type', operator: 'in', params: ['cost_type'], field: f.cost_type },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-id',
  limit: 20,
  tabs: { filter: 'status', items: questStatusOptions },
  groups: ['cost_type', 'status'],
  open: '/fortune-wheel/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'wheel.wheel.view', to: '/fortune-wheel/detail?id={id}' },
    {
      id: 'open',
      label: { th: 'เปิด', en: 'Open' },
      icon: 'check-circle-outline',
      permission: 'wheel.wheel.update',
      when: { status: ['draft', 'paused'] },
      call: wheelUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดกงล้อ “{name}”?', en: 'Open the wheel “{name}”?' },
    },
    {
      id: 'pause',
      label: { th: 'พัก', en: 'Pause' },
      icon: 'pause',
      tone: 'warning',
      permission: 'wheel.wheel.update',
      when: { status: ['active'] },
      call: wheelUpdate,
      set: { status: 'paused' },
      confirm: { th: 'พักกงล้อ “{name}”?', en: 'Pause the wheel “{name}”?' },
    },
    {
      id: 'end',
      label: { th: 'จบ', en: 'End' },
      icon: 'stop',
      tone: 'danger',
      permission: 'wheel.wheel.update',
      when: { status: ['active', 'paused'] },
      call: wheelUpdate,
      set: { status: 'ended' },
      confirm: { th: 'จบกงล้อ “{name}” ถาวร?', en: 'End the wheel “{name}” for good?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'สร้างกงล้อ', en: 'Add wheel' }, icon: 'plus', permission: 'wheel.wheel.create', to: '/fortune-wheel/add' }],
  edit: { save: wheelUpdate, columns: ['name', 'max_spins_per_day', 'budget_per_day', 'start_at', 'end_at'], when: { status: { not: ['ended'] } }, input: async () => (await fetchInputs())['edit-cells'] },
});

export default viewsPage({
  first: first,
  name: 'wheels',
  title: { th: 'กงล้อ', en: 'Wheels' },
  views: [{ name: 'prizes', title: { th: 'รางวัลที่แจก', en: 'Prizes given' }, permission: 'wheel.wheel.view', needs: wheelRewards, load: () => import('./fortune-wheel-manage.prizes.tsx') }],
});
