// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { replenishRuleStateFields as f } from '#generated/api/fields/replenish-rule-state.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import {
  replenishBanksList, replenishBanksUpdate, replenishRequestBalance, replenishRequestTransfer,
} from './calls/replenish.ts';

const fetchInputs = () => import('./replenish-banks.inputs.ts').then(({ inputs }) => inputs);

const first = listPage({
  kind: 'list',
  path: '/finance/replenish/banks',
  area: 'finance',
  title: { th: 'เติมบัญชีถอน', en: 'Replenishment' },
  permission: 'finance.replenish.view',
  list: replenishBanksList,
  key: 'id',
  columns: [
    { ...f.target_bank_id, width: 170, pin: 'start', sortable: true },
    { ...f.balance, width: 130, sortable: true, total: true },
    { ...f.below_min, width: 110, sortable: true },
    { ...f.min_balance, width: 130, sortable: true },
    { ...f.target_balance, width: 130, sortable: true },
    { ...f.needed, width: 130, sortable: true, total: true },
    { ...f.source_names, width: 300 },
    { ...f.mode, width: 150, sortable: true },
    { ...f.per_transfer_max, width: 120, sortable: true },
    { ...f.today_filled, width: 120, sortable: true, total: true },
    { ...f.daily_max, hidden: true, sortable: true },
    { ...f.finance_team_id, hidden: true, sortable: true },
    { ...f.last_run_at, width: 172, sortable: true },
    { ...f.status, width: 100, pin: 'end', sortable: true },
  ],
  filters: [
    { name: 'agent_ids', operator: 'in', params: ['agent_ids'], field: f.agent_ids },
    { name: 'mode', operator: 'in', params: ['mode'], field: f.mode },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'below_min', operator: 'eq', params: ['below_min'], field: { name: 'below_min', kind: 'boolean', label: { th: 'ต่ำกว่าเกณฑ์เท่านั้น', en: 'Low accounts only' } }, where: { below_min: [true] } },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'target_name',
  limit: 20,
  groups: ['mode', 'status'],
  open: '/finance/replenish/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'finance.replenish.view', to: '/finance/replenish/detail?id={id}' },
    {
      id: 'fill',
      label: { th: 'สั่งโอนเติมทันที', en: 'Fill up now' },
      icon: 'bank-transfer-in',
      tone: 'success',
      permission: 'finance.replenish.transfer',
      call: replenishRequestTransfer,
      send: ['target_bank_id'],
      input: async () => (await fetchInputs()).fill,
    },
    { id: 'check', label: { th: 'เช็คยอด', en: 'Check balance' }, icon: 'cash-sync', permission: 'finance.bank.balance', call: replenishRequestBalance, send: ['bank_id'] },
    { id: 'ticket', label: { th: 'เปิดใบขอเติม', en: 'Open a ticket' }, icon: 'ticket', permission: 'finance.ticket.create', to: '/finance/ticket/add?target_bank_id={target_bank_id}' },
    {
      id: 'pause',
      label: { th: 'พัก', en: 'Pause' },
      icon: 'pause',
      tone: 'warning',
      permission: 'finance.replenish.update',
      when: { status: ['active'] },
      call: replenishBanksUpdate,
      set: { status: 'paused' },
      confirm: { th: 'พักการเติมเงินบัญชี {target_bank_name}?', en: 'Pause filling {target_bank_name}?' },
    },
    {
      id: 'resume',
      label: { th: 'เปิด', en: 'Resume' },
      icon: 'play',
      tone: 'success',
      permission: 'finance.replenish.update',
      when: { status: ['paused'] },
      call: replenishBanksUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดการเติมเงินบัญชี {target_bank_name}?', en: 'Resume filling {target_bank_name}?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มกฎ', en: 'Add rule' }, icon: 'plus', permission: 'finance.replenish.create', to: '/finance/replenish/add' }],
  refresh: 30000,
});

export default viewsPage({
  first: first,
  name: 'rules',
  title: { th: 'กฎเติมเงิน', en: 'Rules' },
  views: [
    { name: 'logs', title: { th: 'ประวัติเติม', en: 'History' }, permission: 'finance.replenish.view', load: () => import('./replenish-banks.logs.tsx') },
    { name: 'transfers', title: { th: 'ประวัติโอน', en: 'Transfers' }, permission: 'finance.replenish.view', load: () => import('./replenish-banks.transfers.tsx') },
  ],
});
