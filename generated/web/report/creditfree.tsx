// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { creditFreeStatusOptions } from '#generated/api/enums/credit-free-status.ts';
import { creditFreeStateFields as f } from '#generated/api/fields/credit-free-state.ts';
import { meterCell } from '#web/screens/cells/meter-cell.tsx';
import { listPage } from '#web/screens/list/list-page.tsx';
import { agentCreditfree } from './calls/agent.ts';

export default listPage({
  kind: 'list',
  path: '/report/creditfree',
  area: 'report',
  title: { th: 'รายงานเครดิตฟรี', en: 'Free-credit report' },
  permission: 'report.creditfree.view',
  list: agentCreditfree,
  key: 'id',
  columns: [
    { ...f.granted_at, width: 150, pin: 'start', sortable: true },
    { ...f.agent_code, width: 110, sortable: true },
    { ...f.username, width: 130, sortable: true, pin: 'start' },
    { ...f.mobile, hidden: true },
    { ...f.campaign, width: 215, sortable: true, fact: true },
    { ...f.source, width: 110, sortable: true },
    { ...f.amount, sortable: true, total: true, pin: 'end' },
    { ...f.turnover_required, sortable: true },
    { ...f.turnover_done, sortable: true },
    { ...f.progress_pct, width: 150, sortable: true, cell: { meter: 'goal' }, draw: meterCell },
    { ...f.withdraw_cap, sortable: true },
    { ...f.converted_amount, sortable: true, total: true },
    { ...f.deposited_after, sortable: true, total: true },
    { ...f.flags, width: 150 },
    { ...f.granted_by, width: 140, sortable: true },
    { ...f.expires_at, hidden: true, sortable: true },
    { ...f.status, width: 130, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.granted_at, initial: 'last7', maxDays: 92 },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'source', operator: 'in', params: ['source'], field: f.source },
    { name: 'campaign', operator: 'contains', params: ['campaign'], field: f.campaign },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'dup', operator: 'in', params: ['dup'], field: { ...f.flags, label: { th: 'IP/บัญชีซ้ำ', en: 'Duplicates' } } },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-granted_at',
  limit: 20,
  tabs: { filter: 'status', items: creditFreeStatusOptions },
  groups: ['source', 'status'],
  rowActions: [
    { id: 'profile', label: { th: 'ดูสมาชิก', en: 'The member' }, icon: 'account', permission: 'member.member.view', to: '/member/users?username={username}' },
    { id: 'member', label: { th: 'แพ้/ชนะของสมาชิก', en: 'The member\'s win/loss' }, icon: 'chart-box', permission: 'member.winloss.view', to: '/member/winloss-summary?username={username}' },
    { id: 'wallet', label: { th: 'ดูกระเป๋า', en: 'The wallet' }, icon: 'wallet', permission: 'member.wallet.view', to: '/member/wallet-history?username={username}&log_type=credit_free' },
  ],
  bulkActions: [],
  headerActions: [],
  export: 'report.creditfree.export',
  cards: [
    { field: f.member_id, label: { th: 'คนรับ', en: 'Receivers' } },
    { field: f.amount, label: { th: 'เครดิตฟรีรวม', en: 'Free credit' } },
    { field: f.converted_amount },
    { field: f.deposited_after, label: { th: 'ฝากต่อหลังรับ', en: 'Deposited after' } },
    { part: 'followed', label: { th: 'ที่ฝากต่อ', en: 'Followed by a deposit' } },
    { parts: [{ field: f.converted_amount }, { field: f.deposited_after, less: true }], gain: 'player', label: { th: 'ต้นทุนสุทธิ', en: 'Net cost' }, note: { th: 'ถอนได้จริง − ฝากต่อ', en: 'Converted − deposited after' } },
  ],
});
