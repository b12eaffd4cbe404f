// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { sweepRuleFields as f } from '#generated/api/fields/sweep-rule.ts';
import { sweepFields } from '#generated/api/fields/sweep.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { migrationBanksDetail, migrationBanksUpdate, migrationLogs } from './calls/migration.ts';
import { validateMigrationBanksUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/finance/migration/detail',
  area: 'finance',
  title: { th: 'แก้ไขกฎโยกเงิน', en: 'Sweep rule' },
  permission: 'finance.migration.view',
  mode: 'update',
  record: migrationBanksDetail,
  save: migrationBanksUpdate,
  savePermission: 'finance.migration.update',
  key: 'id',
  fields: [f.source_bank_id, f.dest_bank_ids, f.method, f.ceiling_min, f.ceiling_max, f.remain_min, f.remain_max, f.per_transfer_max, f.daily_max, f.status],
  groups: [
    { title: { th: 'บัญชี', en: 'Accounts' }, fields: ['source_bank_id', 'dest_bank_ids', 'method'] },
    { title: { th: 'เงื่อนไข', en: 'When and how much' }, fields: ['ceiling_min', 'ceiling_max', 'remain_min', 'remain_max'] },
    { title: { th: 'วงเงิน', en: 'Limits' }, fields: ['per_transfer_max', 'daily_max', 'status'] },
  ],
  validate: validateMigrationBanksUpdate,
  related: [
    {
      name: 'sweeps',
      title: { th: 'รายการโยกล่าสุด', en: 'Latest sweeps' },
      list: migrationLogs,
      key: 'id',
      columns: [
        { ...sweepFields.created_at, sortable: true },
        { ...sweepFields.migration_ref, sortable: true, pin: 'start' },
        { ...sweepFields.dest_bank_id, sortable: true },
        { ...sweepFields.amount, sortable: true, total: true, pin: 'end' },
        { ...sweepFields.fee, sortable: true, total: true },
        { ...sweepFields.trigger, sortable: true },
        { ...sweepFields.message, sortable: true },
        { ...sweepFields.status, sortable: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: sweepFields.created_at, maxDays: 31 },
        { name: 'status', operator: 'in', params: ['status'], field: sweepFields.status },
        { name: 'source_bank_id', operator: 'in', params: ['source_bank_id'], field: sweepFields.source_bank_id },
        { name: 'dest_bank_id', operator: 'in', params: ['dest_bank_id'], field: sweepFields.dest_bank_id },
        { name: 'trigger', operator: 'in', params: ['trigger'], field: sweepFields.trigger },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: '-id',
      limit: 20,
      match: { rule_id: 'id' },
      permission: 'finance.migration.view',
    },
  ],
  actions: [],
  about: '{source_bank_name}',
  aside: () => import('#areas/finance/web/parts/sweep-sentence.tsx'),
  history: { call: recordHistory, entity: 'SweepRule' },
});
