// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { eventRewardStatusOptions } from '#generated/api/enums/event-reward-status.ts';
import { eventRewardFields as f } from '#generated/api/fields/event-reward.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { eventRewardDetail, eventRewardList, eventRewardUpdate } from './calls/event_reward.ts';

const fetchInputs = () => import('./fortune-wheel-rewards.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/fortune-wheel/rewards',
  area: 'reward',
  title: { th: 'รางวัลกิจกรรม', en: 'Event rewards' },
  permission: 'wheel.reward.view',
  list: eventRewardList,
  record: eventRewardDetail,
  key: 'id',
  columns: [
    { ...f.image_url, width: 72 },
    { ...f.name, width: 220, sortable: true, pin: 'start' },
    { ...f.type, width: 130, sortable: true },
    { ...f.value, width: 120, sortable: true },
    { ...f.turnover_multiple, width: 110, sortable: true },
    { ...f.withdraw_cap, width: 120, sortable: true },
    { ...f.expire_hours, width: 100, hidden: true, sortable: true },
    { ...f.stock_used, width: 100, sortable: true },
    { ...f.stock_total, width: 120, sortable: true },
    { ...f.used_in, width: 180 },
    { ...f.updated_at, hidden: true, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'type', operator: 'in', params: ['type'], field: f.type },
    { name: 'used_in', operator: 'in', params: ['used_in'], field: f.used_in },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-id',
  limit: 20,
  tabs: { filter: 'status', items: eventRewardStatusOptions },
  groups: ['type', 'status'],
  open: '/fortune-wheel/rewards/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'wheel.reward.view', to: '/fortune-wheel/rewards/detail?id={id}' },
    {
      id: 'close',
      label: { th: 'ปิด', en: 'Close' },
      icon: 'close-circle-outline',
      tone: 'danger',
      permission: 'wheel.reward.update',
      when: { status: ['active'] },
      call: eventRewardUpdate,
      set: { status: 'inactive' },
      confirm: {
        th: 'ปิดรางวัล “{name}”? ช่องกงล้อที่ใช้อยู่จะออกช่องแทน ส่วนภารกิจจะไม่แจกรางวัลนี้จนกว่าจะเปิดอีกครั้ง',
        en: 'Close the reward “{name}”? Wheel slots with it give their stand-in; quests do not give it until it is open again.',
      },
    },
    {
      id: 'open',
      label: { th: 'เปิด', en: 'Open' },
      icon: 'check-circle-outline',
      permission: 'wheel.reward.update',
      when: { status: ['inactive'] },
      call: eventRewardUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดรางวัล “{name}” อีกครั้ง?', en: 'Open the reward “{name}” again?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มรางวัล', en: 'Add reward' }, icon: 'plus', permission: 'wheel.reward.create', to: '/fortune-wheel/rewards/add' }],
  edit: { save: eventRewardUpdate, columns: ['name', 'expire_hours', 'stock_total'], input: async () => (await fetchInputs())['edit-cells'] },
});
