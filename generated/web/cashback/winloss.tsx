// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { cashbackWinlossFields as f } from '#generated/api/fields/cashback-winloss.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { cashbackWinlossLogs } from './calls/cashback.ts';

export default listPage({
  kind: 'list',
  path: '/cashback/winloss',
  area: 'cashback',
  title: { th: 'คืนยอดเสีย', en: 'Loss rebate' },
  permission: 'cashback.winloss.view',
  list: cashbackWinlossLogs,
  key: 'id',
  columns: [
    { ...f.period_from, width: 110, sortable: true, fact: true },
    { ...f.period_to, width: 110, sortable: true },
    { ...f.agent_code, width: 100, sortable: true },
    { ...f.username, width: 130, sortable: true, pin: 'start' },
    { ...f.deposit_total, sortable: true, total: true },
    { ...f.withdraw_total, sortable: true, total: true },
    { ...f.bonus_total, sortable: true, total: true },
    { ...f.winloss_base, sortable: true, total: true, fact: true },
    { ...f.rate_pct, width: 100, sortable: true },
    { ...f.amount, sortable: true, total: true, pin: 'end' },
    { ...f.cap_applied, width: 100, sortable: true },
    { ...f.claim_mode, width: 120, sortable: true },
    { ...f.calculated_at, width: 165, sortable: true },
    { ...f.paid_at, width: 165, sortable: true },
    { ...f.expires_at, hidden: true, sortable: true },
    { ...f.cycle, hidden: true, sortable: true },
    { ...f.status, width: 120, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: { ...f.period_to, label: { th: 'รอบที่สิ้นสุด', en: 'Period ends' } }, initial: 'last7', maxDays: 92 },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'cycle', operator: 'in', params: ['cycle'], field: f.cycle },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-period_to,-amount',
  limit: 20,
  groups: ['cycle', 'status'],
  rowActions: [
    { id: 'profile', label: { th: 'ดูสมาชิก', en: 'The member' }, icon: 'account', permission: 'member.member.view', to: '/member/users?username={username}' },
    { id: 'member', label: { th: 'แพ้/ชนะของสมาชิก', en: 'The member\'s win/loss' }, icon: 'chart-box', permission: 'member.winloss.view', to: '/member/winloss-summary?username={username}&date_from={period_from}&date_to={period_to}' },
    { id: 'wallet', label: { th: 'ดูกระเป๋า', en: 'The wallet' }, icon: 'wallet', permission: 'member.wallet.view', to: '/member/wallet-history?username={username}&log_type=cashback_winloss,cashback_turnover' },
  ],
  bulkActions: [],
  headerActions: [],
  export: 'cashback.winloss.export',
  cards: [
    { field: f.amount, label: { th: 'ยอดคืนรวม', en: 'Rebates' } },
    { filter: 'status', values: ['paid'] },
    { filter: 'status', values: ['pending'] },
    { filter: 'status', values: ['expired'] },
    { filter: 'status', values: ['cancelled'] },
    { filter: 'status', values: ['below_min'] },
  ],
});
