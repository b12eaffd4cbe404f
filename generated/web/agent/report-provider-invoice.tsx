// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportPage } from '#web/screens/report/report-page.tsx';
import { reportRowFields as f } from '../report/fields/report-row.ts';
import { agentSummaryProvider } from './calls.ts';

export default reportPage({
  kind: 'report',
  path: '/report/provider-invoice',
  area: 'agent',
  title: { th: 'ใบแจ้งหนี้ค่ายเกม', en: 'Provider invoice' },
  permission: 'report.invoice.view',
  list: agentSummaryProvider,
  key: 'row_key',
  columns: [
    {
      ...f.provider_title,
      width: 160,
      pin: 'start',
      sortable: true,
      groups: ['provider', 'agent_provider', 'provider_month'],
    },
    { ...f.invoice_base, sortable: true, groups: ['provider', 'agent_provider', 'provider_month'] },
    { ...f.cost_pct, sortable: true, groups: ['provider', 'agent_provider', 'provider_month'] },
    { ...f.turnover, sortable: true, total: true },
    { ...f.valid_turnover, sortable: true, total: true },
    { ...f.payout, sortable: true, total: true },
    { ...f.ggr, sortable: true, total: true },
    { ...f.hold_pct, sortable: true, total: true, whole: true },
    { ...f.fee_accrued, sortable: true, total: true },
  ],
  filters: [
    {
      name: 'group_by',
      operator: 'eq',
      params: ['group_by'],
      field: {
        name: 'group_by',
        kind: 'enum',
        label: { th: 'จัดกลุ่ม', en: 'Group by' },
        options: [{ value: 'provider', label: { th: 'ค่ายเกม', en: 'Provider' } }],
      },
      initial: 'provider',
    },
    {
      name: 'date',
      operator: 'between',
      params: ['date_from', 'date_to'],
      field: f.stat_date,
      initial: 'last7',
      maxDays: 732,
    },
    {
      name: 'compare',
      operator: 'eq',
      params: ['compare'],
      field: { name: 'compare', kind: 'boolean', label: { th: 'เทียบช่วงก่อน', en: 'Compare' } },
    },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'provider_id', operator: 'in', params: ['provider_id'], field: f.provider_id },
  ],
  sort: '-turnover',
  limit: 50,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  export: 'agent.winloss.export',
  drill: { provider: '/report/provider-invoice-daily?provider_id={provider_id}' },
  heat: [],
  chart: { x: 'provider_title', bars: ['ggr', 'fee_accrued'], lines: [], top: 12 },
});
