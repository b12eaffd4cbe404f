// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { gatewayBankItemFields } from '#generated/api/fields/gateway-bank-item.ts';
import { gatewayStatementLineFields } from '#generated/api/fields/gateway-statement-line.ts';
import { vizPayAccountFields as f } from '#generated/api/fields/viz-pay-account.ts';
import { vizPayAgentConfigFields } from '#generated/api/fields/viz-pay-agent-config.ts';
import { vizPayBalanceLogFields } from '#generated/api/fields/viz-pay-balance-log.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import {
  vizpayAgentConfigs, vizpayBalance, vizpayBalanceLogs, vizpayBankLists, vizpayDetail, vizpayOrderInquiry,
  vizpayStatement, vizpayUpdate,
} from './calls/vizpay.ts';
import { validateVizpayUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/vizpay/account/detail',
  area: 'vizpay',
  title: { th: 'รายละเอียดบัญชี VizPay', en: 'VizPay account' },
  permission: 'gateway.vizpay.account.view',
  mode: 'update',
  record: vizpayDetail,
  save: vizpayUpdate,
  savePermission: 'gateway.vizpay.account.update',
  key: 'id',
  fields: [
    f.name,
    { name: 'api_key', kind: 'secret', label: f.api_key.label, initial: '' },
    { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' },
    f.api_version,
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
    { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', 'api_key', 'secret_key', 'api_version', 'api_url', 'callback_url', 'callback_ips'] },
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
  validate: validateVizpayUpdate,
  panels: [
    { name: 'balance', title: { th: 'ยอดและประวัติยอด', en: 'Balance and its history' }, part: () => import('#areas/gateway/web/parts/balance.tsx'), permission: 'gateway.vizpay.account.view', call: vizpayBalance, list: 'balance_logs' },
    { name: 'inquiry', title: { th: 'เครื่องมือ', en: 'Tools' }, part: () => import('#areas/gateway/web/parts/inquiry-form.tsx'), permission: 'gateway.vizpay.order.inquiry', call: vizpayOrderInquiry },
    { name: 'statement', title: { th: 'สเตทเมนต์', en: 'Statement' }, part: () => import('#areas/gateway/web/parts/statement.tsx'), permission: 'gateway.vizpay.account.statement', list: 'statement_lines' },
  ],
  related: [
    {
      name: 'balance_logs',
      title: { th: 'ประวัติยอด', en: 'Balance log' },
      list: vizpayBalanceLogs,
      key: 'id',
      columns: [
        { ...vizPayBalanceLogFields.created_at, sortable: true },
        { ...vizPayBalanceLogFields.reason, sortable: true },
        { ...vizPayBalanceLogFields.ref, sortable: true, pin: 'start' },
        { ...vizPayBalanceLogFields.balance_before, sortable: true },
        { ...vizPayBalanceLogFields.change, sortable: true, total: true },
        { ...vizPayBalanceLogFields.balance_after, sortable: true },
        { ...vizPayBalanceLogFields.source, sortable: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: vizPayBalanceLogFields.created_at, initial: 'last7', maxDays: 31 },
        { name: 'reason', operator: 'in', params: ['reason'], field: vizPayBalanceLogFields.reason },
      ],
      sort: '-id',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.vizpay.account.view',
    },
    {
      name: 'statement_lines',
      title: { th: 'สเตทเมนต์', en: 'Statement' },
      list: vizpayStatement,
      key: 'ref',
      columns: [
        { ...gatewayStatementLineFields.at, sortable: true },
        { ...gatewayStatementLineFields.type, sortable: true },
        { ...gatewayStatementLineFields.ref, sortable: true },
        { ...gatewayStatementLineFields.amount, sortable: true },
        { ...gatewayStatementLineFields.local_amount, sortable: true },
        { ...gatewayStatementLineFields.fee, sortable: true, total: true },
        { ...gatewayStatementLineFields.balance, sortable: true },
        { ...gatewayStatementLineFields.match, sortable: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: gatewayStatementLineFields.at, initial: 'today', maxDays: 31 },
        { name: 'match', operator: 'in', params: ['match'], field: gatewayStatementLineFields.match },
      ],
      sort: '-at',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.vizpay.account.statement',
    },
    {
      name: 'bank_lists',
      title: { th: 'ธนาคารที่รองรับ', en: 'Supported banks' },
      list: vizpayBankLists,
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
      permission: 'gateway.vizpay.account.view',
    },
    {
      name: 'agents',
      title: { th: 'เอเย่นต์ที่ใช้', en: 'Agents' },
      list: vizpayAgentConfigs,
      key: 'id',
      columns: [
        { ...vizPayAgentConfigFields.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true, pin: 'start' },
        { ...vizPayAgentConfigFields.display_name, sortable: true },
        { ...vizPayAgentConfigFields.deposit_enabled, sortable: true },
        { ...vizPayAgentConfigFields.withdraw_enabled, sortable: true },
        { ...vizPayAgentConfigFields.fee_payer, sortable: true },
        { ...vizPayAgentConfigFields.priority, sortable: true },
        { ...vizPayAgentConfigFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: vizPayAgentConfigFields.agent_id },
        { name: 'status', operator: 'in', params: ['status'], field: vizPayAgentConfigFields.status },
        { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: vizPayAgentConfigFields.deposit_enabled },
        { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: vizPayAgentConfigFields.withdraw_enabled },
      ],
      sort: 'priority,agent_code',
      limit: 20,
      match: { account_id: 'id' },
      permission: 'gateway.vizpay.agent_config.view',
    },
  ],
  actions: [],
  done: '/vizpay/account/manage',
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
  history: { call: recordHistory, entity: 'VizPayAccount' },
});
