// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportRowFields as f } from '#generated/api/fields/report-row.ts';
import { reportPage } from '#web/screens/report/report-page.tsx';
import { agentSummaryProvider } from './calls/agent.ts';

export default reportPage({
  kind: 'report',
  path: '/report/provider-invoice',
  area: 'agent',
  title: { th: 'ใบแจ้งหนี้ค่ายเกม', en: 'Provider invoice' },
  permission: 'report.invoice.view',
  list: agentSummaryProvider,
  key: 'row_key',
  columns: [
    { ...f.month, width: 110, pin: 'start', sortable: true, groups: ['month', 'provider_month', 'invoice'] },
    { ...f.invoice_provider, label: { th: 'ค่ายเกม', en: 'Provider' }, width: 160, pin: 'start', sortable: true, groups: ['invoice'] },
    { ...f.provider_title, width: 160, pin: 'start', sortable: true, groups: ['provider', 'agent_provider', 'provider_month'] },
    { ...f.agent_code, width: 110, sortable: true, fact: true, groups: ['agent_provider'] },
    { ...f.agent_title, width: 160, sortable: true, groups: ['agent_provider'] },
    { ...f.invoice_on, label: { th: 'คิดจาก', en: 'Invoiced on' }, sortable: true, groups: ['invoice'] },
    { ...f.turnover, sortable: true, total: true, band: { th: 'ยอดเล่น', en: 'Play' } },
    { ...f.valid_turnover, sortable: true, total: true, band: { th: 'ยอดเล่น', en: 'Play' } },
    { ...f.ggr, sortable: true, total: true, band: { th: 'ยอดเล่น', en: 'Play' } },
    { ...f.carry_in, sortable: true, band: { th: 'การคิดเงิน', en: 'Charge' }, groups: ['invoice'] },
    { ...f.billable_amount, sortable: true, band: { th: 'การคิดเงิน', en: 'Charge' }, groups: ['invoice'] },
    { ...f.invoice_rate, label: { th: 'อัตรา (%)', en: 'Rate (%)' }, sortable: true, band: { th: 'การคิดเงิน', en: 'Charge' }, groups: ['invoice'] },
    { ...f.fee_amount, sortable: true, total: true, band: { th: 'การคิดเงิน', en: 'Charge' }, groups: ['provider', 'month', 'provider_month', 'day', 'invoice'] },
    { ...f.min_fee, sortable: true, band: { th: 'การคิดเงิน', en: 'Charge' }, groups: ['invoice'] },
    { ...f.invoice_amount, sortable: true, total: true, pin: 'end', band: { th: 'การคิดเงิน', en: 'Charge' }, groups: ['provider', 'month', 'provider_month', 'day', 'invoice'] },
    { ...f.carry_out, sortable: true, band: { th: 'การคิดเงิน', en: 'Charge' }, groups: ['invoice'] },
    { ...f.fee_accrued, sortable: true, total: true, groups: ['provider', 'sub_provider', 'game_type', 'agent_provider', 'month', 'provider_month', 'day'] },
    { ...f.invoice_status, pin: 'end', sortable: true, groups: ['invoice'] },
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
        options: [{ value: 'invoice', label: { th: 'ใบแจ้งหนี้', en: 'Invoices' } }, { value: 'agent_provider', label: { th: 'ค่ายแยกเอเย่นต์', en: 'Provider by agent' } }],
      },
      initial: 'invoice',
    },
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.stat_date, initial: 'lastMonth', maxDays: 732 },
    { name: 'provider_id', operator: 'in', params: ['provider_id'], field: f.provider_id },
  ],
  sort: '-month,-invoice_amount',
  limit: 50,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  export: 'agent.winloss.export',
  drill: { invoice: '/report/provider-invoice-daily?provider_id={invoice_provider_id}&date_from={month}&date_to={month_end}', agent_provider: '/report/provider-invoice-daily?provider_id={provider_id}&agent_id={agent_id}' },
  heat: ['invoice_amount'],
  chart: { x: 'invoice_provider', bars: ['ggr', 'invoice_amount'], lines: [], top: 12 },
});
