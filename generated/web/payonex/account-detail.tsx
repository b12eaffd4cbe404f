// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { gatewayBankItemFields } from '#generated/api/fields/gateway-bank-item.ts';
import { payoneXAccountFields as f } from '#generated/api/fields/payone-x-account.ts';
import { payoneXAgentConfigFields } from '#generated/api/fields/payone-x-agent-config.ts';
import { payoneXBalanceLogFields } from '#generated/api/fields/payone-x-balance-log.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import {
  payonexAgentConfigs, payonexBalance, payonexBalanceLogs, payonexBankLists, payonexDetail, payonexUpdate,
} from './calls/payonex.ts';
import { validatePayonexUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/payonex/account/detail',
  area: 'payonex',
  title: { th: 'รายละเอียดบัญชี PayoneX', en: 'PayoneX account' },
  permission: 'gateway.payonex.account.view',
  mode: 'update',
  record: payonexDetail,
  save: payonexUpdate,
  savePermission: 'gateway.payonex.account.update',
  key: 'id',
  fields: [
    f.name,
    { name: 'access_key', kind: 'secret', label: f.access_key.label, initial: '' },
    { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' },
    f.token_expires_at,
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
    { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', 'access_key', 'secret_key', 'token_expires_at', 'api_url', 'callback_url', 'callback_ips'] },
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
  validate: validatePayonexUpdate,
  panels: [
    { name: 'balance', title: { th: 'ยอดและประวัติยอด', en: 'Balance and its history' }, part: () => import('#areas/gateway/web/parts/balance.tsx'), permission: 'gateway.payonex.account.view', call: payonexBalance, list: 'balance_logs' },
  ],
  related: [
    {
      name: 'balance_logs',
      title: { th: 'ประวัติยอด', en: 'Balance log' },
      list: payonexBalanceLogs,
      key: 'id',
      columns: [
        { ...payoneXBalanceLogFields.created_at, sortable: true },
        { ...payoneXBalanceLogFields.reason, sortable: true },
        { ...payoneXBalanceLogFields.ref, sortable: true, pin: 'start' },
        { ...payoneXBalanceLogFields.balance_before, sortable: true },
        { ...payoneXBalanceLogFields.change, sortable: true, total: true },
        { ...payoneXBalanceLogFields.balance_after, sortable: true },
        { ...payoneXBalanceLogFields.source, sortable: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: payoneXBalanceLogFields.created_at, initial: 'last7', maxDays: 31 },
        { name: 'reason', operator: 'in', params: ['reason'], field: payoneXBalanceLogFields.reason },
      ],
      sort: '-id',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.payonex.account.view',
    },
    {
      name: 'bank_lists',
      title: { th: 'ธนาคารที่รองรับ', en: 'Supported banks' },
      list: payonexBankLists,
      key: 'gateway_bank_code',
      columns: [
        { ...gatewayBankItemFields.bank_code, sortable: true },
        { ...gatewayBankItemFields.name_th, sortable: true },
        { ...gatewayBankItemFields.gateway_bank_code, sortable: true },
        { ...gatewayBankItemFields.deposit, sortable: true },
        { ...gatewayBankItemFields.withdraw, sortable: true },
      ],
      filters: [],
      sort: 'bank_code',
      limit: 100,
      match: {},
      permission: 'gateway.payonex.account.view',
    },
    {
      name: 'agents',
      title: { th: 'เอเย่นต์ที่ใช้', en: 'Agents' },
      list: payonexAgentConfigs,
      key: 'id',
      columns: [
        { ...payoneXAgentConfigFields.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true, pin: 'start' },
        { ...payoneXAgentConfigFields.display_name, sortable: true },
        { ...payoneXAgentConfigFields.deposit_enabled, sortable: true },
        { ...payoneXAgentConfigFields.withdraw_enabled, sortable: true },
        { ...payoneXAgentConfigFields.fee_payer, sortable: true },
        { ...payoneXAgentConfigFields.priority, sortable: true },
        { ...payoneXAgentConfigFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: payoneXAgentConfigFields.agent_id },
        { name: 'status', operator: 'in', params: ['status'], field: payoneXAgentConfigFields.status },
        { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: payoneXAgentConfigFields.deposit_enabled },
        { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: payoneXAgentConfigFields.withdraw_enabled },
      ],
      sort: 'priority,agent_code',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.payonex.agent_config.view',
    },
  ],
  actions: [],
  done: '/payonex/account/manage',
  about: '{name}',
  asks: [
    {
      question: {
        th: 'บันทึกคีย์ใหม่ของ {name}? คำสั่งที่ค้างอยู่จะใช้คีย์ใหม่ตรวจลายเซ็น ส่วน Secret Key เดิมยังรับ callback ได้อีก 24 ชั่วโมง',
        en: 'Save the new key of {name}? Orders under way use the new one; callbacks signed with the secret key before it count for 24 hours',
      },
      fields: ['access_key', 'secret_key'],
    },
  ],
  history: { call: recordHistory, entity: 'PayoneXAccount' },
});
