// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAccountFields as f } from '#generated/api/fields/bit-payz-account.ts';
import { bitPayzAgentConfigFields } from '#generated/api/fields/bit-payz-agent-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { bitpayzAgentConfigs, bitpayzDetail, bitpayzUpdate } from './calls/bitpayz.ts';
import { validateBitpayzUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/bitpayz/account/detail',
  area: 'bitpayz',
  title: { th: 'รายละเอียดบัญชี BitPayz', en: 'BitPayz account' },
  permission: 'gateway.bitpayz.account.view',
  mode: 'update',
  record: bitpayzDetail,
  save: bitpayzUpdate,
  savePermission: 'gateway.bitpayz.account.update',
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
  validate: validateBitpayzUpdate,
  panels: [],
  related: [
    {
      name: 'agents',
      title: { th: 'เอเย่นต์ที่ใช้', en: 'Agents' },
      list: bitpayzAgentConfigs,
      key: 'id',
      columns: [
        { ...bitPayzAgentConfigFields.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true, pin: 'start' },
        { ...bitPayzAgentConfigFields.display_name, sortable: true },
        { ...bitPayzAgentConfigFields.deposit_enabled, sortable: true },
        { ...bitPayzAgentConfigFields.withdraw_enabled, sortable: true },
        { ...bitPayzAgentConfigFields.fee_payer, sortable: true },
        { ...bitPayzAgentConfigFields.priority, sortable: true },
        { ...bitPayzAgentConfigFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: bitPayzAgentConfigFields.agent_id },
        { name: 'status', operator: 'in', params: ['status'], field: bitPayzAgentConfigFields.status },
        { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: bitPayzAgentConfigFields.deposit_enabled },
        { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: bitPayzAgentConfigFields.withdraw_enabled },
      ],
      sort: 'priority,agent_code',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.bitpayz.agent_config.view',
    },
  ],
  actions: [],
  done: '/bitpayz/account/manage',
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
  history: { call: recordHistory, entity: 'BitPayzAccount' },
});
