// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { differenceKindOptions } from '#generated/api/enums/difference-kind.ts';
import { bankDifferenceFields as f } from '#generated/api/fields/bank-difference.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { bankDifferences } from './calls/bank.ts';

export default listPage({
  kind: 'list',
  path: '/finance/manage_banks',
  area: 'finance',
  title: { th: 'ส่วนต่าง', en: 'Differences' },
  permission: 'finance.bank.view',
  list: bankDifferences,
  key: 'id',
  columns: [
    { ...f.stat_date, width: 120, pin: 'start', sortable: true },
    { ...f.bank_id, width: 150, sortable: true, fact: true },
    { ...f.kind, width: 175, sortable: true, fact: true },
    { ...f.our_amount, width: 130, sortable: true, total: true },
    { ...f.their_amount, width: 140, sortable: true, total: true },
    { ...f.happened_at, width: 172, sortable: true },
    { ...f.our_ref, width: 160, sortable: true },
    { ...f.raw_ref, width: 165, sortable: true, link: '/finance/deposit_requests?tab=raw&q={raw_ref}' },
    { ...f.upstream_ref, width: 170, sortable: true },
    { ...f.found_at, width: 172, sortable: true },
    { ...f.resolved_at, hidden: true, sortable: true },
    { ...f.difference_key, hidden: true, sortable: true },
    { ...f.status, width: 120, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.stat_date, maxDays: 31 },
    { name: 'bank_id', operator: 'in', params: ['bank_id'], field: f.bank_id },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'kind', operator: 'in', params: ['kind'], field: f.kind },
    { name: 'status', operator: 'in', params: ['status'], field: f.status, initial: 'open' },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-stat_date,bank_id',
  limit: 20,
  tabs: { filter: 'kind', items: differenceKindOptions },
  groups: ['kind', 'status'],
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  refresh: 60000,
  export: 'finance.bank.export',
  view: 'differences',
});
