// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bankDayFields as f } from '#generated/api/fields/bank-day.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { bankDays } from './calls/bank.ts';

export default listPage({
  kind: 'list',
  path: '/finance/manage_banks',
  area: 'finance',
  title: { th: 'กระทบยอด', en: 'Reconciliation' },
  permission: 'finance.bank.view',
  list: bankDays,
  key: 'id',
  columns: [
    { ...f.stat_date, width: 120, pin: 'start', sortable: true },
    { ...f.bank_id, width: 160, sortable: true, fact: true },
    { ...f.our_count, width: 120, sortable: true },
    { ...f.their_count, width: 140, sortable: true },
    { ...f.our_amount, width: 140, sortable: true, total: true },
    { ...f.their_amount, width: 150, sortable: true, total: true },
    { ...f.difference, width: 130, sortable: true, total: true, pin: 'end' },
    { ...f.open_count, width: 120, sortable: true, link: '/finance/manage_banks?tab=differences&bank_id={bank_id}&date_from={stat_date}&date_to={stat_date}&status=' },
    { ...f.checked_at, width: 172, sortable: true },
    { ...f.status, width: 120, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.stat_date, initial: 'last7', maxDays: 31 },
    { name: 'bank_id', operator: 'in', params: ['bank_id'], field: f.bank_id },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
  ],
  sort: '-stat_date,bank_id',
  limit: 20,
  groups: ['status'],
  open: '/finance/manage_banks?tab=differences&bank_id={bank_id}&date_from={stat_date}&date_to={stat_date}&status=',
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  refresh: 60000,
  export: 'finance.bank.export',
  view: 'days',
});
