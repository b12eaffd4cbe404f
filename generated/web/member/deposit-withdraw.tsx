// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportRowFields as f } from '#generated/api/fields/report-row.ts';
import { reportPage } from '#web/screens/report/report-page.tsx';
import { memberDepositWithdraw } from './calls/member.ts';

export default reportPage({
  kind: 'report',
  path: '/member/deposit-withdraw',
  area: 'member',
  title: { th: 'ฝาก-ถอน สมาชิก', en: 'Member deposits and withdrawals' },
  permission: 'member.finance.view',
  list: memberDepositWithdraw,
  key: 'row_key',
  columns: [
    { ...f.username, width: 130, pin: 'start', sortable: true, groups: ['member'] },
    { ...f.name, sortable: true, groups: ['member'] },
    { ...f.agent_code, sortable: true, groups: ['member'] },
    { ...f.level, hidden: true, sortable: true, groups: ['member'] },
    { ...f.deposit_count, sortable: true, total: true, band: { th: 'ฝาก', en: 'Deposits' } },
    { ...f.deposit_total, sortable: true, total: true, fact: true, band: { th: 'ฝาก', en: 'Deposits' } },
    { ...f.avg_deposit, sortable: true, total: true, band: { th: 'ฝาก', en: 'Deposits' }, whole: true },
    { ...f.withdraw_count, sortable: true, total: true, band: { th: 'ถอน', en: 'Withdrawals' } },
    { ...f.withdraw_total, sortable: true, total: true, fact: true, band: { th: 'ถอน', en: 'Withdrawals' } },
    { ...f.bonus_total, sortable: true, total: true },
    { ...f.net_flow, sortable: true, total: true, pin: 'end' },
    { ...f.balance, sortable: true, groups: ['member'] },
    { ...f.first_deposit_at, sortable: true, groups: ['member'] },
    { ...f.last_deposit_at, sortable: true, groups: ['member'] },
    { ...f.last_withdraw_at, whole: true },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.stat_date, initial: 'last7', maxDays: 732 },
    { name: 'compare', operator: 'contains', params: ['compare'], field: { name: 'compare', kind: 'code', label: { th: 'เทียบกับ', en: 'Compare with' } } },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'username', operator: 'eq', params: ['username'], field: f.username },
    { name: 'level', operator: 'in', params: ['level'], field: f.level },
    { name: 'net_flow', operator: 'between', params: ['net_flow_min', 'net_flow_max'], field: f.net_flow },
    { name: 'deposit_total', operator: 'between', params: ['deposit_total_min', 'deposit_total_max'], field: f.deposit_total },
    {
      name: 'first_deposit_only',
      operator: 'eq',
      params: ['first_deposit_only'],
      field: { ...f.first_deposit_count, kind: 'boolean', label: { th: 'ฝากแรกในช่วงนี้เท่านั้น', en: 'First deposits only' } },
      where: { first_deposit_count: { not: [0, null] } },
    },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-deposit_total',
  limit: 50,
  rowActions: [
    { id: 'deposits', label: { th: 'รายการฝาก', en: 'Deposits' }, icon: 'cash-plus', permission: 'finance.deposit.view', to: '/finance/deposit_requests?q={username}' },
    { id: 'withdrawals', label: { th: 'รายการถอน', en: 'Withdrawals' }, icon: 'cash-minus', permission: 'finance.withdraw.view', to: '/finance/withdraw_requests?status=&q={username}' },
  ],
  bulkActions: [],
  headerActions: [],
  export: 'member.finance.export',
  drill: { all: '/member/winloss-summary?username={username}' },
  heat: ['net_flow'],
});
