// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bankCrossFields as f } from '#generated/api/fields/bank-cross.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { bankCross } from './calls/bank.ts';

export default listPage({
  kind: 'list',
  path: '/finance/manage_banks',
  area: 'finance',
  title: { th: 'ใช้ร่วมหลายเอเย่นต์', en: 'Shared by agents' },
  permission: 'finance.bank.view',
  list: bankCross,
  key: 'cross_id',
  columns: [
    { ...f.nickname, width: 150, sortable: true, pin: 'start' },
    { ...f.bank_code, width: 182, sortable: true },
    { ...f.account_no, width: 155, sortable: true },
    { ...f.account_name, width: 180, sortable: true },
    { ...f.agent_id, width: 170, sortable: true },
    { ...f.agent_code, width: 110, sortable: true },
    { ...f.agent_count, width: 110, sortable: true },
    { ...f.usage, width: 165, sortable: true },
    { ...f.balance, width: 130, sortable: true },
    { ...f.today_in, width: 120, sortable: true },
    { ...f.today_out, width: 120, sortable: true },
    { ...f.session_status, width: 120, sortable: true },
    { ...f.status, width: 110, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'bank_code', operator: 'in', params: ['bank_code'], field: f.bank_code },
    { name: 'usage', operator: 'in', params: ['usage'], field: f.usage },
    { name: 'session_status', operator: 'in', params: ['session_status'], field: f.session_status },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'bank_id,agent_code',
  limit: 20,
  groups: ['usage', 'session_status', 'status'],
  open: '/finance/manage_bank?id={bank_id}',
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  refresh: 60000,
  export: 'finance.bank.export',
  view: 'cross',
});
