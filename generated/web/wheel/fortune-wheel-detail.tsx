// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { wheelConfigFields as f } from '#generated/api/fields/wheel-config.ts';
import { wheelRewardFields } from '#generated/api/fields/wheel-reward.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { wheelDetail, wheelRewards, wheelUpdate } from './calls/wheel.ts';
import { validateWheelUpdate } from './validators.ts';

const fetchEditors = () => import('./fortune-wheel-detail.editors.ts').then(({ editors }) => editors);

export default formPage({
  kind: 'form',
  path: '/fortune-wheel/detail',
  area: 'wheel',
  title: { th: 'แก้ไขกงล้อ', en: 'Wheel' },
  permission: 'wheel.wheel.view',
  mode: 'update',
  record: wheelDetail,
  save: wheelUpdate,
  savePermission: 'wheel.wheel.update',
  key: 'id',
  fields: [f.name, f.agent_ids, f.segment_count, f.image_url, f.background_url, f.cost_type, f.cost_value, f.deposit_per_ticket, f.max_spins_per_day, f.reset_time, f.budget_per_day, f.start_at, f.end_at],
  groups: [
    { title: { th: 'กงล้อ', en: 'Wheel' }, fields: ['name', 'agent_ids', 'segment_count', 'image_url', 'background_url'] },
    {
      title: { th: 'การหมุน', en: 'Spinning' },
      fields: ['cost_type', 'cost_value', 'deposit_per_ticket', 'max_spins_per_day', 'reset_time'],
      when: { cost_value: { cost_type: ['ticket', 'point'] }, deposit_per_ticket: { cost_type: ['deposit'] } },
    },
    { title: { th: 'งบและระยะเวลา', en: 'Budget and time' }, fields: ['budget_per_day', 'start_at', 'end_at'] },
  ],
  validate: validateWheelUpdate,
  related: [
    {
      name: 'given',
      title: { th: 'รางวัลที่แจก', en: 'Prizes given' },
      list: wheelRewards,
      key: 'id',
      columns: [
        { ...wheelRewardFields.created_at, sortable: true },
        { ...wheelRewardFields.spin_no, sortable: true, pin: 'start' },
        { ...wheelRewardFields.username, sortable: true },
        { ...wheelRewardFields.event_reward_id, sortable: true },
        { ...wheelRewardFields.type, sortable: true },
        { ...wheelRewardFields.value, sortable: true, pin: 'end' },
        { ...wheelRewardFields.expires_at, sortable: true },
        { ...wheelRewardFields.tracking_no, sortable: true },
        { ...wheelRewardFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: wheelRewardFields.created_at, maxDays: 92 },
        { name: 'event_reward_id', operator: 'in', params: ['event_reward_id'], field: wheelRewardFields.event_reward_id },
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: wheelRewardFields.agent_id },
        { name: 'type', operator: 'in', params: ['type'], field: wheelRewardFields.type },
        { name: 'status', operator: 'in', params: ['status'], field: wheelRewardFields.status },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: '-created_at',
      limit: 20,
      match: { wheel_id: 'id' },
      permission: 'wheel.wheel.view',
    },
  ],
  editors: [{ name: 'slots', title: { th: 'ช่องรางวัล', en: 'Slots' }, permission: 'wheel.wheel.view', load: async () => (await fetchEditors()).slots }],
  actions: [
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
  done: '/fortune-wheel/manage',
  about: '{name}',
  history: { call: recordHistory, entity: 'WheelConfig' },
});
