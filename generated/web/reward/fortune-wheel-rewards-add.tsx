// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { eventRewardFields as f } from '#generated/api/fields/event-reward.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { eventRewardAdd } from './calls/event_reward.ts';
import { validateEventRewardAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/fortune-wheel/rewards/add',
  area: 'reward',
  title: { th: 'เพิ่มรางวัล', en: 'Add reward' },
  permission: 'wheel.reward.create',
  mode: 'create',
  save: eventRewardAdd,
  savePermission: 'wheel.reward.create',
  key: 'id',
  fields: [f.name, f.image_url, f.type, f.value, f.turnover_multiple, f.withdraw_cap, f.stock_total, f.expire_hours, f.color, f.status],
  groups: [
    {
      title: { th: 'รางวัล', en: 'Reward' },
      fields: ['name', 'image_url', 'type', 'value', 'turnover_multiple', 'withdraw_cap'],
      when: { value: { type: ['credit', 'credit_free', 'point', 'ticket', 'item', 'coupon'] }, turnover_multiple: { type: ['credit', 'credit_free'] }, withdraw_cap: { type: ['credit', 'credit_free'] } },
    },
    { title: { th: 'การแจก', en: 'Giving' }, fields: ['stock_total', 'expire_hours', 'color', 'status'] },
  ],
  validate: validateEventRewardAdd,
  related: [],
  actions: [],
  done: '/fortune-wheel/rewards',
});
