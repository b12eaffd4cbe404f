// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { replenishResultOptions } from '#generated/api/enums/replenish-result.ts';
import { replenishLogFields as f } from '#generated/api/fields/replenish-log.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { replenishLogs } from './calls/replenish.ts';

export default listPage({
  kind: 'list',
  path: '/finance/replenish/banks',
  area: 'finance',
  title: { th: 'ประวัติเติม', en: 'History' },
  permission: 'finance.replenish.view',
  list: replenishLogs,
  key: 'id',
  columns: [
    { ...f.created_at, width: 172, pin: 'start', sortable: true },
    { ...f.target_bank_id, width: 160, sortable: true },
    { ...f.balance_at_trigger, width: 130, sortable: true },
    { ...f.needed_amount, width: 130, sortable: true, pin: 'end' },
    { ...f.action, width: 120, sortable: true },
    { ...f.ticket_ref, width: 165, link: '/finance/ticket/detail?id={ticket_id}' },
    { ...f.transfer_ref, width: 165 },
    { ...f.message, width: 240, sortable: true },
    { ...f.result, width: 150, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.created_at, maxDays: 31 },
    { name: 'action', operator: 'in', params: ['action'], field: f.action },
    { name: 'result', operator: 'in', params: ['result'], field: f.result },
    { name: 'target_bank_id', operator: 'in', params: ['target_bank_id'], field: f.target_bank_id },
    { name: 'id', operator: 'eq', params: ['id'], field: { ...f.rule_id, kind: 'integer' } },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-id',
  limit: 20,
  tabs: { filter: 'result', items: replenishResultOptions },
  groups: ['action', 'result'],
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  refresh: 30000,
  view: 'logs',
});
