// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { depositStatusOptions } from '#generated/api/enums/deposit-status.ts';
import { depositFields as f } from '#generated/api/fields/deposit.ts';
import { levelsCell } from '#web/screens/cells/levels-cell.tsx';
import { marksCell } from '#web/screens/cells/marks-cell.tsx';
import { listPage } from '#web/screens/list/list-page.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { depositList } from './calls/deposit.ts';

const first = listPage({
  kind: 'list',
  path: '/finance/deposit_requests',
  area: 'finance',
  title: { th: 'รายการฝาก', en: 'Deposits' },
  permission: 'finance.deposit.view',
  list: depositList,
  key: 'id',
  columns: [
    { ...f.requested_at, width: 172, pin: 'start', sortable: true },
    {
      ...f.deposit_ref,
      width: 165,
      sortable: true,
      pin: 'start',
      cell: {
        marks: [
          {
            name: 'is_first_deposit',
            kind: 'boolean',
            label: { th: 'ฝากแรก', en: 'First deposit' },
            readonly: true,
            options: [{ value: 'true', label: { th: 'ฝากแรก', en: 'First deposit' }, tone: 'info' }, { value: 'false', label: { th: 'ฝากซ้ำ', en: 'Repeat' }, tone: 'neutral' }],
            initial: false,
          },
        ],
      },
      draw: marksCell,
    },
    { ...f.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, width: 90, sortable: true, fact: true },
    { ...f.username, width: 120, sortable: true, fact: true },
    { ...f.member_name, width: 160, sortable: true },
    { ...f.channel, width: 145, sortable: true },
    { ...f.from_bank_code, width: 182, sortable: true },
    { ...f.from_account_no, width: 144 },
    { ...f.bank_id, width: 130, sortable: true },
    { ...f.requested_amount, width: 110, sortable: true, total: true, pin: 'end' },
    { ...f.amount, width: 110, sortable: true, total: true, pin: 'end' },
    { ...f.bonus_amount, width: 90, sortable: true, total: true },
    { ...f.credited_amount, width: 120, sortable: true, total: true },
    { ...f.balance_before, label: { th: 'ก่อน', en: 'Before' }, width: 110, sortable: true },
    { ...f.balance_after, label: { th: 'หลัง', en: 'After' }, width: 110, sortable: true },
    { ...f.duration_sec, width: 90, sortable: true, total: true, whole: true, cell: { levels: [['warning', 61], ['danger', 301]] }, draw: levelsCell },
    { ...f.operator, width: 110, sortable: true },
    { ...f.note, width: 180, sortable: true },
    { ...f.status, width: 140, sortable: true, pin: 'end' },
    { ...f.is_first_deposit, hidden: true, sortable: true },
    { ...f.gateway, hidden: true, sortable: true },
    { ...f.gateway_order_ref, hidden: true, sortable: true },
    { ...f.raw_ref, hidden: true, sortable: true },
    { ...f.match_method, hidden: true, sortable: true },
    { ...f.flags, hidden: true },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.requested_at, initial: 'today', maxDays: 31, unless: { ref: true } },
    { name: 'ref', operator: 'eq', params: ['ref'], field: f.deposit_ref },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'channel', operator: 'in', params: ['channel'], field: f.channel },
    { name: 'gateway', operator: 'contains', params: ['gateway'], field: f.gateway },
    { name: 'bank_id', operator: 'in', params: ['bank_id'], field: f.bank_id },
    { name: 'amount', operator: 'between', params: ['amount_min', 'amount_max'], field: f.requested_amount },
    { name: 'is_first_deposit', operator: 'eq', params: ['is_first_deposit'], field: f.is_first_deposit },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-requested_at',
  limit: 20,
  tabs: { filter: 'status', items: depositStatusOptions },
  groups: ['status', 'channel'],
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  refresh: 10000,
  export: 'finance.deposit.export',
  cards: [
    { filter: 'status', values: ['success'] },
    { filter: 'status', values: ['pending', 'processing'], label: { th: 'รอ', en: 'Waiting' }, tone: 'warning' },
    { filter: 'status', values: ['suspicious'] },
    { filter: 'status', values: ['failed', 'expired'], label: { th: 'ไม่สำเร็จ', en: 'Without money' }, tone: 'danger' },
    { field: f.credited_amount },
    { field: f.duration_sec, label: { th: 'เวลาเฉลี่ยจนเติมเครดิต', en: 'Average time to credit' } },
  ],
});

export default viewsPage({
  first: first,
  name: 'requests',
  title: { th: 'คำขอฝาก', en: 'Requests' },
  views: [
    { name: 'transactions', title: { th: 'ธุรกรรมที่เติมแล้ว', en: 'Credited' }, permission: 'finance.deposit.view', load: () => import('./deposit_requests.transactions.tsx') },
    { name: 'raw', title: { th: 'รายการดิบ', en: 'Statement lines' }, permission: 'finance.deposit.view', load: () => import('./deposit_requests.raw.tsx') },
  ],
});
