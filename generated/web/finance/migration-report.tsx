// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { transferStatusOptions } from '#generated/api/enums/transfer-status.ts';
import { sweepFields as f } from '#generated/api/fields/sweep.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { mbankingTransferResolve, mbankingTransferState } from './calls/mbanking.ts';
import { migrationLogs } from './calls/migration.ts';

const fetchInputs = () => import('./migration-report.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/finance/migration/report',
  area: 'finance',
  title: { th: 'รายงานโยกเงิน', en: 'Sweep report' },
  permission: 'finance.migration.view',
  list: migrationLogs,
  key: 'id',
  columns: [
    { ...f.created_at, width: 172, pin: 'start', sortable: true },
    { ...f.migration_ref, width: 165, sortable: true, pin: 'start' },
    { ...f.source_bank_id, width: 150, sortable: true, fact: true },
    { ...f.dest_bank_id, width: 150, sortable: true, fact: true },
    { ...f.balance_before, width: 120, sortable: true },
    { ...f.amount, width: 120, sortable: true, total: true, pin: 'end' },
    { ...f.fee, width: 100, sortable: true, total: true },
    { ...f.balance_after, width: 120, sortable: true },
    { ...f.trigger, width: 100, sortable: true },
    { ...f.duration_sec, width: 90, sortable: true },
    { ...f.upstream_ref, width: 160, sortable: true },
    { ...f.message, width: 200, sortable: true },
    { ...f.status, width: 120, pin: 'end', sortable: true },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.created_at, maxDays: 31 },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'source_bank_id', operator: 'in', params: ['source_bank_id'], field: f.source_bank_id },
    { name: 'dest_bank_id', operator: 'in', params: ['dest_bank_id'], field: f.dest_bank_id },
    { name: 'trigger', operator: 'in', params: ['trigger'], field: f.trigger },
    { name: 'rule_id', operator: 'eq', params: ['rule_id'], field: { ...f.rule_id, kind: 'integer' } },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-id',
  limit: 20,
  tabs: { filter: 'status', items: transferStatusOptions },
  groups: ['status', 'trigger'],
  rowActions: [
    {
      id: 'ask',
      label: { th: 'ถามผลจากธนาคาร', en: 'Ask the bank' },
      icon: 'cash-sync',
      permission: 'finance.mbanking.view',
      when: { status: ['processing', 'unknown'] },
      call: mbankingTransferState,
      send: [{ field: 'transfer_id', as: 'id' }],
      set: { ask: true },
    },
    {
      id: 'resolve',
      label: { th: 'ยืนยันผลด้วยหลักฐาน', en: 'Settle with evidence' },
      icon: 'check',
      permission: 'finance.mbanking.transfer',
      when: { status: ['unknown'] },
      call: mbankingTransferResolve,
      send: [{ field: 'transfer_id', as: 'id' }],
      input: async () => (await fetchInputs()).resolve,
    },
    { id: 'rule', label: { th: 'แก้ไขกฎ', en: 'Edit rule' }, icon: 'pencil', permission: 'finance.migration.view', to: '/finance/migration/detail?id={rule_id}' },
    { id: 'statement', label: { th: 'ดูสเตทเมนต์', en: 'Statement' }, icon: 'file-document', permission: 'finance.mbanking.view', to: '/finance/m_banking?bank_id={source_bank_id}' },
  ],
  bulkActions: [],
  headerActions: [],
  refresh: 15000,
  cards: [{ field: f.amount }, { filter: 'status', values: ['success'] }, { filter: 'status', values: ['failed'] }, { filter: 'status', values: ['unknown'] }],
  above: { load: () => import('#areas/finance/web/parts/sweep-hours.tsx'), height: 175 },
});
