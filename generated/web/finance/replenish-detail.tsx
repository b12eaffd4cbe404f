// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { replenishLogFields } from '#generated/api/fields/replenish-log.ts';
import { replenishRuleFields as f } from '#generated/api/fields/replenish-rule.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { replenishDetail, replenishLogs, replenishUpdate } from './calls/replenish.ts';
import { validateReplenishUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/finance/replenish/detail',
  area: 'finance',
  title: { th: 'แก้ไขกฎเติมเงิน', en: 'Replenish rule' },
  permission: 'finance.replenish.view',
  mode: 'update',
  record: replenishDetail,
  save: replenishUpdate,
  savePermission: 'finance.replenish.update',
  key: 'id',
  fields: [f.target_bank_id, f.source_bank_ids, f.min_balance, f.target_balance, f.per_transfer_max, f.daily_max, f.mode, f.finance_team_id, f.cooldown_min, f.status],
  groups: [
    { title: { th: 'บัญชี', en: 'Accounts' }, fields: ['target_bank_id', 'source_bank_ids'] },
    { title: { th: 'เมื่อไรและเท่าไร', en: 'When and how much' }, fields: ['min_balance', 'target_balance', 'per_transfer_max', 'daily_max'] },
    { title: { th: 'วิธีทำงาน', en: 'How' }, fields: ['mode', 'finance_team_id', 'cooldown_min', 'status'] },
  ],
  validate: validateReplenishUpdate,
  panels: [{ name: 'sources', title: { th: 'บัญชีและลำดับต้นทาง', en: 'Accounts and their order' }, part: () => import('#areas/finance/web/parts/replenish-sources.tsx') }],
  related: [
    {
      name: 'logs',
      title: { th: 'ประวัติเติม', en: 'History' },
      list: replenishLogs,
      key: 'id',
      columns: [
        { ...replenishLogFields.created_at, sortable: true },
        { ...replenishLogFields.balance_at_trigger, sortable: true },
        { ...replenishLogFields.needed_amount, sortable: true, pin: 'end' },
        { ...replenishLogFields.action, sortable: true },
        replenishLogFields.ticket_ref,
        replenishLogFields.transfer_ref,
        { ...replenishLogFields.result, sortable: true, pin: 'end' },
        { ...replenishLogFields.message, sortable: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: replenishLogFields.created_at, maxDays: 31 },
        { name: 'action', operator: 'in', params: ['action'], field: replenishLogFields.action },
        { name: 'result', operator: 'in', params: ['result'], field: replenishLogFields.result },
        { name: 'target_bank_id', operator: 'in', params: ['target_bank_id'], field: replenishLogFields.target_bank_id },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: '-id',
      limit: 20,
      match: { id: 'id' },
      permission: 'finance.replenish.view',
    },
  ],
  actions: [],
  about: '{target_bank_name}',
  history: { call: recordHistory, entity: 'ReplenishRule' },
});
