// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { eventRewardFields as f } from '#generated/api/fields/event-reward.ts';
import { wheelRewardFields } from '#generated/api/fields/wheel-reward.ts';
import { wheelStockFields } from '#generated/api/fields/wheel-stock.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { wheelRewards, wheelStocks } from '../wheel/calls/wheel.ts';
import { eventRewardDetail, eventRewardUpdate } from './calls/event_reward.ts';
import { validateEventRewardUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/fortune-wheel/rewards/detail',
  area: 'reward',
  title: { th: 'แก้ไขรางวัล', en: 'Reward' },
  permission: 'wheel.reward.view',
  mode: 'update',
  record: eventRewardDetail,
  save: eventRewardUpdate,
  savePermission: 'wheel.reward.update',
  key: 'id',
  fields: [f.name, f.image_url, f.type, f.value, f.turnover_multiple, f.withdraw_cap, f.stock_used, f.stock_total, f.used_in, f.expire_hours, f.color, f.status],
  groups: [
    {
      title: { th: 'รางวัล', en: 'Reward' },
      fields: ['name', 'image_url', 'type', 'value', 'turnover_multiple', 'withdraw_cap'],
      when: { value: { type: ['credit', 'credit_free', 'point', 'ticket', 'item', 'coupon'] }, turnover_multiple: { type: ['credit', 'credit_free'] }, withdraw_cap: { type: ['credit', 'credit_free'] } },
    },
    { title: { th: 'การแจก', en: 'Giving' }, fields: ['stock_used', 'stock_total', 'used_in', 'expire_hours', 'color', 'status'] },
  ],
  validate: validateEventRewardUpdate,
  related: [
    {
      name: 'slots',
      title: { th: 'ใช้ในช่องกงล้อ', en: 'Slots of wheels' },
      list: wheelStocks,
      key: 'id',
      columns: [
        { ...wheelStockFields.wheel_id, sortable: true },
        { ...wheelStockFields.wheel_status, sortable: true },
        { ...wheelStockFields.position, sortable: true, pin: 'start' },
        { ...wheelStockFields.weight, sortable: true, total: true },
        { ...wheelStockFields.probability_pct, sortable: true },
        { ...wheelStockFields.used_today, sortable: true },
        { ...wheelStockFields.used_total, sortable: true },
        { ...wheelStockFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'id', operator: 'in', params: ['id'], field: wheelStockFields.wheel_id },
        { name: 'wheel_id', operator: 'in', params: ['wheel_id'], field: wheelStockFields.wheel_id },
        { name: 'status', operator: 'in', params: ['status'], field: wheelStockFields.status },
      ],
      sort: 'position',
      limit: 50,
      match: { event_reward_id: 'id' },
      permission: 'wheel.wheel.view',
    },
    {
      name: 'given',
      title: { th: 'รางวัลที่ได้จากกงล้อ', en: 'Given by wheels' },
      list: wheelRewards,
      key: 'id',
      columns: [
        { ...wheelRewardFields.created_at, sortable: true },
        { ...wheelRewardFields.spin_no, sortable: true, pin: 'start' },
        { ...wheelRewardFields.wheel_id, sortable: true },
        { ...wheelRewardFields.username, sortable: true },
        { ...wheelRewardFields.value, sortable: true, pin: 'end' },
        { ...wheelRewardFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: wheelRewardFields.created_at, maxDays: 92 },
        { name: 'wheel_id', operator: 'in', params: ['wheel_id'], field: wheelRewardFields.wheel_id },
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: wheelRewardFields.agent_id },
        { name: 'type', operator: 'in', params: ['type'], field: wheelRewardFields.type },
        { name: 'status', operator: 'in', params: ['status'], field: wheelRewardFields.status },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: '-created_at',
      limit: 20,
      match: { event_reward_id: 'id' },
      permission: 'wheel.wheel.view',
    },
  ],
  actions: [],
  done: '/fortune-wheel/rewards',
  about: '{name}',
  history: { call: recordHistory, entity: 'EventReward' },
});
