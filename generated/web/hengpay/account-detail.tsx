// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAccountFields as f } from '#generated/api/fields/heng-pay-account.ts';
import { hengPayAgentConfigFields } from '#generated/api/fields/heng-pay-agent-config.ts';
import { hengPayBalanceLogFields } from '#generated/api/fields/heng-pay-balance-log.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import {
  hengpayAgentConfigs, hengpayBalance, hengpayBalanceLogs, hengpayDetail, hengpayOrderInquiry, hengpayUpdate,
} from './calls/hengpay.ts';
import { validateHengpayUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/hengpay/account/detail',
  area: 'hengpay',
  title: { th: 'รายละเอียดบัญชี HengPay', en: 'HengPay account' },
  permission: 'gateway.hengpay.account.view',
  mode: 'update',
  record: hengpayDetail,
  save: hengpayUpdate,
  savePermission: 'gateway.hengpay.account.update',
  key: 'id',
  fields: [
    f.name,
    f.merchant_id,
    { name: 'token', kind: 'secret', label: f.token.label, initial: '' },
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
    { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', 'merchant_id', 'token', 'secret_key', 'api_url', 'callback_url', 'callback_ips'] },
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
  validate: validateHengpayUpdate,
  panels: [
    { name: 'balance', title: { th: 'ยอดและประวัติยอด', en: 'Balance and its history' }, part: () => import('#areas/gateway/web/parts/balance.tsx'), permission: 'gateway.hengpay.account.view', call: hengpayBalance, list: 'balance_logs' },
    { name: 'inquiry', title: { th: 'เครื่องมือ', en: 'Tools' }, part: () => import('#areas/gateway/web/parts/inquiry-form.tsx'), permission: 'gateway.hengpay.order.inquiry', call: hengpayOrderInquiry },
  ],
  related: [
    {
      name: 'balance_logs',
      title: { th: 'ประวัติยอด', en: 'Balance log' },
      list: hengpayBalanceLogs,
      key: 'id',
      columns: [
        { ...hengPayBalanceLogFields.created_at, sortable: true },
        { ...hengPayBalanceLogFields.reason, sortable: true },
        { ...hengPayBalanceLogFields.ref, sortable: true, pin: 'start' },
        { ...hengPayBalanceLogFields.balance_before, sortable: true },
        { ...hengPayBalanceLogFields.change, sortable: true, total: true },
        { ...hengPayBalanceLogFields.balance_after, sortable: true },
        { ...hengPayBalanceLogFields.source, sortable: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: hengPayBalanceLogFields.created_at, initial: 'last7', maxDays: 31 },
        { name: 'reason', operator: 'in', params: ['reason'], field: hengPayBalanceLogFields.reason },
      ],
      sort: '-id',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.hengpay.account.view',
    },
    {
      name: 'agents',
      title: { th: 'เอเย่นต์ที่ใช้', en: 'Agents' },
      list: hengpayAgentConfigs,
      key: 'id',
      columns: [
        { ...hengPayAgentConfigFields.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true, pin: 'start' },
        { ...hengPayAgentConfigFields.display_name, sortable: true },
        { ...hengPayAgentConfigFields.deposit_enabled, sortable: true },
        { ...hengPayAgentConfigFields.withdraw_enabled, sortable: true },
        { ...hengPayAgentConfigFields.fee_payer, sortable: true },
        { ...hengPayAgentConfigFields.priority, sortable: true },
        { ...hengPayAgentConfigFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: hengPayAgentConfigFields.agent_id },
        { name: 'status', operator: 'in', params: ['status'], field: hengPayAgentConfigFields.status },
        { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: hengPayAgentConfigFields.deposit_enabled },
        { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: hengPayAgentConfigFields.withdraw_enabled },
      ],
      sort: 'priority,agent_code',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.hengpay.agent_config.view',
    },
  ],
  actions: [],
  done: '/hengpay/account/manage',
  about: '{name}',
  asks: [
    {
      question: {
        th: 'บันทึกคีย์ใหม่ของ {name}? คำสั่งที่ค้างอยู่จะใช้คีย์ใหม่ตรวจลายเซ็น ส่วน Secret Key เดิมยังรับ callback ได้อีก 24 ชั่วโมง',
        en: 'Save the new key of {name}? Orders under way use the new one; callbacks signed with the secret key before it count for 24 hours',
      },
      fields: ['token', 'secret_key'],
    },
  ],
  history: { call: recordHistory, entity: 'HengPayAccount' },
});
