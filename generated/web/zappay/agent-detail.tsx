// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAgentConfigFields as f } from '#generated/api/fields/zap-pay-agent-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { zappayAgentDetail, zappayAgentUpdate } from './calls/zappay.ts';
import { validateZappayAgentUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/zappay/agent/detail',
  area: 'zappay',
  title: { th: 'แก้ไขตั้งค่าเอเย่นต์ ZapPay', en: 'ZapPay agent config' },
  permission: 'gateway.zappay.agent_config.view',
  mode: 'update',
  record: zappayAgentDetail,
  save: zappayAgentUpdate,
  savePermission: 'gateway.zappay.agent_config.update',
  key: 'id',
  fields: [
    {
      name: 'agent_id',
      kind: 'ref',
      label: f.agent_id.label,
      readonly: true,
      reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
    },
    { name: 'account_id', kind: 'ref', label: f.account_id.label, readonly: true, reference: { entity: 'ZapPayAccount', path: '/api/system/zappay/account/items', value: 'id', label: 'name', instead: '/api/system/zappay/accounts' } },
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
  validate: validateZappayAgentUpdate,
  related: [],
  actions: [],
  done: '/zappay/agent/manage',
  about: '{display_name}',
  history: { call: recordHistory, entity: 'ZapPayAgentConfig' },
});
