// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { pointRuleFields as f } from '#generated/api/fields/point-rule.ts';
import { dayTimesShape } from '#generated/api/shapes/day-times.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { shopDepositAdd } from './calls/shop.ts';
import { validateShopDepositAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/shop/deposit/add',
  area: 'shop',
  title: { th: 'เพิ่มกติกาฝากรับแต้ม', en: 'Add rule' },
  permission: 'shop.deposit.create',
  mode: 'create',
  save: shopDepositAdd,
  savePermission: 'shop.deposit.create',
  key: 'id',
  fields: [f.name, f.agent_ids, f.channels, f.deposit_min, f.deposit_max, f.mode, f.per_amount, f.points, f.points_max_per_day, { ...f.multiplier_days, item: { kind: 'shape', shape: dayTimesShape } }, f.start_at, f.end_at, f.status],
  groups: [
    { title: { th: 'กติกา', en: 'Rule' }, fields: ['name', 'agent_ids', 'channels'] },
    {
      title: { th: 'การคิดแต้ม', en: 'Points' },
      fields: [
        'deposit_min', 'deposit_max', 'mode', 'per_amount', 'points', 'points_max_per_day', 'multiplier_days',
      ],
      when: { per_amount: { mode: ['ratio'] } },
    },
    { title: { th: 'ช่วงเวลา', en: 'When' }, fields: ['start_at', 'end_at', 'status'] },
  ],
  validate: validateShopDepositAdd,
  related: [],
  actions: [],
  done: '/shop/deposit/manage',
  aside: () => import('#areas/shop/web/parts/rule-example.tsx'),
});
