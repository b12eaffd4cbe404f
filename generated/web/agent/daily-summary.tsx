// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportRowFields as f } from '#generated/api/fields/report-row.ts';
import { reportPage } from '#web/screens/report/report-page.tsx';
import { agentSummary } from './calls/agent.ts';

export default reportPage({
  kind: 'report',
  path: '/agent/daily-summary',
  area: 'agent',
  title: { th: 'สรุปรายวัน', en: 'Daily summary' },
  permission: 'agent.summary.view',
  list: agentSummary,
  key: 'row_key',
  columns: [
    { ...f.stat_date, width: 110, pin: 'start', sortable: true, groups: ['day', 'agent_day', 'bet_day'] },
    { ...f.new_member, sortable: true, total: true, groups: ['agent', 'master', 'member', 'day', 'month', 'agent_day'] },
    { ...f.first_deposit_count, sortable: true, total: true, groups: ['agent', 'master', 'member', 'day', 'month', 'agent_day'] },
    { ...f.bet_member, sortable: true, total: true, whole: true },
    { ...f.deposit_total, sortable: true, total: true, groups: ['agent', 'master', 'member', 'day', 'month', 'agent_day'] },
    { ...f.withdraw_total, sortable: true, total: true, groups: ['agent', 'master', 'member', 'day', 'month', 'agent_day'] },
    { ...f.net_flow, sortable: true, total: true, groups: ['agent', 'master', 'member', 'day', 'month', 'agent_day'] },
    { ...f.bet_count, sortable: true, total: true },
    { ...f.turnover, sortable: true, total: true },
    { ...f.valid_turnover, sortable: true, total: true },
    { ...f.member_winloss, sortable: true, total: true },
    { ...f.member_commission, sortable: true, total: true },
    { ...f.agent_winloss, sortable: true, total: true },
    { ...f.agent_commission, sortable: true, total: true },
    { ...f.company_net, sortable: true, total: true },
    { ...f.promo_cost, sortable: true, total: true, groups: ['agent', 'master', 'member', 'day', 'month', 'agent_day'] },
    { ...f.profit, sortable: true, total: true, pin: 'end', groups: ['agent', 'master', 'member', 'day', 'month', 'agent_day'] },
  ],
  filters: [
    { name: 'group_by', operator: 'eq', params: ['group_by'], field: { name: 'group_by', kind: 'enum', label: { th: 'จัดกลุ่ม', en: 'Group by' }, options: [{ value: 'day', label: { th: 'รายวัน', en: 'By day' } }] }, initial: 'day' },
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.stat_date, initial: 'last7', maxDays: 732 },
    { name: 'compare', operator: 'contains', params: ['compare'], field: { name: 'compare', kind: 'code', label: { th: 'เทียบกับ', en: 'Compare with' } } },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'server', operator: 'in', params: ['server'], field: f.server },
  ],
  sort: '-stat_date',
  limit: 50,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  export: 'agent.summary.export',
  drill: { day: '/agent/winloss-summary?group_by=agent&date_from={stat_date}&date_to={stat_date}' },
  heat: ['net_flow', 'profit'],
  chart: { x: 'stat_date', bars: ['deposit_total', 'withdraw_total'], lines: ['profit'] },
});
