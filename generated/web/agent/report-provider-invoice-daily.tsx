// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportRowFields as f } from '#generated/api/fields/report-row.ts';
import { reportPage } from '#web/screens/report/report-page.tsx';
import { agentSummaryProvider } from './calls/agent.ts';

export default reportPage({
  kind: 'report',
  path: '/report/provider-invoice-daily',
  area: 'agent',
  title: { th: 'ใบแจ้งหนี้ค่ายเกม รายวัน', en: 'Provider invoice by day' },
  permission: 'report.invoice.view',
  list: agentSummaryProvider,
  key: 'row_key',
  columns: [
    { ...f.stat_date, width: 110, pin: 'start', sortable: true, groups: ['day'] },
    { ...f.turnover, sortable: true, total: true },
    { ...f.valid_turnover, sortable: true, total: true },
    { ...f.payout, sortable: true, total: true },
    { ...f.ggr, sortable: true, total: true },
    { ...f.hold_pct, sortable: true, total: true, whole: true },
    { ...f.fee_pct, width: 110, sortable: true, total: true, groups: ['provider', 'sub_provider', 'game_type', 'agent_provider', 'month', 'provider_month', 'day'], whole: true },
    { ...f.fee_accrued, sortable: true, total: true, pin: 'end', groups: ['provider', 'sub_provider', 'game_type', 'agent_provider', 'month', 'provider_month', 'day'] },
    { ...f.cumulative_month, width: 140, whole: true },
  ],
  filters: [
    { name: 'group_by', operator: 'eq', params: ['group_by'], field: { name: 'group_by', kind: 'enum', label: { th: 'จัดกลุ่ม', en: 'Group by' }, options: [{ value: 'day', label: { th: 'รายวัน', en: 'By day' } }] }, initial: 'day' },
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.stat_date, initial: 'last7', maxDays: 732 },
    { name: 'compare', operator: 'contains', params: ['compare'], field: { name: 'compare', kind: 'code', label: { th: 'เทียบกับ', en: 'Compare with' } } },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'provider_id', operator: 'in', params: ['provider_id'], field: f.provider_id },
    { name: 'pivot', operator: 'eq', params: ['pivot', 'show'], field: { name: 'pivot', kind: 'code', label: { th: 'คอลัมน์', en: 'Columns' } } },
  ],
  sort: '-stat_date',
  limit: 50,
  rowActions: [{ id: 'agents', label: { th: 'แยกเอเย่นต์', en: 'By agent' }, icon: 'account-group', permission: 'report.invoice.view', to: '/report/provider-invoice?group_by=agent_provider&date_from={stat_date}&date_to={stat_date}' }],
  bulkActions: [],
  headerActions: [],
  export: 'agent.winloss.export',
  drill: {},
  heat: ['ggr'],
  chart: { x: 'stat_date', bars: ['fee_accrued'], lines: ['cumulative_month'] },
});
