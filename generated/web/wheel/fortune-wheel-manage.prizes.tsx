// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { wheelRewardFields as f } from '#generated/api/fields/wheel-reward.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { wheelCancel, wheelRewards, wheelShip } from './calls/wheel.ts';

const fetchInputs = () => import('./fortune-wheel-manage.prizes.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/fortune-wheel/manage',
  area: 'wheel',
  title: { th: 'รางวัลที่แจก', en: 'Prizes given' },
  permission: 'wheel.wheel.view',
  list: wheelRewards,
  key: 'id',
  columns: [
    { ...f.created_at, sortable: true },
    { ...f.spin_no, width: 150, sortable: true, pin: 'start' },
    { ...f.wheel_id, width: 160, sortable: true },
    { ...f.agent_code, sortable: true },
    { ...f.username, sortable: true },
    { ...f.event_reward_id, width: 200, sortable: true },
    { ...f.type, sortable: true },
    { ...f.value, sortable: true, pin: 'end' },
    { ...f.turnover_required, hidden: true, sortable: true },
    { ...f.withdraw_cap, hidden: true, sortable: true },
    { ...f.wallet_log_no, hidden: true, sortable: true },
    { ...f.expires_at, sortable: true },
    { ...f.tracking_no, width: 150, sortable: true },
    { ...f.note, width: 180, hidden: true, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.created_at, maxDays: 92 },
    { name: 'wheel_id', operator: 'in', params: ['wheel_id'], field: f.wheel_id },
    { name: 'event_reward_id', operator: 'in', params: ['event_reward_id'], field: f.event_reward_id },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'type', operator: 'in', params: ['type'], field: f.type },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-created_at',
  limit: 20,
  groups: ['type', 'status'],
  rowActions: [
    { id: 'wheel.ship', label: { th: 'จัดส่งแล้ว', en: 'Shipped' }, icon: 'truck-check', permission: 'wheel.reward.update', when: { status: ['claim_pending'] }, call: wheelShip, input: async () => (await fetchInputs())['wheel.ship'] },
    {
      id: 'wheel.cancel',
      label: { th: 'ยกเลิกรางวัล', en: 'Cancel the prize' },
      icon: 'close-circle-outline',
      permission: 'wheel.reward.update',
      when: { status: ['claim_pending'] },
      call: wheelCancel,
      input: async () => (await fetchInputs())['wheel.cancel'],
    },
  ],
  bulkActions: [],
  headerActions: [],
  view: 'prizes',
});
