// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { replenishRuleFields as f } from '#generated/api/fields/replenish-rule.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { replenishAdd } from './calls/replenish.ts';
import { validateReplenishAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/finance/replenish/add',
  area: 'finance',
  title: { th: 'เพิ่มกฎเติมเงิน', en: 'Add replenish rule' },
  permission: 'finance.replenish.create',
  mode: 'create',
  save: replenishAdd,
  savePermission: 'finance.replenish.create',
  key: 'id',
  fields: [f.target_bank_id, f.source_bank_ids, f.min_balance, f.target_balance, f.per_transfer_max, f.daily_max, f.mode, f.finance_team_id, f.cooldown_min, f.status],
  groups: [
    { title: { th: 'บัญชี', en: 'Accounts' }, fields: ['target_bank_id', 'source_bank_ids'] },
    { title: { th: 'เมื่อไรและเท่าไร', en: 'When and how much' }, fields: ['min_balance', 'target_balance', 'per_transfer_max', 'daily_max'] },
    { title: { th: 'วิธีทำงาน', en: 'How' }, fields: ['mode', 'finance_team_id', 'cooldown_min', 'status'] },
  ],
  validate: validateReplenishAdd,
  related: [],
  actions: [],
  done: '/finance/replenish/banks',
});
