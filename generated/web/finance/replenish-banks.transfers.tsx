// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { transferStatusOptions } from '#generated/api/enums/transfer-status.ts';
import { bankTransferFields as f } from '#generated/api/fields/bank-transfer.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { mbankingTransferResolve, mbankingTransferState } from './calls/mbanking.ts';
import { replenishTransferLogs } from './calls/replenish.ts';

const fetchInputs = () => import('./replenish-banks.transfers.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/finance/replenish/banks',
  area: 'finance',
  title: { th: 'ประวัติโอน', en: 'Transfers' },
  permission: 'finance.replenish.view',
  list: replenishTransferLogs,
  key: 'id',
  columns: [
    { ...f.requested_at, width: 172, pin: 'start', sortable: true },
    { ...f.transfer_ref, width: 165, sortable: true, pin: 'start' },
    { ...f.source_bank_id, width: 160, sortable: true, fact: true },
    { ...f.target_bank_id, width: 160, sortable: true, fact: true },
    { ...f.amount, width: 120, sortable: true, total: true, pin: 'end' },
    { ...f.fee, width: 100, sortable: true, total: true },
    { ...f.requested_by, width: 140, sortable: true },
    { ...f.upstream_ref, width: 170, sortable: true },
    { ...f.message, width: 200, sortable: true },
    { ...f.status, width: 120, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.requested_at, maxDays: 31 },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'source_bank_id', operator: 'in', params: ['source_bank_id'], field: f.source_bank_id },
    { name: 'target_bank_id', operator: 'in', params: ['target_bank_id'], field: f.target_bank_id },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-requested_at',
  limit: 20,
  tabs: { filter: 'status', items: transferStatusOptions },
  groups: ['status'],
  rowActions: [
    { id: 'ask', label: { th: 'ถามผลจากธนาคาร', en: 'Ask the bank' }, icon: 'cash-sync', permission: 'finance.mbanking.view', when: { status: ['processing', 'unknown'] }, call: mbankingTransferState, set: { ask: true } },
    {
      id: 'resolve',
      label: { th: 'ยืนยันผลด้วยหลักฐาน', en: 'Settle with evidence' },
      icon: 'check',
      permission: 'finance.mbanking.transfer',
      when: { status: ['unknown'] },
      call: mbankingTransferResolve,
      input: async () => (await fetchInputs()).resolve,
    },
  ],
  bulkActions: [],
  headerActions: [],
  refresh: 15000,
  view: 'transfers',
});
