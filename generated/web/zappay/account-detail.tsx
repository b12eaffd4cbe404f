// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAccountFields as f } from '#generated/api/fields/zap-pay-account.ts';
import { zapPayAgentConfigFields } from '#generated/api/fields/zap-pay-agent-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { zappayAgentConfigs, zappayDetail, zappayUpdate } from './calls/zappay.ts';
import { validateZappayUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/zappay/account/detail',
  area: 'zappay',
  title: { th: 'รายละเอียดบัญชี ZapPay', en: 'ZapPay account' },
  permission: 'gateway.zappay.account.view',
  mode: 'update',
  record: zappayDetail,
  save: zappayUpdate,
  savePermission: 'gateway.zappay.account.update',
  key: 'id',
  fields: [
    f.name,
    f.merchant_id,
    { name: 'api_key', kind: 'secret', label: f.api_key.label, initial: '' },
    { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' },
    f.api_url,
    f.callback_url,
    f.callback_ips,
    f.deposit_enabled,
    f.withdraw_enabled,
    f.deposit_methods,
    f.deposit_min,
    f.deposit_max,
    f.withdraw_min,
    f.withdraw_max,
    f.qr_expire_min,
    f.deposit_fee_pct,
    f.deposit_fee_fixed,
    f.withdraw_fee_pct,
    f.withdraw_fee_fixed,
    f.daily_in_limit,
    f.daily_out_limit,
    f.low_balance_alert,
    f.status,
    f.note,
  ],
  groups: [
    { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', 'merchant_id', 'api_key', 'secret_key', 'api_url', 'callback_url', 'callback_ips'] },
    {
      title: { th: 'ฝากและถอน', en: 'Deposits and withdrawals' },
      fields: [
        'deposit_enabled', 'withdraw_enabled', 'deposit_methods', 'deposit_min', 'deposit_max', 'withdraw_min',
        'withdraw_max', 'qr_expire_min',
      ],
    },
    {
      title: { th: 'ค่าธรรมเนียมและวงเงิน', en: 'Fees and limits' },
      fields: [
        'deposit_fee_pct', 'deposit_fee_fixed', 'withdraw_fee_pct', 'withdraw_fee_fixed', 'daily_in_limit',
        'daily_out_limit', 'low_balance_alert',
      ],
    },
    { title: { th: 'สถานะ', en: 'Status' }, fields: ['status', 'note'] },
  ],
  validate: validateZappayUpdate,
  panels: [],
  related: [
    {
      name: 'agents',
      title: { th: 'เอเย่นต์ที่ใช้', en: 'Agents' },
      list: zappayAgentConfigs,
      key: 'id',
      columns: [
        { ...zapPayAgentConfigFields.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true, pin: 'start' },
        { ...zapPayAgentConfigFields.display_name, sortable: true },
        { ...zapPayAgentConfigFields.deposit_enabled, sortable: true },
        { ...zapPayAgentConfigFields.withdraw_enabled, sortable: true },
        { ...zapPayAgentConfigFields.fee_payer, sortable: true },
        { ...zapPayAgentConfigFields.priority, sortable: true },
        { ...zapPayAgentConfigFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: zapPayAgentConfigFields.agent_id },
        { name: 'status', operator: 'in', params: ['status'], field: zapPayAgentConfigFields.status },
        { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: zapPayAgentConfigFields.deposit_enabled },
        { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: zapPayAgentConfigFields.withdraw_enabled },
      ],
      sort: 'priority,agent_code',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.zappay.agent_config.view',
    },
  ],
  actions: [],
  done: '/zappay/account/manage',
  about: '{name}',
  asks: [
    {
      question: {
        th: 'บันทึกคีย์ใหม่ของ {name}? คำสั่งที่ค้างอยู่จะใช้คีย์ใหม่ตรวจลายเซ็น ส่วน Secret Key เดิมยังรับ callback ได้อีก 24 ชั่วโมง',
        en: 'Save the new key of {name}? Orders under way use the new one; callbacks signed with the secret key before it count for 24 hours',
      },
      fields: ['api_key', 'secret_key'],
    },
  ],
  history: { call: recordHistory, entity: 'ZapPayAccount' },
});
