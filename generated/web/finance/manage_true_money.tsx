// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { trueMoneyWalletFields as f } from '#generated/api/fields/true-money-wallet.ts';
import { meterCell } from '#web/screens/cells/meter-cell.tsx';
import { listPage } from '#web/screens/list/list-page.tsx';
import { bankUpdate } from './calls/bank.ts';
import { trueMoneyEvents, trueMoneyList } from './calls/true_money.ts';

export default listPage({
  kind: 'list',
  path: '/finance/manage_true_money',
  area: 'finance',
  title: { th: 'ทรูมันนี่วอลเล็ท', en: 'TrueMoney wallets' },
  permission: 'finance.truemoney.view',
  list: trueMoneyList,
  key: 'id',
  columns: [
    { ...f.wallet_no, width: 165, sortable: true, pin: 'start' },
    { ...f.wallet_name, label: { th: 'ชื่อ', en: 'Name' }, width: 170, sortable: true, fact: true },
    { ...f.agent_ids, label: { th: 'เอเย่นต์', en: 'Agents' }, width: 230 },
    { ...f.usage, width: 165, sortable: true },
    { ...f.kyc_level, width: 120, sortable: true },
    { ...f.balance, width: 130, sortable: true, total: true, pin: 'end' },
    { ...f.today_in, width: 120, sortable: true, total: true },
    { ...f.today_in_count, label: { th: 'ครั้ง', en: 'Times' }, width: 80, sortable: true },
    { ...f.month_in, width: 130, sortable: true, total: true },
    { ...f.limit_used_pct, width: 170, sortable: true, cell: { meter: 'limit' }, draw: meterCell },
    { ...f.webhook_status, width: 140, sortable: true },
    { ...f.last_event_at, label: { th: 'ล่าสุด', en: 'Last event' }, width: 172, sortable: true },
    { ...f.status, width: 110, sortable: true, pin: 'end' },
    { ...f.month_limit, hidden: true, sortable: true },
    { ...f.balance_updated_at, hidden: true, sortable: true },
    { ...f.note, hidden: true },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'usage', operator: 'in', params: ['usage'], field: f.usage },
    { name: 'webhook_status', operator: 'in', params: ['webhook_status'], field: f.webhook_status },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'sort_order',
  limit: 20,
  groups: ['usage', 'webhook_status', 'status'],
  open: '/finance/manage_bank?id={id}',
  rowActions: [
    { id: 'events', label: { th: 'รายการล่าสุด', en: 'Latest transfers' }, permission: 'finance.truemoney.view', call: trueMoneyEvents, part: () => import('#areas/finance/web/parts/wallet-events.tsx') },
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'finance.bank.view', to: '/finance/manage_bank?id={id}' },
    {
      id: 'pause',
      label: { th: 'พักวอลเล็ท', en: 'Pause' },
      icon: 'pause',
      permission: 'finance.bank.update',
      when: { status: ['active'] },
      call: bankUpdate,
      set: { status: 'paused' },
      confirm: { th: 'พักวอลเล็ท {wallet_no}?', en: 'Pause {wallet_no}?' },
    },
    {
      id: 'open',
      label: { th: 'เปิดวอลเล็ท', en: 'Open' },
      icon: 'play',
      permission: 'finance.bank.update',
      when: { status: ['paused'] },
      call: bankUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดวอลเล็ท {wallet_no}?', en: 'Open {wallet_no}?' },
    },
  ],
  bulkActions: [],
  headerActions: [],
  refresh: 60000,
});
