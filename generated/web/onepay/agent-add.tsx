// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayAgentConfigFields as f } from '#generated/api/fields/one-pay-agent-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { onepayAgentAdd } from './calls/onepay.ts';
import { validateOnepayAgentAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/onepay/agent/add',
  area: 'onepay',
  title: { th: 'เพิ่มเอเย่นต์ OnePay', en: 'Add OnePay agent config' },
  permission: 'gateway.onepay.agent_config.create',
  mode: 'create',
  save: onepayAgentAdd,
  savePermission: 'gateway.onepay.agent_config.create',
  key: 'id',
  fields: [
    f.agent_id,
    f.account_id,
    f.display_name,
    f.priority,
    f.status,
    f.deposit_enabled,
    f.withdraw_enabled,
    f.deposit_min,
    f.deposit_max,
    f.withdraw_min,
    f.withdraw_max,
    f.auto_withdraw_max,
    f.fee_payer,
    f.allowed_banks,
    f.member_levels,
    f.open_from,
    f.open_to,
  ],
  groups: [
    { title: { th: 'เอเย่นต์', en: 'Agent' }, fields: ['agent_id', 'account_id', 'display_name', 'priority', 'status'] },
    {
      title: { th: 'ฝากและถอน', en: 'Deposits and withdrawals' },
      fields: [
        'deposit_enabled', 'withdraw_enabled', 'deposit_min', 'deposit_max', 'withdraw_min', 'withdraw_max',
        'auto_withdraw_max',
      ],
    },
    { title: { th: 'เงื่อนไข', en: 'Conditions' }, fields: ['fee_payer', 'allowed_banks', 'member_levels', 'open_from', 'open_to'] },
  ],
  validate: validateOnepayAgentAdd,
  related: [],
  actions: [],
  done: '/onepay/agent/manage',
});
