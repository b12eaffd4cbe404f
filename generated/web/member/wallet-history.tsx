// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { walletLogFields as f } from '#generated/api/fields/wallet-log.ts';
import { followCell } from '#web/screens/cells/follow-cell.tsx';
import { warnCell } from '#web/screens/cells/warn-cell.tsx';
import { listPage } from '#web/screens/list/list-page.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { memberWalletLogs } from './calls/member.ts';

const first = listPage({
  kind: 'list',
  path: '/member/wallet-history',
  area: 'member',
  title: { th: 'ประวัติกระเป๋า', en: 'Wallet history' },
  permission: 'member.wallet.view',
  list: memberWalletLogs,
  key: 'id',
  columns: [
    { ...f.created_at, width: 160, pin: 'start', sortable: true },
    { ...f.log_no, width: 150, sortable: true, pin: 'start' },
    { ...f.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true },
    { ...f.username, width: 130, sortable: true, link: '/member/users?username={username}' },
    { ...f.wallet_type, width: 140, sortable: true },
    { ...f.log_type, width: 150, sortable: true },
    { ...f.amount, width: 120, sortable: true, total: true, pin: 'end' },
    { ...f.balance_before, width: 120, sortable: true },
    { ...f.balance_after, width: 130, sortable: true, cell: { when: { chain: { not: ['ok', null] } }, tone: 'danger', says: f.chain }, draw: warnCell },
    { ...f.chain, hidden: true, sortable: true },
    { ...f.ref_type, hidden: true, sortable: true },
    {
      ...f.ref_id,
      width: 150,
      sortable: true,
      cell: {
        links: [
          { to: '/finance/deposit_requests?ref={ref_id}', when: { ref_type: ['deposit'] }, permission: 'finance.deposit.view' },
          { to: '/finance/withdraw_requests?ref={ref_id}', when: { ref_type: ['withdraw'] }, permission: 'finance.withdraw.view' },
          { to: '/shop/tracking?q={ref_id}', when: { ref_type: ['shop'] }, permission: 'shop.redeem.view' },
          { to: '/fortune-wheel/manage?tab=prizes&q={ref_id}', when: { ref_type: ['wheel'] }, permission: 'wheel.reward.view' },
        ],
      },
      draw: followCell,
    },
    { ...f.provider_code, hidden: true, sortable: true },
    { ...f.game_code, sortable: true },
    { ...f.round_id, hidden: true, sortable: true },
    { ...f.turnover_added, sortable: true },
    { ...f.actor_type, hidden: true, sortable: true },
    { ...f.actor_name, width: 130, sortable: true },
    { ...f.remark, width: 200, sortable: true },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.created_at, initial: 'today', maxDays: 31 },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'username', operator: 'eq', params: ['username'], field: f.username },
    { name: 'wallet_type', operator: 'in', params: ['wallet_type'], field: f.wallet_type },
    { name: 'log_type', operator: 'in', params: ['log_type'], field: f.log_type },
    { name: 'direction', operator: 'in', params: ['direction'], field: f.direction },
    { name: 'amount', operator: 'between', params: ['amount_min', 'amount_max'], field: f.amount },
    { name: 'ref_id', operator: 'eq', params: ['ref_id'], field: { ...f.ref_id, label: { th: 'อ้างอิง', en: 'Reference' } } },
    { name: 'chain', operator: 'in', params: ['chain'], field: f.chain },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-created_at,-id',
  limit: 50,
  groups: ['wallet_type', 'log_type'],
  rowActions: [
    { id: 'deposit', label: { th: 'เปิดรายการฝาก', en: 'Open the deposit' }, icon: 'open-in-new', permission: 'finance.deposit.view', when: { ref_type: ['deposit'] }, to: '/finance/deposit_requests?ref={ref_id}' },
    { id: 'withdraw', label: { th: 'เปิดรายการถอน', en: 'Open the withdrawal' }, icon: 'open-in-new', permission: 'finance.withdraw.view', when: { ref_type: ['withdraw'] }, to: '/finance/withdraw_requests?ref={ref_id}' },
    { id: 'round', label: { th: 'ดูทั้งรอบเกม', en: 'The whole round' }, icon: 'gamepad-variant', permission: 'game.provider_history.view', when: { ref_type: ['bet'] }, to: '/game/provider-history?round_id={round_id}&date_from={day}' },
    { id: 'member', label: { th: 'ดูสมาชิก', en: 'The member' }, icon: 'account', permission: 'member.member.view', to: '/member/users?username={username}' },
    { id: 'redeem', label: { th: 'เปิดรายการแลกรางวัล', en: 'Open the redemption' }, icon: 'open-in-new', permission: 'shop.redeem.view', when: { ref_type: ['shop'] }, to: '/shop/tracking?q={ref_id}' },
    { id: 'spin', label: { th: 'เปิดรางวัลกงล้อ', en: 'Open the wheel prize' }, icon: 'open-in-new', permission: 'wheel.reward.view', when: { ref_type: ['wheel'] }, to: '/fortune-wheel/manage?tab=prizes&q={ref_id}' },
  ],
  bulkActions: [],
  headerActions: [],
  export: 'member.wallet.export',
  cards: [{ field: f.amount_in, tone: 'success' }, { field: f.amount_out, tone: 'danger' }, { field: f.amount }],
});

export default viewsPage({
  first: first,
  name: 'wallet',
  title: { th: 'กระเป๋า', en: 'Wallets' },
  views: [{ name: 'provider', title: { th: 'ค่ายเกม', en: 'Providers' }, permission: 'game.provider_history.view', load: () => import('./wallet-history.provider.tsx') }],
});
